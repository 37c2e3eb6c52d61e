import { signal } from '@preact/signals'

let audio: AudioContext | undefined

/** Whether the browser lets this page play sound. It blocks sound until the user has used the page. */
export const isSoundOn = signal(true)

const update = () => {
  isSoundOn.value = audio?.state === 'running'
}

/** Time that a browser takes to start sound where it allows it, in milliseconds. */
const startMs = 500
const gestures = ['pointerdown', 'pointerup', 'keydown'] as const

/** Unlocks sound with the first gesture anywhere on the page. Returns a function that stops waiting for it. */
export function startSound(): () => void {
  if (!('AudioContext' in globalThis)) return () => {}
  audio ??= new AudioContext()
  audio.onstatechange = update
  // A system that takes the sound away, for a phone call, gives it back with the next gesture.
  const unlock = () => {
    if (!isSoundOn.peek()) void audio?.resume().catch(() => {})
  }
  const timer = setTimeout(update, startMs)
  for (const gesture of gestures) addEventListener(gesture, unlock, true)
  return () => {
    clearTimeout(timer)
    for (const gesture of gestures) removeEventListener(gesture, unlock, true)
  }
}

/** Turns on sound, and asks the browser to allow notifications. Must be called from a gesture. */
export async function turnOnAlerts(): Promise<void> {
  // While a browser blocks sound, it does not answer.
  const late = new Promise((resolve) => setTimeout(resolve, startMs))
  await Promise.race([audio?.resume().catch(() => {}), late])
  if (audio) update()
  if ('Notification' in globalThis && Notification.permission === 'default') {
    await Notification.requestPermission().catch(() => 'denied')
  }
}

/** Seconds between the starts of two tones, and the length of each. */
const stepSeconds = 0.18
const toneSeconds = 0.17

/** Plays short tones one after the other; each is given by its frequency in hertz. */
export function playTones(tones: readonly number[]): void {
  if (audio?.state !== 'running') return
  for (const [index, hertz] of tones.entries()) {
    const tone = audio.createOscillator()
    const loudness = audio.createGain()
    const from = audio.currentTime + index * stepSeconds
    tone.frequency.value = hertz
    loudness.gain.setValueAtTime(0.0001, from)
    loudness.gain.exponentialRampToValueAtTime(0.2, from + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.0001, from + toneSeconds - 0.01)
    tone.connect(loudness).connect(audio.destination)
    tone.start(from)
    tone.stop(from + toneSeconds)
  }
}

/** Shows a notification while another tab or window is in front; a later one with the same tag replaces it. */
export function notifyHidden(title: string, tag: string): void {
  if ('Notification' in globalThis && Notification.permission === 'granted' && document.hidden) {
    new Notification(title, { tag }).onclick = () => window.focus()
  }
}
