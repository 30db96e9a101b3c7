/**
 * The table while a turn of the solo opponent is told. Both tables are the service's, the one before
 * the turn and the one after it: a thing stays as it was until a step that is about it has been told.
 */
import type { Area, Piece, Scene } from '@/table/props'
import type { paladins } from '@/wire/games'
import { ATTRIBUTES } from './faces'

export interface Table {
  view: paladins.View
  scene: Scene
}

/** Every text within a value: the ids of what lies there are among them. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

class Picking {
  constructor(private untold: ReadonlySet<string>) {}

  /** As it was if one of these, or a thing in it, is still to be told of. */
  pick<T>(was: T, is: T, ...about: string[]): T {
    const open = (id: string) => this.untold.has(id)
    return about.some(open) || textsIn([was, is]).some(open) ? was : is
  }

  /** The same, for places in a row. */
  each<T>(was: readonly T[], is: readonly T[], about: (there: T, place: number) => string[] = () => []): T[] {
    return is.map((there, place) => this.pick(was[place] ?? there, there, ...about(there, place)))
  }
}

/** What there is to see, but for `untold`: things that steps still to come are about. */
function viewAsTold(was: paladins.View, is: paladins.View, untold: ReadonlySet<string>): paladins.View {
  // what a new round lays out anew is as it was until all of the old one has been told
  const stays = was.round === is.round ? is : was
  if (stays === is && !untold.size) return is
  const told = new Picking(untold)
  const player = is.players.length - 1
  const done = ({ action }: { action: string | null }) => [`${action}@${player}`]
  const before = was.players[player]!
  const after = is.players[player]!
  return {
    ...stays,
    tax: told.pick(was.tax, stays.tax, 'count-tax-count'),
    tax_number: told.pick(was.tax_number, stays.tax_number, 'count-tax-count'),
    debts: told.pick(was.debts, stays.debts, 'count-debt-count'),
    suspicion_deck: told.pick(was.suspicion_deck, stays.suspicion_deck, 'count-suspicion-count'),
    suspicions_gone: told.pick(was.suspicions_gone, stays.suspicions_gone, 'count-suspicion-count'),
    orders: told.each(was.orders, stays.orders, done),
    favours: told.each(was.favours, stays.favours),
    townsfolk: told.each(was.townsfolk, stays.townsfolk),
    townsfolk_gone: told.pick(was.townsfolk_gone, stays.townsfolk_gone),
    outsiders: told.each(was.outsiders, stays.outsiders),
    outsiders_gone: told.pick(was.outsiders_gone, stays.outsiders_gone),
    spaces: told.each(was.spaces, is.spaces),
    players: [
      ...stays.players.slice(0, player),
      {
        ...before,
        attributes: told.each(before.attributes, after.attributes, (_, place) => [`opponent-${ATTRIBUTES[place]}`]),
        actions: told.each(before.actions, stays.players[player]!.actions, done),
        suspicions: told.pick(before.suspicions, after.suspicions),
        walls: told.pick(before.walls, after.walls),
        attacked: told.pick(before.attacked, after.attacked),
        converted: told.pick(before.converted, after.converted),
        hired: told.pick(before.hired, after.hired),
        unpaid: told.pick(before.unpaid, after.unpaid, 'opponent-debts'),
        paid: told.pick(before.paid, after.paid, 'opponent-debts'),
        passed: told.pick(before.passed, stays.players[player]!.passed, 'opponent-passed'),
      },
    ],
    opponent: was.opponent &&
      stays.opponent && {
        ...was.opponent,
        marker: told.pick(was.opponent.marker, stays.opponent.marker, 'opponent-marker'),
        // placed ones leave, others are called
        idle: told.pick(was.opponent.idle, stays.opponent.idle, 'opponent-idle', ...after.actions.flatMap(done)),
        scheme_deck: told.pick(was.opponent.scheme_deck, stays.opponent.scheme_deck, 'opponent-scheme', 'opponent-schemes'),
        schemes_gone: told.pick(was.opponent.schemes_gone, stays.opponent.schemes_gone, 'opponent-schemes'),
        tried: told.pick(was.opponent.tried, stays.opponent.tried),
      },
  }
}

const piecesIn = (areas: readonly Area[]): Piece[] => areas.flatMap((area) => [...area.pieces, ...piecesIn(area.areas)])

/** The same for what things are called, and what is to be said of them. */
function sceneAsTold(was: Table, is: Table, untold: ReadonlySet<string>): Scene {
  const [first] = is.scene.areas
  if (was.view.round !== is.view.round || !first) return was.scene
  // what comes later under the same name counts
  const pieces = piecesIn(was.scene.areas).filter(({ id }) => untold.has(id))
  return { ...is.scene, areas: [...is.scene.areas, { ...first, id: 'as-it-was', areas: [], pieces }] }
}

/** The table between these two, where `untold` are the things that steps still to come are about. */
export const asTold = (was: Table, is: Table, untold: ReadonlySet<string>): Table => ({
  view: viewAsTold(was.view, is.view, untold),
  scene: sceneAsTold(was, is, untold),
})
