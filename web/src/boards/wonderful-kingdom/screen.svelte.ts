import { onMount } from 'svelte'

const NARROW = '(max-width: 900px)'

/** The screen: on a narrow one there is one leaf of the table at a time, and what is one's own is one of them. */
export class Screen {
  narrow = $state(false)

  constructor() {
    onMount(() => {
      const media = globalThis.matchMedia?.(NARROW)
      const measure = () => (this.narrow = media?.matches ?? false)
      measure()
      media?.addEventListener('change', measure)
      return () => media?.removeEventListener('change', measure)
    })
  }
}
