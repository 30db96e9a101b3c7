/** 16 bytes of one's own for the key of a match, in hexadecimal digits: nobody stacks the deck. */
export function seatBytes(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
