/**
 * Cards fly from where they were to where they go.
 *
 * Before the board is drawn anew we note where every piece lies; afterwards each piece starts from
 * there. A piece that stays in its area slides; one that changes areas is carried by a copy above
 * everything, so that nothing on the way covers it. What has gone flies to where the board says.
 * Any key or touch lets all of them arrive at once.
 */
import { untrack } from 'svelte'
import { pace } from '@/text/settings.svelte'

export interface Course {
  /** the piece or area from which a piece comes that was not to be seen before */
  from?: (id: string) => string | undefined
  /** the piece or area to which a piece goes that is not to be seen any more */
  to?: (id: string) => string | undefined
}

interface Spot {
  element: HTMLElement
  box: DOMRect
  area: string
}

const PIECES = '[data-piece]'
const EASE = 'cubic-bezier(.3,.7,.25,1)'
const SLIDE = 260
const FLIGHT = 380

const running = new Set<Animation>()

/** Let everything arrive now. */
export function skip(): void {
  for (const each of running) each.finish()
}

/** Call it while a board is set up: `what` is what the board draws, `root` its element. */
export function flight(what: () => unknown, root: () => HTMLElement | undefined, course: Course = {}) {
  let before: Map<string, Spot> | null = null
  let first = true

  $effect.pre(() => {
    what()
    untrack(() => {
      const element = root()
      skip()
      before = element && pace() > 0 ? spots(element) : null
    })
  })

  $effect(() => {
    what()
    untrack(() => {
      const element = root()
      if (first) first = false
      else if (element && before) move(element, before, course)
      before = null
    })
  })

  $effect(() => {
    // capture: whoever acts again does not wait for what is under way
    addEventListener('pointerdown', skip, true)
    addEventListener('keydown', skip, true)
    return () => {
      removeEventListener('pointerdown', skip, true)
      removeEventListener('keydown', skip, true)
      skip()
    }
  })
}

function spots(root: HTMLElement): Map<string, Spot> {
  const found = new Map<string, Spot>()
  for (const element of root.querySelectorAll<HTMLElement>(PIECES)) {
    const area = element.closest<HTMLElement>('[data-area]')?.dataset['area'] ?? ''
    found.set(element.dataset['piece']!, { element, box: element.getBoundingClientRect(), area })
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-area]')) {
    const id = 'area:' + element.dataset['area']
    found.set(id, { element, box: element.getBoundingClientRect(), area: '' })
  }
  return found
}

function at(found: Map<string, Spot>, id: string | undefined): Spot | undefined {
  return id === undefined ? undefined : (found.get(id) ?? found.get('area:' + id))
}

function move(root: HTMLElement, before: Map<string, Spot>, course: Course): void {
  const after = spots(root)
  for (const [id, now] of after) {
    if (id.startsWith('area:')) continue
    const then = before.get(id)
    if (!now.box.width) {
      // it lies folded away: it flies to the fold
      const fold = after.get('area:' + now.area)
      if (then?.box.width && fold) leave(root, then, within(fold.box, then.box))
    } else if (then && (then.area === now.area || !then.box.width)) slide(now, then.box)
    else if (then) carry(root, now, then.box)
    else {
      const source = at(before, course.from?.(id))
      if (source) carry(root, now, within(source.box, now.box))
      else appear(now)
    }
  }
  for (const [id, then] of before) {
    if (id.startsWith('area:') || after.has(id)) continue
    const goal = at(after, course.to?.(id))
    if (goal) leave(root, then, within(goal.box, then.box))
  }
}

/** A box of a piece's size in the middle of a larger place. */
function within(place: DOMRect, size: DOMRect): DOMRect {
  const scale = Math.min(1, place.width / size.width, place.height / size.height)
  const [width, height] = [size.width * scale, size.height * scale]
  const left = place.left + (place.width - width) / 2
  return new DOMRect(left, place.top + (place.height - height) / 2, width, height)
}

function from(start: DOMRect, end: DOMRect): string {
  const [dx, dy] = [start.left - end.left, start.top - end.top]
  const [sx, sy] = [start.width / (end.width || 1), start.height / (end.height || 1)]
  return `translate(${dx}px, ${dy}px) scale(${sx}, ${sy})`
}

const far = (a: DOMRect, b: DOMRect) => Math.hypot(a.left - b.left, a.top - b.top)

function slide({ element, box }: Spot, start: DOMRect): void {
  if (!start.width || far(start, box) < 2 || !seen(start)) return
  run(
    element.animate([{ transformOrigin: '0 0', transform: from(start, box) }, { transformOrigin: '0 0' }], {
      duration: SLIDE * pace(),
      easing: EASE,
    }),
  )
}

function appear({ element }: Spot): void {
  run(
    element.animate([{ opacity: 0, transform: 'scale(0.9)' }, {}], {
      duration: SLIDE * pace(),
      easing: EASE,
    }),
  )
}

function carry(root: HTMLElement, { element, box }: Spot, start: DOMRect): void {
  if (!seen(box) && !seen(start)) return
  const copy = ghost(root, element, box)
  const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT * pace() })
  run(hidden)
  fly(copy, from(start, box), 'none')
}

function leave(root: HTMLElement, { element, box }: Spot, end: DOMRect): void {
  if (!seen(box)) return
  const copy = ghost(root, element, box)
  fly(copy, 'none', from(end, box), 0.2)
}

const seen = (box: DOMRect) =>
  box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth

/** A copy that no click, no test and no screen reader takes for the piece itself. */
export function ghost(root: HTMLElement, element: HTMLElement, box: DOMRect): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement
  for (const each of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    for (const name of ['data-piece', 'data-glow', 'data-area', 'id', 'title', 'aria-label']) {
      each.removeAttribute(name)
    }
  }
  copy.setAttribute('aria-hidden', 'true')
  copy.inert = true
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    transformOrigin: '0 0',
    pointerEvents: 'none',
    zIndex: '60',
  })
  // a card takes its width from where it lies, and everything in it from its width; what has
  // left the table already has none any more
  const wide = element.querySelector<HTMLElement>('.card')?.offsetWidth || box.width
  for (const size of ['hand', 'table', 'other', 'mini']) copy.style.setProperty(`--card-${size}`, `${wide}px`)
  root.append(copy)
  // something above may be moved itself, and then 'fixed' is fixed to that
  const lies = copy.getBoundingClientRect()
  copy.style.left = `${2 * box.left - lies.left}px`
  copy.style.top = `${2 * box.top - lies.top}px`
  return copy
}

function fly(copy: HTMLElement, start: string, end: string, opacity = 1): void {
  const animation = copy.animate(
    [
      { transform: start, opacity: 1 },
      { transform: end, opacity },
    ],
    { duration: FLIGHT * pace(), easing: EASE },
  )
  animation.onfinish = () => copy.remove()
  animation.oncancel = () => copy.remove()
  run(animation)
}

function run(animation: Animation): void {
  running.add(animation)
  animation.addEventListener('finish', () => running.delete(animation))
  animation.addEventListener('cancel', () => running.delete(animation))
}
