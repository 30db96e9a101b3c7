/** A soft tone of two notes: it is your turn. */
import { settings } from '@/text/settings.svelte'

const NOTES = [587.33, 880]
const LOUD = 0.08
let sounding: AudioContext | undefined

/** Sound it, if the person has switched sound on and the browser lets us. */
export function chime(): void {
  if (!settings.sound || !('AudioContext' in globalThis)) return
  sounding ??= new AudioContext()
  const context = sounding
  NOTES.forEach((pitch, i) => {
    const begin = context.currentTime + i * 0.16
    const note = context.createOscillator()
    const volume = context.createGain()
    note.type = 'sine'
    note.frequency.value = pitch
    volume.gain.setValueAtTime(0, begin)
    volume.gain.linearRampToValueAtTime(LOUD, begin + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.5)
    note.connect(volume).connect(context.destination)
    note.start(begin)
    note.stop(begin + 0.55)
  })
}
