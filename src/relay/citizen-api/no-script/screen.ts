import type { Dialog, DialogStateBase } from '../../../assistant/dialog/model/types.ts'
import type { ChatEvent, ChatMessage } from '../../../contract/chat/chat.ts'
import type { QuickReply } from '../../../contract/chat/message.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { CaseNumbers } from '../cases/case-numbers.ts'
import { caseIdsOf } from '../chat/chat-cases.ts'
import type { ChatEvents } from '../chat/chat-events.ts'
import { findChat } from '../chat/chats.ts'
import type { Reports } from '../chat/report-answer.ts'
import type { Place } from './place.ts'

/** Content of a page of the conversation. */
export interface Screen {
  lang: string
  /** Identifies the page; its forms answer this question. */
  place: Place
  /** Number of the newest event when the page was created; distinguishes two answers to one question. */
  made: number
  /** The citizen's last message and everything after it. */
  messages: readonly ChatMessage[]
  /** The newest question that offers answers. */
  question?: ChatMessage | undefined
  taps: readonly QuickReply[]
  progress?: { step: number; of: number } | undefined
  /** Whether the question has been answered. */
  isPast: boolean
  canAnswer: boolean
  /** Whether the result of an action is still to come. */
  isAwaited: boolean
  caseNumbers: readonly string[]
  /** The case whose report is available. */
  paperOf?: string | undefined
}

/** Dependencies of the screens. */
export interface ScreenDeps {
  db: Db
  events: ChatEvents
  /** Reads the state of a chat's dialogue; undefined if it has none. */
  stateOf: (db: Db, chatId: string) => Promise<DialogStateBase | undefined>
  dialog: Pick<Dialog, 'returnTo' | 'isAwaited'>
  reports: Pick<Reports, 'caseOf'>
  numbers: Pick<CaseNumbers, 'shownOf'>
}

/** Maximum number of events read: enough for a turn of the dialogue and for a chat with an agent. */
const mostEvents = 60
/** Maximum number of reads of a page while messages keep arriving. */
const mostReads = 4

/**
 * Creates the function that collects the content of a page: the newest question or, for an earlier `place`,
 * the question asked there. It returns undefined for a deleted chat.
 */
export function createScreens(deps: ScreenDeps) {
  const { db, events, dialog } = deps
  const gather = async (chatId: string, place?: Place): Promise<Screen | undefined> => {
    const chat = await findChat(db, chatId)
    if (!chat) return undefined
    const newest = await events.after(db, chatId, Math.max(0, chat.last_seq - mostEvents), mostEvents)
    const isPast = place !== undefined && place.seq < (newest.findLast(isFromCitizen)?.seq ?? 0)
    const until = isPast ? place.seq : chat.last_seq
    const read = isPast ? await events.after(db, chatId, Math.max(0, until - mostEvents), mostEvents) : newest
    const seen = read.filter(({ seq }) => seq <= until)
    const from = seen.findLastIndex(isFromCitizen)
    const messages = toMessages(from === -1 ? seen : seen.slice(from))
    const state = await deps.stateOf(db, chatId)
    const step = isPast ? place.step : state?.step
    const caseIds = await caseIdsOf(db, chatId)
    const question = messages.findLast(offers)
    return {
      lang: chat.lang,
      place: { seq: until, ...(step !== undefined && { step }) },
      made: chat.last_seq,
      messages,
      question,
      taps: question?.type === 'text' ? (question.data.quickReplies ?? []) : [],
      progress: seen.flatMap((event) => (event.type === 'progress' ? [event] : [])).at(-1),
      isPast,
      canAnswer: !isPast || (state !== undefined && canReturn(dialog, state, step)),
      isAwaited: !isPast && state !== undefined && dialog.isAwaited?.(state) === true,
      caseNumbers: caseIds.map(await deps.numbers.shownOf(db, caseIds)),
      paperOf: caseIds.length > 0 ? await deps.reports.caseOf(chatId) : undefined,
    }
  }
  return async (chatId: string, place?: Place): Promise<Screen | undefined> => {
    let screen = await gather(chatId, place)
    // A message that arrived during the read may have changed the state, and the page would miss a promised
    // answer.
    for (let read = 1; screen && read < mostReads; read++) {
      const chat = await findChat(db, chatId)
      if (chat?.last_seq === screen.made) break
      screen = await gather(chatId, place)
    }
    return screen
  }
}

const canReturn = (dialog: ScreenDeps['dialog'], state: DialogStateBase, step: string | undefined): boolean =>
  step !== undefined && (step === state.step || dialog.returnTo?.(state, step) !== undefined)

const isFromCitizen = (event: ChatEvent): boolean =>
  event.type === 'message' && event.message.author.kind === 'visitor'

const offers = (message: ChatMessage): boolean =>
  message.author.kind !== 'visitor' && message.type === 'text' && (message.data.quickReplies?.length ?? 0) > 0

const toMessages = (events: readonly ChatEvent[]): ChatMessage[] =>
  events.flatMap((event) => (event.type === 'message' ? [event.message] : []))
