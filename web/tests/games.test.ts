/** What games, kernel and service say is understood here as it is in the terminal. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, Speech } from '@/text/speech'

const SOURCE = `${process.cwd()}/../src/regnum`
const read = (part: string, language: string) => readFileSync(`${SOURCE}/${part}/text/${language}.ftl`, 'utf8')
const GAMES = readdirSync(`${SOURCE}/games`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`${SOURCE}/games/${entry.name}/text/en.ftl`))
  .map((entry) => `games/${entry.name}`)

/** The messages of a file with the variables that each fills in. */
function messages(text: string): [id: string, variables: string[]][] {
  return text
    .split(/^(?=[a-z])/m)
    .flatMap((each) => {
      const id = /^([a-z][\w-]*) *=/.exec(each)?.[1]
      return id ? [[id, [...new Set([...each.matchAll(/\$(\w+)/g)].map(([, name]) => name!))]]] : []
    })
}

describe.each(['core', 'server', ...GAMES])('%s', (part) => {
  it.each(LANGUAGES)('is understood in %s, to the last message', (language) => {
    const text = read(part, language)
    const speech = new Speech(language, part === 'core' ? [text] : [read('core', language), text], ['Anna', 'Boris'])
    const found = messages(text)
    expect(found.length).toBeGreaterThan(10)
    for (const [id, variables] of found) {
      expect(speech.has(id), id).toBe(true)
      for (const value of [0, 1, 5]) {
        const said = speech.say({ id, args: Object.fromEntries(variables.map((name) => [name, value])) })
        expect(said.trim(), id).not.toBe('')
        // what cannot be filled in stands in braces
        expect(said, id).not.toMatch(/[{}]/)
      }
    }
  })
})
