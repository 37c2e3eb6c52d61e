import { type ReadonlySignal, signal } from '@preact/signals'
import type { PlayTrouble } from '../../../../assistant/languages/tables/voice-texts.ts'
import type { ChatMessage } from '../../../../contract/chat/chat.ts'

type PlayerState =
  | { is: 'still' }
  | { is: 'loading' | 'playing'; id: string }
  | { is: 'trouble'; id: string; why: PlayTrouble }

/** Reads messages out, one at a time. */
export interface Player {
  state: ReadonlySignal<PlayerState>
  /** Reads the message out now, replacing everything else. */
  play(message: ChatMessage): void
  /** Reads the message out after the current one. */
  enqueue(message: ChatMessage): void
  /** Stops, and clears the queue. */
  stop(): void
  setRate(rate: number): void
}

/** Dependencies of the player. */
export interface PlayerDeps {
  /** The page's only audio element, which was unlocked by a tap. */
  audio: HTMLAudioElement
  /** Returns the URL of a message's speech; `fresh` requests a new token. */
  address: (message: ChatMessage, fresh: boolean) => Promise<string>
  /** Finds out why a URL gives no sound. */
  diagnose: (address: string) => Promise<PlayTrouble | 'expired'>
  rate: () => number
  title: () => string
}

/** Creates a player on one audio element. */
export function createPlayer({ audio, address, diagnose, rate, title }: PlayerDeps): Player {
  const state = signal<PlayerState>({ is: 'still' })
  let queue: ChatMessage[] = []
  /** Incremented for each message, so that an abandoned one has no further effect. */
  let turn = 0

  async function begin(message: ChatMessage, fresh = false): Promise<void> {
    const mine = ++turn
    const { id } = message
    state.value = { is: 'loading', id }
    const isOver = (): boolean => mine !== turn
    const onError = async (source: string): Promise<void> => {
      const why = await diagnose(source)
      if (isOver()) return
      if (why === 'expired' && !fresh) return begin(message, true)
      state.value = { is: 'trouble', id, why: why === 'expired' ? 'other' : why }
      queue = []
    }
    let source: string
    try {
      source = await address(message, fresh)
    } catch {
      if (!isOver()) state.value = { is: 'trouble', id, why: 'network' }
      return
    }
    if (isOver()) return
    audio.onplaying = () => {
      if (!isOver()) state.value = { is: 'playing', id }
    }
    audio.onended = () => {
      if (isOver()) return
      const next = queue.shift()
      if (next) void begin(next)
      else state.value = { is: 'still' }
    }
    audio.onerror = () => {
      if (!isOver()) void onError(source)
    }
    audio.src = source
    // Setting the address resets the speed to normal.
    audio.playbackRate = rate()
    describe()
    await audio.play().catch((error: unknown) => {
      if (isOver() || !(error instanceof Error) || error.name !== 'NotAllowedError') return
      state.value = { is: 'trouble', id, why: 'blocked' }
      queue = []
    })
  }

  /** Shows the message on the lock screen and reacts to the keys of a headset. */
  const describe = (): void => {
    if (!navigator.mediaSession || !window.MediaMetadata) return
    navigator.mediaSession.metadata = new MediaMetadata({ title: title() })
    for (const action of ['pause', 'stop'] as const) navigator.mediaSession.setActionHandler(action, stop)
  }

  const stop = (): void => {
    turn++
    queue = []
    audio.pause()
    // Ends any request in progress.
    audio.removeAttribute('src')
    audio.load()
    state.value = { is: 'still' }
  }

  return {
    state,
    play(message) {
      queue = []
      void begin(message)
    },
    enqueue(message) {
      const { is } = state.value
      if (is === 'playing' || is === 'loading') queue.push(message)
      else void begin(message)
    },
    stop,
    setRate(next) {
      audio.playbackRate = next
    },
  }
}
