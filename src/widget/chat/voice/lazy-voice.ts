import { type ReadonlySignal, signal } from '@preact/signals'
import type { VoiceRoom } from './room/voice-room.ts'

/** Fetches the voice chunk on first use. */
export interface VoiceDoor {
  /** Undefined until it has been fetched. */
  room: ReadonlySignal<VoiceRoom | undefined>
  /** Whether the chunk is being fetched. */
  isOpening: ReadonlySignal<boolean>
  /**
   * Fetches the chunk. Must be called within a tap, before any await: browsers let an element play later only
   * if it has played during a tap.
   */
  open(): Promise<VoiceRoom | undefined>
}

/** Creates the lazy loader of voice. `load` receives the audio element that is allowed to play. */
export function createVoiceDoor(load: (audio: HTMLAudioElement) => Promise<VoiceRoom>): VoiceDoor {
  const room = signal<VoiceRoom>()
  const isOpening = signal(false)
  const audio = new Audio()
  let primed = false
  let opening: Promise<VoiceRoom | undefined> | undefined

  const prime = (): void => {
    // Browsers without `userActivation` refuse what follows if there was no tap.
    if (primed || navigator.userActivation?.isActive === false) return
    primed = true
    audio.src = URL.createObjectURL(silence())
    void audio.play().catch(() => {
      primed = false
    })
  }
  return {
    room,
    isOpening,
    open() {
      prime()
      isOpening.value = room.value === undefined
      opening ??= load(audio).then(
        (loaded) => {
          room.value = loaded
          return loaded
        },
        // No network now: the next tap retries.
        () => {
          opening = undefined
          return undefined
        },
      )
      void opening.finally(() => {
        isOpening.value = false
      })
      return opening
    },
  }
}

/** Returns a WAV file of a few silent samples. */
function silence(): Blob {
  const bytes = new Uint8Array(60)
  const words = [0x46464952, 52, 0x45564157, 0x20746d66, 16, 0x10001, 8000, 16000, 0x100002, 0x61746164, 16]
  new Uint32Array(bytes.buffer, 0, words.length).set(words)
  return new Blob([bytes], { type: 'audio/wav' })
}
