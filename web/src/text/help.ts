/** What the texts of a game tell of a component. */
import type { Schemas } from '@/wire/http'
import type { Speech } from './speech'

/** What a thing may be called in the list of components: its id, or with the first words dropped. */
function callings(thing: string): string[] {
  const parts = thing.replace(/-\d+$/, '').split('-')
  return [thing, ...parts.map((_, i) => parts.slice(i).join('-'))]
}

/** Help on a component; none if the owner of the cards has changed it: its marks tell what it does. */
export function helpOf(thing: string, speech: Speech): string {
  const found = callings(thing).find((each) => speech.changed(each) || speech.has(`${each}-help`))
  return found && !speech.changed(found) ? speech.say({ id: `${found}-help` }) : ''
}

/** The rule that tells of a thing, by its anchor; empty without one. */
export function ruleOf(thing: string, kinds: readonly Schemas['ComponentKind'][]): string {
  const rules = new Map(kinds.flatMap((kind) => kind.entries.map((entry) => [entry.name, entry.rule])))
  const found = callings(thing).find((each) => rules.has(each))
  return found ? rules.get(found)! : ''
}
