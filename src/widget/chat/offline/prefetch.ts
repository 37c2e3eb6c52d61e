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

/** Options of {@link standBy}. */
export interface StandByOptions {
  chat: Chat
  gwId: string
  /** Language of a chat that is started offline. */
  locale: string
  clock: Clock
  /** Whether the visitor saves data: nothing is fetched while online, and later only from the device. */
  isLite: boolean
  /** Receives the page's own answers. */
  local: Signal<Local>
}

/** Loads the module that contains the dialogue itself. */
const loadRoom = (): Promise<Sleeping<{ openReportRoom: typeof openReportRoom }>> =>
  import('./report/local-room.ts')

const isCut = ({ connection }: ChatState): boolean => connection === 'offline' || connection === 'retrying'

/**
 * Prepares the report's dialogue for going offline: everything is fetched while the page is idle, because it
 * can no longer be fetched later, and stays asleep until then.
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
      // If the citizen changes the language, the new one is fetched while that is possible.
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
      // Neither on the device nor reachable now: retry when the connection changes.
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
    // Safari does not have `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else setTimeout(resolve, 1000)
  })
