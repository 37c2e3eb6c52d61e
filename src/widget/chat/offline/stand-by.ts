import { effect, type Signal } from '@preact/signals'
import type { ReportOutline } from '../../../contract/chat/report-outline.ts'
import { chatRoutes } from '../../../contract/chat/routes.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Chat } from '../core/chat.ts'
import type { Local } from '../core/local.ts'
import type { ChatState } from '../core/state.ts'

/** Says for which chat to stand by, and how. */
export interface StandByOptions {
  chat: Chat
  gwId: string
  /** Language of a chat that is begun without a network. */
  locale: string
  clock: Clock
  /** Whether she saves data: nothing is fetched before the network is gone, and then only from the device. */
  isLite: boolean
  /** Receives what the page answers by itself. */
  local: Signal<Local>
}

const isCut = ({ connection }: ChatState): boolean => connection === 'offline' || connection === 'retrying'

/** Prepares the report's dialogue for when the network goes; fetched while the page is idle. */
export async function standBy({ chat, gwId, locale, clock, isLite, local }: StandByOptions): Promise<void> {
  const fetchOutline = async (lang: string): Promise<ReportOutline> => {
    const [, path = ''] = chatRoutes.getReportOutline.split(' ')
    const answer = await fetch(`${path}?${new URLSearchParams({ gwId, lang })}`, { credentials: 'omit' })
    if (!answer.ok) throw new Error(`no outline: ${answer.status}`)
    return answer.json()
  }
  for (;;) {
    await until(chat, (state) => isCut(state) || (!isLite && state.connection === 'live'))
    if (chat.state.value.channel?.assistant === 'platform') return
    if (!isCut(chat.state.value)) await idle()
    try {
      const { openReportRoom } = await import('./report/local-room.ts')
      const room = await openReportRoom({ chat, locale, clock, fetchOutline })
      effect(() => {
        local.value = room.value
      })
      return
    } catch {
      // Neither on the device nor reachable now: try again when the connection changes.
      const { connection } = chat.state.value
      await until(chat, (state) => state.connection !== connection)
    }
  }
}

const until = (chat: Chat, found: (state: ChatState) => boolean): Promise<void> =>
  new Promise((resolve) => {
    let isFound = false
    const stop = effect(() => {
      if (isFound || !found(chat.state.value)) return
      isFound = true
      queueMicrotask(() => stop())
      resolve()
    })
  })

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else setTimeout(resolve, 1000)
  })
