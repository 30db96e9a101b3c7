/** Messages to this browser when the page is closed, where the host has set that up. */
import { t } from '@/text/house.svelte'
import { Fault, ask } from '@/wire/http'
import { allGames, nameOf } from './shelf.svelte'

export const canPush =
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** The same name stands in public/worker.js. */
const WORDS = 'regnum-words'

/** What the worker will say; it has no texts of its own. */
async function teach(): Promise<void> {
  const turn = (await allGames()).map((game) => [game.id, t('alert-turn', { game: nameOf(game) })])
  const words = { trial: t('house-push-trial'), turn: Object.fromEntries(turn) }
  const kept = await caches.open(WORDS)
  await kept.put('words.json', Response.json(words))
}

/** Subscribe this browser, and tell the service where to send. */
export async function subscribe(): Promise<void> {
  const { key } = await ask('get', '/api/push-key')
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new Fault(0, 'denied', { id: 'house-notify-denied' }, 'denied')
  }
  await teach()
  const worker = await navigator.serviceWorker.register('./worker.js')
  const asked = { userVisibleOnly: true, applicationServerKey: key }
  const subscription = await worker.pushManager.subscribe(asked).catch(() => {
    throw new Fault(0, 'no-push', { id: 'house-push-failed' }, 'no push service')
  })
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const body = { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' }
  await ask('post', '/api/me/alerts/push', { body })
}
