import { type ReadonlySignal, signal } from '@preact/signals'
import { speechSpeeds } from '../../../../contract/chat/speech-speeds.ts'

/** The citizen's voice settings on this device. */
interface VoiceChoices {
  /** Whether answers are read out as they arrive. */
  auto: boolean
  /** 0.75 to 1.5. */
  rate: number
  gender?: 'male' | 'female'
  /** Language that the citizen speaks; default: the chat's. */
  hearing?: string
  /** Language of the voice; default: each message's own. */
  speaking?: string
}

/** Available speeds. */
export const rates = speechSpeeds

/** Formats a speed, from left to right in every language. */
export const speedLabel = (rate: number): string => `\u200e${rate}×\u200e`

const key = 'parley-voice'

/** Reads and changes the voice settings. */
export interface ChoicesPort {
  value: ReadonlySignal<VoiceChoices>
  set(more: { [Name in keyof VoiceChoices]?: VoiceChoices[Name] | undefined }): void
}

/** Creates settings that are stored in localStorage. `mayKeep` is called before each write. */
export function createChoices(mayKeep: () => boolean): ChoicesPort {
  const value = signal<VoiceChoices>({ auto: false, rate: 1, ...read() })
  return {
    value,
    set(more) {
      const next = { ...value.value, ...more }
      value.value = Object.fromEntries(
        Object.entries(next).filter(([, chosen]) => chosen !== undefined),
      ) as unknown as VoiceChoices
      if (!mayKeep()) return
      try {
        localStorage.setItem(key, JSON.stringify(value.value))
      } catch {
        // Storage is blocked or full: the choice lasts as long as the page.
      }
    },
  }
}

function read(): Partial<VoiceChoices> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof found === 'object' && found !== null ? found : {}
  } catch {
    return {}
  }
}
