/** What looks the same and lies together is one pile with a number, unless it can be touched. */
import type { Piece } from '@/wire/frames'

export interface Pile {
  piece: Piece
  count: number
}

/** Pieces in their order, as piles; face down all look the same, face up what `looks` says. */
export function pilesOf(
  pieces: readonly Piece[],
  looks: (piece: Piece) => string,
  apart: (piece: Piece) => boolean,
): Pile[] {
  const found: Pile[] = []
  for (const piece of pieces) {
    const last = found.at(-1)
    if (last && alike(last.piece, piece, looks) && !apart(piece) && !apart(last.piece)) last.count += 1
    else found.push({ piece, count: 1 })
  }
  return found
}

function alike(one: Piece, other: Piece, looks: (piece: Piece) => string): boolean {
  if (!one.face_up || !other.face_up) return one.face_up === other.face_up
  return looks(one) === looks(other)
}
