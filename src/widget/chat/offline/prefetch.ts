import { effect, type Signal } from '@preact/signals'
import { type Sleeping, wake } from '../../../assistant/languages/asleep.ts'
import type { ReportOutline } from '../../../contract/chat/report-outline.ts'
import { talkRoutes } from '../../../contract/chat/talk-routes.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Chat } from '../core/chat.ts'
import type { Local } from '../core/local.ts'
import type { ChatState } from '../core/state.ts'
import type { openReportRoom } from './report/local-room.ts'
import { fetchSupplies } from './report/supplies.ts'

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

/** The one module that brings the dialogue itself. */
const loadRoom = (): Promise<Sleeping<{ openReportRoom: typeof openReportRoom }>> =>
  import('./report/local-room.ts')

const isCut = ({ connection }: ChatState): boolean => connection === 'offline' || connection === 'retrying'

/**
 * Has the report's dialogue ready for when the network goes: all of it is fetched while the page is idle, for then it can
 * no longer be, and sleeps until then.
 */
export async function standBy({ chat, gwId, locale, clock, isLite, local }: StandByOptions): Promise<void> {
  const fetchOutline = async (lang: string): Promise<ReportOutline> => {
    const [, path = ''] = talkRoutes.getReportOutline.split(' ')
    const answer = await fetch(`${path}?${new URLSearchParams({ gwId, lang })}`, { credentials: 'omit' })
    if (!answer.ok) throw new Error(`no outline: ${answer.status}`)
    return answer.json()
  }
  for (;;) {
    await until(chat, (state) => isCut(state) || (!isLite && state.connection === 'live'))
    if (chat.state.value.channel?.assistant === 'platform') return
    if (!isCut(chat.state.value)) await idle()
    try {
      const langOf = ({ report }: ChatState): string => String(report?.state.lang ?? locale)
      let wanted = langOf(chat.state.value)
      const [room, supplies] = await Promise.all([loadRoom(), fetchSupplies({ wanted, fetchOutline })])
      // A language that she changes to is fetched while it can be.
      effect(() => {
        const lang = langOf(chat.state.value)
        if (lang !== wanted) void supplies.learn(lang).catch(() => undefined)
        wanted = lang
      })
      await until(chat, isCut)
      const opened = wake(room).openReportRoom({ chat, locale, clock, supplies })
      effect(() => {
        local.value = opened.value
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
