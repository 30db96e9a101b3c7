/** Whose a thing is: every seat has a tincture and an ordinary, so that its colour never stands alone. */

export const TINCTURES = ['gules', 'azure', 'or', 'vert', 'purpure', 'sable'] as const
export type Tincture = (typeof TINCTURES)[number]

/** what games call the colours that they give their seats */
const COLOURS: Record<string, Tincture> = {
  red: 'gules',
  blue: 'azure',
  yellow: 'or',
  green: 'vert',
  purple: 'purpure',
  black: 'sable',
}

export const tinctureOf = (seat: number): Tincture => TINCTURES[seat % TINCTURES.length]!
export const tinctureCalled = (colour: string): Tincture | undefined => COLOURS[colour]

/** The tincture of each seat: the colour that the game gives it, as a view tells, else by its number. */
export function tincturesOf(view: unknown, count: number): Tincture[] {
  const seats = (view as { seats?: ({ colour?: unknown } | null)[] } | null)?.seats
  const given = Array.isArray(seats) ? seats.map((seat) => tinctureCalled(String(seat?.colour))) : []
  return Array.from({ length: count }, (_, seat) => given[seat] ?? tinctureOf(seat))
}
