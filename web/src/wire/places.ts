/** Addresses within the page: the part after `#`. */

/** The address of a place, for `href`. */
export const to = (...parts: string[]): string => '#/' + parts.map(encodeURIComponent).join('/')

export function go(...parts: string[]): void {
  location.hash = to(...parts)
}
