/** In which state a piece lies before somebody; never told by colour alone. */
export interface State {
  /** may be touched now: gold light */
  legal?: boolean | undefined
  /** being decided: a red ring, lifted */
  chosen?: boolean | undefined
  /** nothing of its kind is asked for now: sunk, where it is held */
  rest?: boolean | undefined
  /** others of its kind may be touched, this one not: dim */
  off?: boolean | undefined
  /** was touched, and refused: dashed red line */
  touched?: boolean | undefined
  /** is what stands in the way: red line */
  culprit?: boolean | undefined
  /** advised, or spoken of: lapis ring */
  hint?: boolean | undefined
  /** the last move was here: a manicule */
  last?: boolean | undefined
  /** what touching it would come to, in few words: a gold tag */
  fate?: string | undefined
}

const SHOWN = ['legal', 'chosen', 'rest', 'off', 'touched', 'culprit', 'hint'] as const

/** The classes of a state. */
export const classesOf = (state: State): string =>
  SHOWN.filter((each) => state[each])
    .map((each) => `is-${each}`)
    .join(' ')
