import { type Signal, signal } from '@preact/signals'

/** Marks calls that the page makes by itself, which do not extend the session. */
export interface Asked {
  unattended?: boolean
}

/** Loaded data, and the error if loading failed. */
export interface Loaded<T> {
  value: Signal<T | undefined>
  error: Signal<string>
  /** Reloads after a user action; of two overlapping calls, the later one counts. */
  load(): Promise<void>
  /** Reloads because time has passed or the relay has sent an update. */
  refresh(): Promise<void>
}

/** Creates a holder for the answer of a call. */
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

/** Message shown at the foot of the page for some seconds. */
export const toast = signal<{ text: string; isBad: boolean } | undefined>(undefined)
let toastTimer: ReturnType<typeof setTimeout> | undefined

/** Shows a message at the foot of the page. */
export function tell(text: string, isBad = false): void {
  toast.value = { text, isBad }
  clearTimeout(toastTimer)
  toastTimer = setTimeout(() => {
    toast.value = undefined
  }, 6_000)
}

/** Runs an action and shows its error, if any. Returns whether it succeeded. */
export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error), true)
    return false
  }
}
