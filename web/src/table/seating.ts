/** Several people before one screen: who looks at it next. */

/**
 * The seat that must take the screen now, if it is another than the one before it.
 * Who can act stays; a seat only gives way when another seat of this screen has to act.
 */
export function nextBefore(
  mine: readonly number[],
  viewer: number | null,
  toAct: readonly number[],
): number | null {
  if (viewer !== null && toAct.includes(viewer)) return null
  const waiting = mine.filter((seat) => toAct.includes(seat))
  if (!waiting.length) return null
  // in the order of seats, beginning after the one who gets up
  return waiting.find((seat) => viewer !== null && seat > viewer) ?? waiting[0]!
}

/** Seats of this screen that may say something while another decides. */
export function mayTakeOver(
  mine: readonly number[],
  viewer: number | null,
  maySpeak: readonly number[],
): number[] {
  return mine.filter((seat) => seat !== viewer && maySpeak.includes(seat))
}
