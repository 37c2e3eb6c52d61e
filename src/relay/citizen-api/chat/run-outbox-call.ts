import type { CaseReport, DialogInput, WhoMayCome } from '../../../assistant/dialog/model/types.ts'
import type { Clock, Ids } from '../../../contract/primitives/ids.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { TrustLayer } from '../../gateway/upstream/trust-layer.ts'
import type { CaseFiles } from '../cases/case-files.ts'
import type { CaseLink, CaseLinks } from '../cases/case-links.ts'
import type { CaseNumbers } from '../cases/case-numbers.ts'
import type { PlatformChat } from '../channels/platform-chat.ts'
import type { SendMessage } from '../channels/send-message.ts'
import type { Happening, Push } from '../push/push.ts'
import type { NewEvent } from './chat-events.ts'
import type { Chat } from './chats.ts'
import { noticeOf } from './delivery-notice.ts'
import { toNotice } from './notice.ts'
import type { OutboxCall, OutboxRow, PersonsAnswer, Settle } from './outbox-call.ts'
import type { TellCustomer } from './tell-customer.ts'
import type { WaitingPlace, WaitingTexts } from './waiting-texts.ts'

/** Result of a hand-off request: who may join, and the position in the queue if an agent is available. */
export interface Wish {
  who: WhoMayCome
  place?: WaitingPlace
}

type CallOf<Kind extends OutboxCall['kind']> = Extract<OutboxCall, { kind: Kind }>

/** Dependencies of the outbox calls. */
export interface CallsDeps {
  clock: Clock
  ids: Ids
  trustLayer: TrustLayer
  sendMessage: SendMessage
  platformChat: PlatformChat
  links: CaseLinks
  /** Stores each case for the case work. */
  files: CaseFiles
  numbers: Pick<CaseNumbers, 'shownOf'>
  currency: string
  tellCustomer: TellCustomer
  /** Queues the chat for an agent. */
  wantPerson: (trx: Db, chat: Chat, reason: 'asked' | 'danger') => Promise<Wish>
  waitingTexts: Pick<WaitingTexts, 'place'>
  push: Pick<Push, 'tell' | 'unsubscribe'>
  /** Checks whether a late message of an agent may still be sent, and is notified if it was dropped. */
  answers: {
    isStillOwned(answer: PersonsAnswer): Promise<boolean>
    lost(trx: Db, chat: Chat, answer: PersonsAnswer): Promise<void>
  }
  /** Enqueue the follow-ups of a response. */
  enqueueStopNews(trx: Db, chatId: string, cases: readonly CaseLink[]): Promise<void>
  enqueuePush(trx: Db, chat: Chat, happening: Happening): Promise<void>
}

/** Makes the call of a row. @throws TrustLayerError, SendMessageError */
export async function makeCall(row: OutboxRow, call: OutboxCall, deps: CallsDeps): Promise<Settle> {
  const { trustLayer, platformChat } = deps
  switch (call.kind) {
    case 'create-case':
      return createCase(deps, row, call)
    case 'get-case':
    case 'watch-case':
      return checkCase(deps, row, call)
    case 'tell':
      return async () => ({ input: { type: 'notification', text: call.text } })
    case 'find-case':
      return findCase(deps, row, call)
    case 'send-message':
      await deps.sendMessage(call.say)
      return nothing
    case 'send-feedback':
      await platformChat.rate(call, row.id)
      return nothing
    case 'answer-chat':
      if (!(await deps.answers.isStillOwned(call))) return lose(deps, call)
      await platformChat.answer(call, row.id)
      return nothing
    case 'erase-chat':
      await platformChat.erase(call)
      return nothing
    case 'send-report':
      await trustLayer.sendReport(call, row.id)
      return async (trx) => {
        await deps.files.reported(trx, call.caseId)
        return { input: { type: 'result', effect: 'send-report', ok: true } }
      }
    case 'add-note':
      await trustLayer.addNote(call, row.id)
      return nothing
    case 'stop-news':
      for (const link of call.cases) await trustLayer.stopNews(link)
      return async (trx) => {
        await deps.push.unsubscribe(trx, row.chat_id)
        return { input: { type: 'result', effect: 'stop-news', ok: true } }
      }
    case 'push':
      if (!(await deps.push.tell(row.chat_id, call.notice)) && row.attempts < mostPushes)
        throw new Error('no push service answers')
      return nothing
    case 'hand-over':
      return async (trx, chat) => {
        const { who, place } = await deps.wantPerson(trx, chat, call.reason)
        const text = place && deps.waitingTexts.place(chat.lang, place)
        const at = { id: deps.ids(), at: deps.clock(), lang: chat.lang }
        const told = text === undefined ? [] : [toNotice(text, at)]
        return { input: { type: 'result', effect: 'hand-over', ok: true, who }, events: told }
      }
    default:
      return call satisfies never
  }
}

/** Opens a case at the trust layer, and stores it with the chat. */
async function createCase(
  deps: CallsDeps,
  row: OutboxRow,
  { intake, lastDigits }: CallOf<'create-case'>,
): Promise<Settle> {
  const { trustLayer, links, files, tellCustomer, currency, enqueueStopNews } = deps
  const citizenRef = intake.citizen_id_hash
  const caseId = await trustLayer.createCase(intake, row.id)
  const settle: Settle = async (trx, chat) => {
    const caseNumber = await links.opened(trx, { caseId, citizenRef, lastDigits })
    await files.opened(trx, chat, { caseId, intake, lastDigits })
    const report = { ...newCase, case_id: caseId }
    await links.know(trx, row.chat_id, report, citizenRef)
    const { scam_type, amount } = intake
    const told = { case: toCaseState(report, caseNumber), scam_type, amount, currency }
    await tellCustomer(trx, chat, { type: 'case_created', ...told })
    const input: DialogInput = { type: 'result', effect: 'create-case', ok: true, caseId, caseNumber }
    return { input, events: [caseEvent(caseId, newCase.status)] }
  }
  if (!trustLayer.sendsNews) return settle
  // The chat is erased, so the citizen can no longer stop the notifications.
  const whenErased = (trx: Db) => enqueueStopNews(trx, row.chat_id, [{ caseId, citizenRef }])
  return Object.assign(settle, { whenErased })
}

/** Reads the status of a case: the citizen has asked for it, or the case watch checks for news. */
async function checkCase(
  deps: CallsDeps,
  row: OutboxRow,
  { kind, caseId, citizenRef }: CallOf<'get-case' | 'watch-case'>,
): Promise<Settle> {
  const { trustLayer, links, files, enqueuePush } = deps
  const report = await trustLayer.getCase(caseId, citizenRef)
  return async (trx, chat) => {
    const isNews = await links.know(trx, row.chat_id, report, citizenRef)
    await files.seen(trx, report, chat)
    const events = isNews ? [caseEvent(report.case_id, report.status)] : []
    const caseNumber = isNews ? await tellCase(deps, trx, chat, report) : ''
    if (kind === 'get-case') {
      return { input: { type: 'result', effect: 'get-case', ok: true, case: report }, events }
    }
    if (!isNews) return {}
    // The citizen has just read that the report was received, and that work on it begins.
    if (report.status === 'received' || report.status === 'routed') return { events }
    await enqueuePush(trx, chat, { about: 'case', number: caseNumber })
    return { input: { type: 'case-changed', case: report, caseNumber }, events }
  }
}

/** Finds a case from another device by its number and the digits of the citizen's phone number. */
async function findCase(deps: CallsDeps, row: OutboxRow, call: CallOf<'find-case'>): Promise<Settle> {
  const { links, trustLayer, files } = deps
  const found = await links.find(call.caseId, call.lastDigits)
  if (!found) {
    return async () => ({ input: { type: 'result', effect: 'find-case', ok: true, case: null } })
  }
  const { caseId, citizenRef } = found
  const report = await trustLayer.getCase(caseId, citizenRef)
  return async (trx, chat) => {
    await links.know(trx, row.chat_id, report, citizenRef)
    await files.seen(trx, report, chat)
    const caseNumber = await tellCase(deps, trx, chat, report)
    return {
      input: { type: 'result', effect: 'find-case', ok: true, case: report, caseNumber },
      events: [caseEvent(report.case_id, report.status)],
    }
  }
}

/** Notifies the customer of a case's status. Returns the case number shown to the citizen. */
async function tellCase(
  { numbers, tellCustomer, currency }: CallsDeps,
  trx: Db,
  chat: Chat,
  report: CaseReport,
): Promise<string> {
  const caseNumber = (await numbers.shownOf(trx, [report.case_id]))(report.case_id)
  await tellCustomer(trx, chat, { type: 'case_changed', case: toCaseState(report, caseNumber), currency })
  return caseNumber
}

/** Builds the reaction to a failure; see `Effects`. */
export function failureOf(
  row: OutboxRow,
  call: OutboxCall,
  final: boolean,
  deps: Pick<CallsDeps, 'answers' | 'clock' | 'ids'>,
): Settle {
  switch (call.kind) {
    case 'watch-case':
    case 'tell':
    case 'push':
    case 'send-feedback':
    case 'erase-chat':
    case 'add-note':
      return nothing
    case 'answer-chat':
      return final ? lose(deps, call) : nothing
    case 'send-message':
      return async (_trx, { lang }) => ({
        events: [noticeOf(call.say, { id: deps.ids(), at: deps.clock(), lang, final })],
      })
    default: {
      const { kind: effect } = call
      return async () => ({ input: { type: 'result', effect, ok: false, attempts: row.attempts, final } })
    }
  }
}

const nothing: Settle = async () => ({})

/** Maximum number of attempts, over ten minutes, to notify a device. The chat contains the news anyway. */
const mostPushes = 6

/** Reports to the agents of the chat that a message was not sent. */
const lose =
  ({ answers }: Pick<CallsDeps, 'answers'>, answer: PersonsAnswer): Settle =>
  async (trx, chat) => {
    await answers.lost(trx, chat, answer)
    return {}
  }

/** State of a case before the trust layer's first response about it. */
const newCase: CaseReport = {
  case_id: '',
  status: 'received',
  recovery_trace_summary: {},
  freeze_status_timeline: [],
  next_milestone: '',
}

const toCaseState = ({ case_id: id, status, next_milestone }: CaseReport, number: string) => ({
  id,
  number,
  status,
  next_milestone,
})

const caseEvent = (caseId: string, status: string): NewEvent => ({ type: 'case', caseId, status })
