/** A rating as a line over the matches that made it. */

export interface Point {
  rating: number
  deviation: number
}

export interface Plot {
  /** the rating, and how sure it is, as outlines on a sheet of `wide` by `high` */
  line: string
  band: string
  least: number
  most: number
  dots: { x: number; y: number }[]
}

/** The plot of some points, oldest first. */
export function plotted(points: readonly Point[], wide: number, high: number): Plot {
  const low = Math.min(...points.map((each) => each.rating - each.deviation))
  const top = Math.max(...points.map((each) => each.rating + each.deviation))
  const room = top - low || 1
  const x = (i: number) => (points.length > 1 ? (i / (points.length - 1)) * wide : wide / 2)
  const y = (value: number) => high - ((value - low) / room) * high
  const at = (i: number, value: number) => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`
  const upper = points.map((each, i) => at(i, each.rating + each.deviation))
  const lower = points.map((each, i) => at(i, each.rating - each.deviation)).reverse()
  return {
    line: 'M' + points.map((each, i) => at(i, each.rating)).join('L'),
    band: `M${[...upper, ...lower].join('L')}Z`,
    least: Math.round(low),
    most: Math.round(top),
    dots: points.map((each, i) => ({ x: x(i), y: y(each.rating) })),
  }
}
