/** Small signs of our own, on 24 by 24. */
export const SIGNS = {
  check: 'M9.6 18.6 3.4 12l2-2 4.2 4.2L18.8 4.6l2 2z',
  cross: 'm5 7 2-2 5 5 5-5 2 2-5 5 5 5-2 2-5-5-5 5-2-2 5-5z',
  down: 'M4 8h16l-8 9z',
  undo: 'M9 4 3 9.5 9 15v-4h5a4 4 0 0 1 0 8H8v2.4h6a6.4 6.4 0 0 0 0-12.8H9z',
}
/** The sceptre of Kings' Struggle, on 512 by 512 as the others. */
export const SCEPTRE =
  'M236 196h40v276a20 20 0 0 1-40 0zM256 84a62 62 0 1 1 0 124 62 62 0 0 1 0-124zm0 26a36 36 0 0 0-36 36h26a10 10 0 0 1 10-10zM244 20h24v24h24v22h-24v22h-24V66h-24V44h24zM200 214h112v26H200zM214 252h84v16h-84zM226 440h60v18h-60z'
