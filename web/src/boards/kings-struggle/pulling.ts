/** A card that is pulled out of the hand onto the table is played; let go elsewhere it goes back. */
import type { Attachment } from 'svelte/attachments'

/** a pointer that moves less than this is a tap */
const TAP = 7
const LIT = '[data-piece][data-glow]'

interface Pull {
  card: HTMLElement
  pointer: number
  x: number
  y: number
  /** it has left its place */
  lifted: boolean
}

/** For what holds the cards; `play` is told which one was pulled onto the table. */
export function pulling(play: (card: string) => void): Attachment<HTMLElement> {
  return (hand) => {
    let pull: Pull | null = null

    function down(event: PointerEvent) {
      const card = (event.target as Element).closest<HTMLElement>(LIT)
      if (!card || event.button !== 0) return
      pull = { card, pointer: event.pointerId, x: event.clientX, y: event.clientY, lifted: false }
    }

    function move(event: PointerEvent) {
      if (event.pointerId !== pull?.pointer) return
      const [dx, dy] = [event.clientX - pull.x, event.clientY - pull.y]
      pull.lifted ||= Math.hypot(dx, dy) >= TAP
      if (!pull.lifted) return
      event.preventDefault()
      Object.assign(pull.card.style, { transform: `translate(${dx}px, ${dy}px)`, transition: 'none', zIndex: '70' })
    }

    function up(event: PointerEvent) {
      if (event.pointerId !== pull?.pointer) return
      const { card, lifted } = pull
      // what is under the card, not the card itself
      card.style.pointerEvents = 'none'
      const table = document.elementFromPoint(event.clientX, event.clientY)?.closest('.mat')
      end()
      if (!lifted) return
      addEventListener('click', swallow, { capture: true, once: true })
      // a click that never comes must not swallow the next one
      setTimeout(() => removeEventListener('click', swallow, true))
      if (table) play(card.dataset['piece']!)
    }

    function end() {
      if (pull) Object.assign(pull.card.style, { transform: '', transition: '', zIndex: '', pointerEvents: '' })
      pull = null
    }

    hand.addEventListener('pointerdown', down)
    addEventListener('pointermove', move, { passive: false })
    addEventListener('pointerup', up)
    addEventListener('pointercancel', end)
    return () => {
      hand.removeEventListener('pointerdown', down)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', end)
      end()
    }
  }
}

function swallow(event: Event) {
  event.stopPropagation()
  event.preventDefault()
}
