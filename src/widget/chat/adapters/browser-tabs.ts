import type { Tabs } from '../core/ports.ts'
import type { TabNews } from '../core/state.ts'
import { isRollCall, tabsName, takeRollCall } from './roll-call.ts'

/** A leader that does not answer within this time has been frozen by its browser. */
const answerMs = 2000

/**
 * Connects the tabs of one channel in this browser: a Web Lock elects the leader (the browser passes it on
 * immediately when that tab closes or crashes), and a BroadcastChannel carries the news. A visible tab does
 * not wait for a leader that a phone has suspended: it steals the lock. If either interface is missing or
 * refused (Firefox throws if storage is blocked), each tab works alone; the relay's sequence numbers and the
 * clientIds still prevent duplicates.
 */
export function createBrowserTabs(gwId: string, view: Window & typeof globalThis = window): Tabs {
  const name = tabsName(gwId)
  const { locks, channel } = openBoth(name, view)
  let isLeader = false
  const rollCall = channel && takeRollCall(channel, () => isLeader)

  return {
    lead: (signal) =>
      new Promise((resolve) => {
        if (!locks || !rollCall) return resolve()
        const hold = (): Promise<void> => {
          isLeader = true
          resolve()
          // The lock is held until this promise settles.
          return new Promise((end) =>
            signal.addEventListener('abort', () => {
              isLeader = false
              end()
            }),
          )
        }
        locks.request(name, { signal }, hold).catch(() => {
          // Stolen by another tab, or refused, as some browsers do in cross-site frames.
          if (!signal.aborted && !isLeader) resolve()
          isLeader = false
        })
        const look = (): void => {
          if (isLeader || signal.aborted || view.document.visibilityState !== 'visible') return
          void rollCall.ask(answerMs).then((isAnswered) => {
            if (isAnswered || isLeader || signal.aborted) return
            locks.request(name, { steal: true }, hold).catch(() => {
              isLeader = false
            })
          })
        }
        view.document.addEventListener('visibilitychange', look)
        signal.addEventListener('abort', () => view.document.removeEventListener('visibilitychange', look))
        look()
      }),
    tell: (news) => channel?.postMessage(news),
    onNews(listener) {
      const onMessage = ({ data }: MessageEvent<TabNews>): void => {
        if (!isRollCall(data)) listener(data)
      }
      channel?.addEventListener('message', onMessage)
      return () => channel?.removeEventListener('message', onMessage)
    },
  }
}

function openBoth(
  name: string,
  view: Window & typeof globalThis,
): { locks?: LockManager; channel?: BroadcastChannel } {
  try {
    return { locks: view.navigator.locks, channel: new view.BroadcastChannel(name) }
  } catch {
    return {}
  }
}
