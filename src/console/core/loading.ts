import { type Signal, signal } from '@preact/signals'

/** Says with a call whether the page asks by itself, which keeps no session from ending. */
export interface Asked {
  unattended?: boolean
}

/** Holds what was loaded, and what went wrong while loading it. */
export interface Loaded<T> {
  value: Signal<T | undefined>
  error: Signal<string>
  /** Loads anew because somebody has done something; of two that overlap, the later one counts. */
  load(): Promise<void>
  /** Loads anew because time has passed, or the relay has news. */
  refresh(): Promise<void>
}

/** Creates what holds the answer of a call. */
export function createLoaded<T>(ask: (asked: Asked) => Promise<T>): Loaded<T> {
  const value = signal<T | undefined>(undefined)
  const error = signal('')
  let turn = 0
  const load = async (asked: Asked) => {
    turn += 1
    const own = turn
    try {
      const answer = await ask(asked)
      if (own !== turn) return
      value.value = answer
      error.value = ''
    } catch (cause) {
      if (own === turn) error.value = cause instanceof Error ? cause.message : String(cause)
    }
  }
  return { value, error, load: () => load({}), refresh: () => load({ unattended: true }) }
}

/** What is said at the foot of the page for some seconds. */
export const toast = signal<{ text: string; isBad: boolean } | undefined>(undefined)
let toastTimer: ReturnType<typeof setTimeout> | undefined

/** Says something at the foot of the page. */
export function tell(text: string, isBad = false): void {
  toast.value = { text, isBad }
  clearTimeout(toastTimer)
  toastTimer = setTimeout(() => {
    toast.value = undefined
  }, 6_000)
}

/** Does something, and says what went wrong; tells whether it was done. */
export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error), true)
    return false
  }
}
