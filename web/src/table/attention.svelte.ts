/** "It is your turn": in the title of the page and, if allowed, as a notification. */
import { chime } from './chime'
import { t } from '@/text/house.svelte'
import { settings } from '@/text/settings.svelte'

export interface Attention {
  yours: boolean
  game: string
  n: number
}

export function attention(now: () => Attention): void {
  let told = -1
  let was = false
  const place = location.hash

  $effect(() => {
    const { yours, game, n } = now()
    const title = game ? t('table-title', { game }) : t('regnum')
    document.title = yours ? t('table-title-turn', { game }) : title
    if (yours && !was) chime()
    was = yours
    if (!yours || n <= told || !document.hidden) return
    told = n
    notify(game)
  })
  $effect(() => () => (document.title = t('regnum')))

  function notify(game: string) {
    if (!settings.notify || !('Notification' in globalThis) || Notification.permission !== 'granted') return
    const note = new Notification(t('table-title-turn', { game }), { tag: place, icon: './icon.svg' })
    note.onclick = () => {
      window.focus()
      location.hash = place
      note.close()
    }
  }
}
