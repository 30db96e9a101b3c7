/**
 * Makes the types of what goes over the wire: `npm run types`.
 * With `--check` it only says whether they are current.
 * Python is $REGNUM_PYTHON, else the environment that make sets up, else python3.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from 'json-schema-to-typescript'
import openapiTS, { astToString } from 'openapi-typescript'

const web = fileURLToPath(new URL('..', import.meta.url))
const target = join(web, 'src/wire')
const venv = join(web, '../.venv/bin/python')
const python = process.env['REGNUM_PYTHON'] ?? (existsSync(venv) ? venv : 'python3')
const check = process.argv.includes('--check')
const HEAD = '// Made by `npm run types` from the schemas of the service: change those, not this.\n\n'

/**
 * What the service sends holds every field but those that can be unset: these have no default.
 * What a client says may leave out what has a default.
 */
function complete(definitions) {
  for (const schema of Object.values(definitions)) {
    const fields = schema.properties ?? {}
    if ('say' in fields || !schema.properties) continue
    const given = schema.required ?? []
    schema.required = Object.keys(fields).filter((name) => given.includes(name) || 'default' in fields[name])
  }
}

/** References within one namespace. */
function rebased(schema, from) {
  return JSON.parse(JSON.stringify(schema).replaceAll(`"#/$defs/${from}/$defs/`, '"#/$defs/'))
}

/** A schema as the maker of types understands it: older words for tuples, nothing beside references. */
function plainer(schema) {
  if (schema === null || typeof schema !== 'object') return schema
  if (schema.$ref) return { $ref: schema.$ref }
  if (schema.prefixItems) {
    const { prefixItems, ...rest } = schema
    const length = prefixItems.length
    return { ...rest, items: prefixItems, minItems: length, maxItems: length }
  }
  if (schema.type === 'array') {
    const { minItems, maxItems, ...rest } = schema
    return rest
  }
  return schema
}

async function declarations(schema, name) {
  const own = rebased(schema, name)
  complete(own.$defs)
  // a title or a default beside a reference makes a type of its own of every place it stands at
  for (const each of Object.values(own.$defs)) delete each.title
  own.$defs = JSON.parse(JSON.stringify(own.$defs), (_, value) => plainer(value))
  // reachable from one root, so that each is written once under its own name
  const properties = Object.fromEntries(
    Object.keys(own.$defs).map((each) => [each, { $ref: `#/$defs/${each}` }]),
  )
  const root = { $defs: own.$defs, type: 'object', properties, additionalProperties: false }
  const text = await compile(root, 'Root', {
    additionalProperties: false,
    bannerComment: '',
    format: true,
    style: { semi: false, singleQuote: true },
  })
  return text.replace(/^export interface Root \{[^]*?^\}\n/m, '').trim()
}

async function made(folder) {
  execFileSync(python, [join(web, 'scripts/schemas.py'), folder], { stdio: 'inherit' })
  const read = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const requests = await openapiTS(read('openapi.json'), {
    alphabetize: true,
    defaultNonNullable: false,
  })
  const { frames, ...games } = read('regnum.json').$defs
  let text = ''
  for (const [name, schema] of Object.entries(games)) {
    const body = await declarations(schema, name)
    const indented = body.replace(/^(?=.)/gm, '  ')
    text += `export namespace ${name.replaceAll('-', '_')} {\n${indented}\n}\n\n`
  }
  return {
    'openapi.d.ts': HEAD + astToString(requests),
    'frames.d.ts': HEAD + (await declarations(frames, 'frames')) + '\n',
    'games.d.ts': HEAD + text.trimEnd() + '\n',
  }
}

const folder = mkdtempSync(join(tmpdir(), 'regnum-types-'))
try {
  let stale = false
  for (const [name, text] of Object.entries(await made(folder))) {
    const path = join(target, name)
    if (!check) writeFileSync(path, text)
    else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
      console.error(`src/wire/${name} is not current: run make types`)
      stale = true
    }
  }
  process.exitCode = stale ? 1 : 0
} finally {
  rmSync(folder, { recursive: true })
}
