import { type ReadonlySignal, signal } from '@preact/signals'
import type { VoiceTrouble } from '../../../../assistant/languages/tables/voice-texts.ts'
import type { Ids } from '../../../../contract/primitives/ids.ts'
import { isTransient, type Network, type Sleep, TransportError } from '../../core/ports.ts'
import { MicError } from './microphone.ts'
import type { Note, NoteStore } from './note.ts'
import { createTake, type Take, type TakeDeps } from './take.ts'
import type { Uploader } from './upload.ts'

type RecorderState =
  | { is: 'idle' }
  | { is: 'opening' }
  | { is: 'recording' }
  /** `part` is the fraction that has been sent; at 1 it is being recognised. */
  | { is: 'sending'; part: number }
  /** With `note`, the recording is kept and can be sent again. */
  | { is: 'trouble'; why: VoiceTrouble; note?: Note }

/** Records the citizen's voice and turns it into text. */
export interface Recorder {
  state: ReadonlySignal<RecorderState>
  /** 0 to 1. */
  level: ReadonlySignal<number>
  seconds: ReadonlySignal<number>
  /**
   * Opens the microphone. While a note is stored, that one is sent instead, because a new recording would
   * overwrite it.
   */
  start(): Promise<void>
  /** Ends the recording and sends it. */
  stop(): void
  /** Discards the recording or the upload. */
  cancel(): void
  /** Sends the stored note again. */
  again(): void
  /** Dismisses the error, and deletes the note with it. */
  dismiss(): void
  /** Shows a note from an earlier visit. */
  restore(): Promise<void>
  /** Ends everything and deletes the note, because its chat no longer exists; sends nothing to the relay. */
  reset(): void
}

/** Dependencies of a recorder. */
export interface RecorderDeps extends TakeDeps {
  uploader: Uploader
  withToken: <T>(call: (token: string) => Promise<T>) => Promise<T>
  notes: NoteStore
  network: Network
  sleep: Sleep
  ids: Ids
  maxSeconds: () => number
  onWords: (words: string) => void
  /** Called before the microphone opens, so that nothing is read out while recording. */
  onStart: () => void
}

/** Length of the pause that ends a recording after speech, in milliseconds. */
const endMs = 1800
/** Longest wait for the first word, in milliseconds. */
const waitMs = 8000
/**
 * Interval at which a stored note is retried, in milliseconds, for networks that come back without an event.
 */
const retryMs = 15_000

/** Creates a recorder that stops by itself when the citizen has finished speaking. */
export function createRecorder(deps: RecorderDeps): Recorder {
  const { notes, network } = deps
  const state = signal<RecorderState>({ is: 'idle' })
  const level = signal(0)
  const seconds = signal(0)
  let take: Take | undefined
  /** Aborts reading from the device, encoding or sending. */
  let sending: AbortController | undefined
  let outgoing: Note | undefined
  let restoring: Promise<void> | undefined

  const fail = (why: VoiceTrouble, note?: Note): void => {
    const failed: RecorderState = { is: 'trouble', why, ...(note && { note }) }
    state.value = failed
    if (!note || !goesByItself(why)) return
    void deps.sleep(retryMs).then(() => {
      if (state.value === failed && network.online()) void send(note)
    })
  }

  const begin = (): AbortController => {
    outgoing = undefined
    sending = new AbortController()
    return sending
  }

  async function send(note: Note, control = begin()): Promise<void> {
    outgoing = note
    state.value = { is: 'sending', part: 0 }
    const onPart = (part: number): void => {
      if (!control.signal.aborted) state.value = { is: 'sending', part }
    }
    try {
      const words = await deps.withToken((token) =>
        deps.uploader.send(note, { token, onPart, signal: control.signal }),
      )
      if (control.signal.aborted) return
      await notes.remove()
      if (control.signal.aborted) return
      if (words === '') return fail('unheard')
      state.value = { is: 'idle' }
      deps.onWords(words)
    } catch (error) {
      if (control.signal.aborted) return
      const why = troubleOf(error)
      if (isWorthKeeping(why)) {
        await notes.save(note)
        if (control.signal.aborted) await notes.remove()
        else fail(why, note)
      } else fail(why)
    }
  }

  const end = (how: 'send' | 'drop'): void => {
    const ending = take
    take = undefined
    if (!ending) return
    ending.capture?.stop()
    level.value = 0
    if (how === 'drop') {
      state.value = { is: 'idle' }
      return
    }
    if (!ending.hasSpoken) {
      fail('silent')
      return
    }
    state.value = { is: 'sending', part: 0 }
    const control = begin()
    void ending.finish().then(
      (audio) => {
        const note = { id: deps.ids(), audio, lang: ending.lang, seconds: seconds.value }
        if (!control.signal.aborted) void send(note, control)
      },
      () => {
        if (!control.signal.aborted) fail('other')
      },
    )
  }

  const forget = (note: Note | undefined): void => {
    if (!note) return
    void notes.remove()
    // If the relay cannot be reached, it deletes the upload when it expires.
    void deps.withToken((token) => deps.uploader.forget(note, token)).catch(() => undefined)
  }

  const again = (): void => {
    const { value } = state
    if (value.is === 'trouble' && value.note) void send(value.note)
  }

  const restore = async (): Promise<void> => {
    const control = begin()
    const note = await notes.load()
    if (!note || control.signal.aborted || state.value.is !== 'idle') return
    fail('network', note)
    if (network.online()) void send(note)
  }

  network.onChange(() => {
    const { value } = state
    if (network.online() && value.is === 'trouble' && value.why === 'network' && value.note) {
      void send(value.note)
    }
  })

  const stopAll = (): void => {
    end('drop')
    sending?.abort()
    state.value = { is: 'idle' }
  }

  return {
    state,
    level,
    seconds,
    async start() {
      // A note from an earlier visit goes first.
      if (restoring) await restoring
      if (take || state.value.is === 'sending') return
      if (state.value.is === 'trouble' && state.value.note) return again()
      deps.onStart()
      state.value = { is: 'opening' }
      seconds.value = 0
      const mine = createTake(deps)
      take = mine
      const onBlock = (samples: Float32Array): void => {
        if (take !== mine) return
        const { hasSpoken, silenceMs, ...activity } = mine.push(samples)
        level.value = activity.level
        seconds.value = mine.seconds()
        if (seconds.value >= deps.maxSeconds()) end('send')
        else if (hasSpoken ? silenceMs >= endMs : silenceMs >= waitMs) end('send')
      }
      try {
        await mine.open(onBlock)
        // The citizen may have cancelled while the browser asked for permission.
        if (take !== mine) mine.capture?.stop()
        else state.value = { is: 'recording' }
      } catch (error) {
        if (take !== mine) return
        take = undefined
        fail(error instanceof MicError ? error.why : 'unsupported')
      }
    },
    stop: () => end('send'),
    cancel() {
      if (state.value.is === 'sending') forget(outgoing)
      stopAll()
    },
    again,
    dismiss() {
      if (state.value.is === 'trouble') forget(state.value.note)
      state.value = { is: 'idle' }
    },
    restore() {
      restoring = restore().finally(() => {
        restoring = undefined
      })
      return restoring
    },
    reset() {
      stopAll()
      void notes.remove()
    },
  }
}

function troubleOf(error: unknown): VoiceTrouble {
  if (!(error instanceof TransportError)) return 'other'
  if (error.status === 0) return 'network'
  if (error.code === 'credits-exhausted') return 'credits'
  if (error.code === 'loading') return 'loading'
  if (error.code === 'rate-limited') return 'slowly'
  // An expired upload starts from the beginning.
  return isTransient(error) || error.status === 404 || error.status === 409 ? 'engine' : 'other'
}

/** Returns whether a note can be retried without the citizen, once the network or the engine is back. */
const goesByItself = (why: VoiceTrouble): boolean => why === 'network' || why === 'loading'

/** Returns whether the same note may succeed later. */
const isWorthKeeping = (why: VoiceTrouble): boolean =>
  goesByItself(why) || why === 'engine' || why === 'slowly' || why === 'credits'
