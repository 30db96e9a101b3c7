/** A board with a position that was really played, as the table draws it. */
import { render } from '@testing-library/svelte'
import type { Component } from 'svelte'
import { vi } from 'vitest'
import type { BoardProps } from '@/table/props'
import type { Language } from '@/text/speech'
import { NAMES, positions, speechOf } from '../src/gallery/positions'

const BOARDS = import.meta.glob<{ default: Component<BoardProps<never>> }>('../src/boards/*/Board.svelte', {
  eager: true,
})

export function drawn(name: string, more: Partial<BoardProps<never>> = {}, language: Language = 'en') {
  const found = positions[name]!
  const touch = vi.fn<(piece: string) => void>()
  const act = vi.fn<BoardProps['act']>()
  const glow = new Set(found.options.flatMap((option) => option.touches?.slice(-1) ?? []))
  const props = {
    view: found.view,
    scene: found.scene,
    options: found.options,
    seat: found.seat,
    names: NAMES,
    glow,
    chosen: [],
    news: new Set<string>(),
    events: found.events,
    log: (found.log ?? []).map((message) => ({ message })),
    speech: speechOf(found.game, language),
    touch,
    act,
    why: async () => null,
    ...more,
  }
  const Board = BOARDS[`../src/boards/${found.game}/Board.svelte`]!.default
  return { ...render(Board, { props }), found, glow, touch, act }
}
