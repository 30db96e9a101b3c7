/** Kings' Struggle: a card is played by pulling it onto the table. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pulling } from '@/boards/kings-struggle/pulling'

describe('a card pulled out of the hand', () => {
  afterEach(() => {
    Reflect.deleteProperty(document, 'elementFromPoint')
    document.body.replaceChildren()
  })

  function pulls(onto: string) {
    document.body.innerHTML = '<div class="mat"></div><div class="fan"><button data-piece="king-1" data-glow></button></div>'
    document.elementFromPoint = () => document.querySelector(onto)
    const [hand, card] = [document.querySelector<HTMLElement>('.fan')!, document.querySelector<HTMLElement>('button')!]
    const [play, clicked] = [vi.fn(), vi.fn()]
    card.addEventListener('click', clicked)
    const stop = pulling(play)(hand)!
    const at = (type: string, clientY: number) =>
      // a pointer's event is a mouse's with a number, which is all that is looked at
      card.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: 0, clientY }), { pointerId: 1 }))
    at('pointerdown', 0)
    at('pointermove', -3)
    const tapped = card.style.transform === ''
    at('pointermove', -90)
    const follows = card.style.transform
    at('pointerup', -90)
    card.click()
    stop()
    return { play, clicked, tapped, follows, card }
  }

  it('follows the pointer and is played on the table, once', () => {
    const { play, clicked, tapped, follows, card } = pulls('.mat')
    expect([tapped, follows, card.style.transform]).toEqual([true, 'translate(0px, -90px)', ''])
    expect(play).toHaveBeenCalledExactlyOnceWith('king-1')
    expect(clicked).not.toHaveBeenCalled()
  })

  it('goes back where it is let go elsewhere', () => {
    const { play, clicked } = pulls('.fan')
    expect(play).not.toHaveBeenCalled()
    expect(clicked).not.toHaveBeenCalled()
  })
})
