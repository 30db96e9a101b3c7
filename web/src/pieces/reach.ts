/**
 * The keyboard's way over a table. Tab stops at what can be done now, and once in every area where
 * nothing can; the arrows, Home and End lead to all else of an area, so that it can be asked too
 * what it is and why it does not glow.
 */
import type { Attachment } from 'svelte/attachments'

const LIT = '[data-glow], [data-chosen]'

/** Where an arrow leads from a place; nothing for other keys. */
function led(key: string, at: number, last: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(at + 1, last)
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? last : undefined
}

/**
 * Makes all pieces of all areas reachable. Of areas within each other the outermost counts.
 * `start` is the stop of an area where one has not been yet, counted as arrays count.
 */
export function reach(areas: string, pieces: string, start = 0): Attachment<HTMLElement> {
  return (table) => {
    /** where one was last in an area */
    const been = new WeakMap<Element, HTMLElement>()

    const areaOf = (piece: Element) => {
      let area = piece.closest(areas)
      for (let outer = area; outer; outer = outer.parentElement?.closest(areas) ?? null) area = outer
      return area
    }
    // what is folded away cannot take the focus
    const piecesOf = (area: Element) =>
      [...area.querySelectorAll<HTMLElement>(pieces)].filter((piece) => piece.checkVisibility?.() ?? true)

    function arrange(area: Element) {
      const all = piecesOf(area)
      const dark = !all.some((piece) => piece.matches(LIT))
      const stop = all.find((piece) => piece === been.get(area)) ?? all.at(start)
      for (const piece of all) {
        const reached = dark ? piece === stop : piece.matches(LIT)
        piece.setAttribute('tabindex', reached ? '0' : '-1')
      }
    }

    function arrangeAll() {
      for (const area of table.querySelectorAll(areas)) if (areaOf(area) === area) arrange(area)
    }

    function entered({ target }: FocusEvent) {
      const piece = (target as Element).closest<HTMLElement>(pieces)
      const area = piece && areaOf(piece)
      if (!area) return
      been.set(area, piece)
      arrange(area)
    }

    function pressed(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const piece = (event.target as Element).closest<HTMLElement>(pieces)
      const area = piece && areaOf(piece)
      if (!area) return
      const all = piecesOf(area)
      const to = led(event.key, all.indexOf(piece), all.length - 1)
      if (to === undefined) return
      event.preventDefault()
      all[to]?.focus()
    }

    const watch = new MutationObserver(arrangeAll)
    watch.observe(table, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['data-glow', 'data-chosen', 'open'],
    })
    table.addEventListener('focusin', entered)
    table.addEventListener('keydown', pressed)
    arrangeAll()
    return () => {
      watch.disconnect()
      table.removeEventListener('focusin', entered)
      table.removeEventListener('keydown', pressed)
    }
  }
}
