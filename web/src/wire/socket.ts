/** The browser's socket, clock and chance, for `Live`. */
import { address } from './http'
import type { Around } from './live'

export function around(match: string): Around {
  return {
    connect(on) {
      const url = address(`/api/matches/${encodeURIComponent(match)}/live`).replace(/^http/, 'ws')
      const socket = new WebSocket(url)
      socket.onopen = () => on.open()
      socket.onmessage = (event) => on.hear(String(event.data))
      socket.onclose = () => on.close()
      return {
        send: (text) => socket.send(text),
        close: () => socket.close(),
      }
    },
    later(milliseconds, then) {
      const timer = setTimeout(then, milliseconds)
      return () => clearTimeout(timer)
    },
    random: Math.random,
    id: () => crypto.getRandomValues(new Uint32Array(4)).reduce((id, n) => id + n.toString(36), ''),
  }
}
