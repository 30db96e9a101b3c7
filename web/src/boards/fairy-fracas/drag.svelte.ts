/** Dragging a character that glows or is chosen; letting go over a terrain is the move. */

import { ghost } from '@/pieces/flight.svelte'

export interface Drag {
  /** who is in the air */
  piece: string | null
  /** the terrain below the pointer */
  over: string | null
}

/** a pointer that moves less than this is a tap */
const TAP = 7

export function dragging(
  root: () => HTMLElement | undefined,
  may: (piece: string) => boolean,
  drop: (piece: string, terrain: string, on: string | null) => void,
): Drag {
  const drag: Drag = $state({ piece: null, over: null })
  let start: { x: number; y: number; element: HTMLElement; pointer: number } | null = null
  let copy: HTMLElement | null = null

  function down(event: PointerEvent) {
    const element = (event.target as Element).closest<HTMLElement>('[data-piece]:is([data-glow], [data-chosen])')
    if (!element || event.button !== 0 || !may(element.dataset['piece']!)) return
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
    drag.over = below(event)?.terrain ?? null
  }

  function up(event: PointerEvent) {
    if (!start || event.pointerId !== start.pointer) return
    const piece = drag.piece
    const goal = piece === null ? null : below(event)
    if (piece !== null) addEventListener('click', swallow, { capture: true, once: true })
    // a click that never comes must not swallow the next one
    setTimeout(() => removeEventListener('click', swallow, true))
    end()
    if (piece !== null && goal) drop(piece, goal.terrain, goal.on)
  }

  function end() {
    copy?.remove()
    copy = null
    start = null
    drag.piece = null
    drag.over = null
  }

  function below(event: PointerEvent): { terrain: string; on: string | null } | null {
    const found = document.elementFromPoint(event.clientX, event.clientY)
    const terrain = found?.closest<HTMLElement>('[data-drop]')?.dataset['drop']
    const on = found?.closest<HTMLElement>('[data-piece]')?.dataset['piece'] ?? null
    return terrain ? { terrain, on } : null
  }

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
