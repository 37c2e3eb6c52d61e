/** Returns the name of the lock and the channel that the tabs of a chat share with its service worker. */
export const tabsName = (gwId: string): string => `parley-${gwId}`

type RollCall = { type: 'who' } | { type: 'me' }

/** Returns whether a message received on the channel belongs to the roll call. */
export const isRollCall = (data: { type: string }): data is RollCall =>
  data.type === 'who' || data.type === 'me'

/** Asks which tab leads the chat, and answers if this one does. A leader that does not answer is frozen. */
export interface RollCaller {
  /** Resolves after `patienceMs` with whether a leader has answered. */
  ask(patienceMs: number): Promise<boolean>
}

/** Takes part in the roll call of a channel until the channel is closed. */
export function takeRollCall(channel: BroadcastChannel, isLeader: () => boolean): RollCaller {
  let hasAnswer = false
  channel.addEventListener('message', ({ data }: MessageEvent<RollCall>) => {
    if (data.type === 'who' && isLeader()) channel.postMessage({ type: 'me' } satisfies RollCall)
    if (data.type === 'me') hasAnswer = true
  })
  return {
    async ask(patienceMs) {
      hasAnswer = false
      channel.postMessage({ type: 'who' } satisfies RollCall)
      await new Promise((resolve) => setTimeout(resolve, patienceMs))
      return hasAnswer
    },
  }
}
