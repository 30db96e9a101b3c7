/**
 * Dragging what glows or is chosen; letting go over the table is the move. A drag says in one
 * gesture what the game may ask in several steps, which are then gone one after the other.
 */
import { ghost } from '@/pieces/flight.svelte'
import { meant, type Plan } from './plan'
import type { BoardProps } from './props'

export interface Drag {
  /** what is in the air */
  piece: string | null
  /** the place below the pointer */
  over: string | null
}

export interface Handling {
  /** what may be taken up */
  may: (piece: string) => boolean
  /** what letting go says: over a place or just the table (null), and over another piece */
  plan: (piece: string, place: string | null, on: string | null) => Plan
}

/** a pointer that moves less than this is a tap */
const TAP = 7

export function dragging(board: () => BoardProps, root: () => HTMLElement | undefined, handling: Handling): Drag {
  const drag: Drag = $state({ piece: null, over: null })
  let start: { x: number; y: number; element: HTMLElement; pointer: number } | null = null
  let copy: HTMLElement | null = null
  let plan: Plan = []

  function down(event: PointerEvent) {
    const element = (event.target as Element).closest<HTMLElement>('[data-piece]:is([data-glow], [data-chosen])')
    if (!element || event.button !== 0 || !handling.may(element.dataset['piece']!)) return
    start = { x: event.clientX, y: event.clientY, element, pointer: event.pointerId }
  }

  function move(event: PointerEvent) {
    if (!start || event.pointerId !== start.pointer) return
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y]
    if (!copy) {
      if (Math.hypot(dx, dy) < TAP) return
      copy = lifted(start.element, root()!)
      drag.piece = start.element.dataset['piece']!
    }
    event.preventDefault()
    copy.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`
    drag.over = below(event)?.place ?? null
  }

  function up(event: PointerEvent) {
    if (!start || event.pointerId !== start.pointer) return
    const piece = drag.piece
    const goal = piece === null ? null : below(event)
    if (piece !== null) addEventListener('click', swallow, { capture: true, once: true })
    // a click that never comes must not swallow the next one
    setTimeout(() => removeEventListener('click', swallow, true))
    end()
    if (piece !== null && goal) drop(piece, goal)
  }

  function drop(piece: string, { place, on }: Goal) {
    plan = handling.plan(piece, place, on)
    if (plan.length) proceed()
    // the table says why it cannot come there
    else if (place !== null && piece !== on) board().touch(on !== null && board().glow.has(on) ? on : place)
  }

  function proceed() {
    const step = plan.shift()!
    const option = meant(board().options, step)
    if (option) {
      board().act(option)
      return
    }
    plan = []
    const [piece, place] = step[0]!.split(' ')
    // what went its way by itself is asked about no more
    const asked = board().options.some((each) => each.touches?.includes(piece!))
    if (asked && place) board().touch(place)
  }

  function end() {
    copy?.remove()
    copy = null
    start = null
    drag.piece = null
    drag.over = null
  }

  $effect(() => {
    if (board().options.length && plan.length) proceed()
  })

  $effect(() => {
    const element = root()
    if (!element) return
    element.addEventListener('pointerdown', down)
    addEventListener('pointermove', move, { passive: false })
    addEventListener('pointerup', up)
    addEventListener('pointercancel', end)
    return () => {
      element.removeEventListener('pointerdown', down)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', end)
      end()
    }
  })

  return drag
}

interface Goal {
  place: string | null
  on: string | null
}

/** What lies below the pointer; nothing if that is not the table. */
function below(event: PointerEvent): Goal | null {
  const found = document.elementFromPoint(event.clientX, event.clientY)
  if (!found?.closest('.mat')) return null
  return {
    place: found.closest<HTMLElement>('[data-drop]')?.dataset['drop'] ?? null,
    on: found.closest<HTMLElement>('[data-piece]')?.dataset['piece'] ?? null,
  }
}

function swallow(event: Event) {
  event.stopPropagation()
  event.preventDefault()
}

/** A copy of the card under the pointer; the card itself stays where it lies. */
function lifted(element: HTMLElement, root: HTMLElement): HTMLElement {
  const copy = ghost(root, element, element.getBoundingClientRect())
  copy.style.zIndex = '70'
  copy.style.opacity = '0.94'
  return copy
}
