/** What a key at a table means. */

/** The key by its place, so that it is the same in every alphabet. */
export const keyOf = ({ code, key }: KeyboardEvent): string => (/^Key[A-Z]$/.test(code) ? code[3]!.toLowerCase() : key)

/** Somebody writes something, and means letters. */
export const isWriting = ({ target }: Event): boolean =>
  (target as Element | null)?.closest?.('input, textarea, select, [contenteditable]') != null
