/** Pieces go from where they lay to where they lie. */
import { cubicOut } from 'svelte/easing'
import { crossfade, fade } from 'svelte/transition'
import { pace } from '@/text/settings.svelte'

const MOVE = 320

export const duration = (): number => MOVE * pace()

export const [send, receive] = crossfade({
  duration: () => duration(),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: duration() / 2 }),
})
