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

/** A scene, but for things that lie there as they do in another. */
function laidOut(scene: Scene, other: Scene, things: ReadonlySet<string>): Scene {
  const there = new Map<string, [area: string, piece: Piece]>()
  const note = (area: Area) => {
    for (const piece of area.pieces) if (things.has(piece.id)) there.set(piece.id, [area.id, piece])
    area.areas.forEach(note)
  }
  other.areas.forEach(note)
  const laid = (area: Area): Area => {
    const come = [...there.values()].flatMap(([at, piece]) => (at === area.id ? [piece] : []))
    // what lies in the same place in both stays where it is
    const pieces = area.pieces.flatMap((piece) => come.find(({ id }) => id === piece.id) ?? (things.has(piece.id) ? [] : [piece]))
    return { ...area, areas: area.areas.map(laid), pieces: [...pieces, ...come.filter((piece) => !pieces.includes(piece))] }
  }
  return { ...scene, areas: scene.areas.map(laid) }
}

/** The table between these two: what steps that were told are about, and those that are still to come. */
export const asTold = (was: Table, is: Table, told: ReadonlySet<string>, untold: ReadonlySet<string>): Table => ({
  view: viewAsTold(was.view, is.view, untold),
  scene:
    was.view.round === is.view.round
      ? laidOut(is.scene, was.scene, untold)
      : laidOut(was.scene, is.scene, new Set([...told].filter((id) => !untold.has(id)))),
})
