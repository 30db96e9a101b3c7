/** Every sentence of the page is there in every language, and said by somebody. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { botName } from '@/house/shelf.svelte'
import { house, sourcesOf } from '@/text/house.svelte'
import { Speech, type Language } from '@/text/speech'
import { chairName } from '@/table/names'

const ROOT = process.cwd()
const LANGUAGES: Language[] = ['en', 'ru', 'uk']
const FILES = readdirSync(`${ROOT}/text/en`).filter((name) => name.endsWith('.ftl'))

const written = (language: Language, file: string) => readFileSync(`${ROOT}/text/${language}/${file}`, 'utf8')

/** The messages of a file, each with the variables it fills in. */
function messages(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  let now = ''
  for (const line of text.split('\n')) {
    const begins = /^([a-z][\w-]*) =/.exec(line)
    if (begins) found.set((now = begins[1]!), [])
    else if (!/^[\s}]/.test(line)) now = ''
    if (now) for (const [, name] of line.matchAll(/\$(\w+)/g)) found.get(now)!.push(name!)
  }
  for (const [id, names] of found) found.set(id, [...new Set(names)].sort())
  return found
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return sources(path)
    return /\.(ts|svelte)$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [readFileSync(path, 'utf8')] : []
  })
}
const SOURCE = sources(`${ROOT}/src`).join('\n')
/** how ids begin that are put together from parts: t(`house-lobby-${kind}`) */
const COMPOSED = [...SOURCE.matchAll(/[`'"]([a-z]+-[\w-]*)(\$\{)/g)].map(([, start]) => start!)
const CORE = LANGUAGES.map((language) =>
  ['core', 'server'].map((part) => readFileSync(`${ROOT}/../src/regnum/${part}/text/${language}.ftl`, 'utf8')),
)

it.each(LANGUAGES)('calls a bot at the table and in the log as where it was chosen (%s)', async (language) => {
  house.speech = new Speech(language, await sourcesOf(language), ['Anna'])
  for (const bot of ['random', 'greedy', 'from-elsewhere']) {
    const name = botName(bot)
    expect(name === bot).toBe(bot === 'from-elsewhere')
    expect(chairName({ seat: 1, name: '', bot })).toBe(`${name} 2`)
    expect(house.speech.say({ id: 'event-stood-in', args: { seat: 0, bot } })).toContain(name)
  }
})

it.each([
  ['en', 'Anna is thinking.', 'Anna, Borys are thinking.'],
  ['ru', 'Думает: Anna.', 'Думают: Anna, Borys.'],
  ['uk', 'Думає: Anna.', 'Думають: Anna, Borys.'],
] as [Language, string, string][])('tells in %s of one bot that thinks, and of several', (language, one, several) => {
  const speech = new Speech(language, [written(language, 'table.ftl')], ['Anna', 'Borys'])
  const thinking = (...seats: string[]) => speech.say({ id: 'table-bots-think', args: { seats, count: seats.length } })
  expect([thinking('0'), thinking('0', '1')]).toEqual([one, several])
})

describe.each(FILES)('%s', (file) => {
  const english = messages(written('en', file))

  it.each(LANGUAGES)('has every message in %s, with the same variables', (language) => {
    expect(Object.fromEntries(messages(written(language, file)))).toEqual(Object.fromEntries(english))
  })

  it.each(LANGUAGES)('can be said in %s', (language) => {
    const speech = new Speech(language, [...CORE[LANGUAGES.indexOf(language)]!, written(language, file)])
    for (const [id, names] of messages(written(language, file))) {
      for (const count of [0, 1, 2, 5, 21]) {
        const said = speech.say({ id, args: Object.fromEntries(names.map((name) => [name, count])) })
        expect(said.trim(), id).not.toBe('')
        expect(said, id).not.toMatch(/[{}]|\?\?\?/)
      }
    }
  })

  it('has nothing that nobody says', () => {
    const unused = [...english.keys()].filter(
      (id) => !new RegExp(`['"\`]${id}['"\`]`).test(SOURCE) && !COMPOSED.some((start) => id.startsWith(start)),
    )
    expect(unused).toEqual([])
  })
})

it('every sentence that the page names is there', () => {
  const games = `${ROOT}/../src/regnum/games`
  const boards = readdirSync(`${ROOT}/src/boards`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readFileSync(`${games}/${name.replaceAll('-', '_')}/text/en.ftl`, 'utf8'))
  const texts = [...FILES.map((file) => written('en', file)), ...CORE[0]!, ...boards]
  const known = new Set(texts.flatMap((text) => [...messages(text).keys()]))
  const named = [...SOURCE.matchAll(/\bt\(\s*['"]([a-z][\w-]*)['"]/g)].map(([, id]) => id!)
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((id) => !known.has(id))).toEqual([])
})
