import { type ReadonlySignal, signal } from '@preact/signals'
import type { VoiceRoom } from './room/voice-room.ts'

/** The way to the voice chunk, which is fetched when voice is first wanted. */
export interface VoiceDoor {
  /** Undefined until it has been fetched. */
  room: ReadonlySignal<VoiceRoom | undefined>
  /** Being fetched now. */
  isOpening: ReadonlySignal<boolean>
  /**
   * Fetches it. Must be called inside of a tap, before anything is waited for: browsers let an
   * element sound later only if it has played then.
   */
  open(): Promise<VoiceRoom | undefined>
}

/** `load` gets the element that was allowed to sound. */
export function createVoiceDoor(load: (audio: HTMLAudioElement) => Promise<VoiceRoom>): VoiceDoor {
  const room = signal<VoiceRoom>()
  const isOpening = signal(false)
  const audio = new Audio()
  let primed = false
  let opening: Promise<VoiceRoom | undefined> | undefined

  const prime = (): void => {
    if (primed || !navigator.userActivation?.isActive) return
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
        // No network now: the next tap tries again.
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

/** A wav of a few silent samples. */
function silence(): Blob {
  const bytes = new Uint8Array(60)
  const words = [0x46464952, 52, 0x45564157, 0x20746d66, 16, 0x10001, 8000, 16000, 0x100002, 0x61746164, 16]
  new Uint32Array(bytes.buffer, 0, words.length).set(words)
  return new Blob([bytes], { type: 'audio/wav' })
}
