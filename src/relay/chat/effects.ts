import type { MessageRequest } from '../../contract/chat/chat.ts'
import type { PushNotice } from '../../contract/chat/push.ts'
import type { ScamReport } from '../../contract/chat/scam-report.ts'
import type { Clock, Ids } from '../../contract/primitives/ids.ts'
import type { KeyedHash } from '../../contract/primitives/keyed-hash.ts'
import { toMajor } from '../../contract/primitives/money.ts'
import type { CaseReport, DialogEffect, DialogInput, Intake, WhoMayCome } from '../../dialog/model/types.ts'
import type { Db } from '../../storage/database/storage.ts'
import type { ChatFeedback, ChatName, PlatformAnswer, PlatformChat } from '../agents/platform-chat.ts'
import type { OutgoingSay, SendMessage } from '../agents/send-message.ts'
import type { Seal } from '../auth/seal.ts'
import type { CaseFiles } from '../cases/case-files.ts'
import type { CaseLink, CaseLinks } from '../cases/case-links.ts'
import type { CaseNumbers } from '../cases/case-numbers.ts'
import { type Happening, type Push, toNotice as toPushNotice } from '../push/push.ts'
import type { IntakeBody, TrustLayer } from '../upstream/trust-layer.ts'
import type { NewEvent } from './chat-events.ts'
import type { Chat } from './chats.ts'
import { noticeOf } from './delivery-notice.ts'
import { toNotice } from './notice.ts'
import type { TellCustomer } from './tell-customer.ts'
import type { WaitingPlace, WaitingTexts } from './waiting-texts.ts'

/**
 * A call as it waits in the outbox. Identifiers are hashed, except for contact details and the report itself.
 */
type OutboxCall =
  | { kind: 'create-case'; intake: IntakeBody; lastDigits?: string }
  | { kind: 'get-case'; caseId: string; citizenRef: string }
  /** `caseId` may be the short number. */
  | { kind: 'find-case'; caseId: string; lastDigits: string }
  | { kind: 'send-report'; caseId: string; citizenRef: string; report: ScamReport }
  | { kind: 'hand-over'; reason: 'asked' | 'danger' }
  /** Also when she erases the chat. */
  | { kind: 'stop-news'; cases: readonly CaseLink[] }
  /** Caused by her message to the platform's own bot or agents, not by the dialogue. */
  | { kind: 'send-message'; say: OutgoingSay }
  /** Caused by her rating or erasing a chat with the platform's own bot or agents, not by the dialogue. */
  | ({ kind: 'send-feedback' } & ChatFeedback)
  | ({ kind: 'erase-chat' } & ChatName)
  /** A person's message to the citizen, on a channel of the platform. */
  | ({ kind: 'answer-chat' } & PersonsAnswer)
  /** Caused by a change in the trust layer, not by the dialogue. */
  | { kind: 'watch-case'; caseId: string; citizenRef: string }
  /** Caused by a notification of the trust layer, not by the dialogue. */
  | { kind: 'tell'; text: string }
  /** To her devices, where the page may be closed. */
  | { kind: 'push'; notice: PushNotice }

/** What came of the wish for a person: who may come, and where she stands if somebody is there. */
export interface Wish {
  who: WhoMayCome
  place?: WaitingPlace
}

/** What a person says on a channel of the platform, in the epoch in which the chat was hers. */
interface PersonsAnswer extends PlatformAnswer {
  personId: string
  clientId: string
  epoch: number
}

/** Holds a row of the outbox. Its id is the idempotency key of its call. */
export interface OutboxRow {
  id: string
  chat_id: string
  kind: string
  sealed: string
  attempts: number
  created_at: string
}

/**
 * Applies the answer of a call, in the transaction that ends the call: it may change tables, and returns what
 * the dialogue is told (nothing when there is no news) and what the chat records.
 */
export type Settle = ((
  trx: Db,
  chat: Chat,
) => Promise<{ input?: DialogInput; events?: readonly NewEvent[] }>) & {
  /** Runs in its place when she has erased the chat while the call was under way. */
  whenErased?: (trx: Db) => Promise<void>
}

/**
 * Does what the dialogue asks for, and what the chat itself sends to the platform, by calls in the outbox.
 */
export interface Effects {
  /** Writes an effect of the dialogue into the outbox, due at once. */
  enqueue(trx: Db, chat: Chat, effect: DialogEffect): Promise<void>
  /** Enqueues a check of one of the chat's cases. */
  enqueueWatch(trx: Db, link: { chatId: string; caseId: string; citizenRef: string }): Promise<void>
  /** Enqueues a notification to her in a chat; the same `id` again changes nothing. */
  enqueueTell(trx: Db, chatId: string, notification: { id: string; text: string }): Promise<void>
  /** Enqueues a word to the devices of hers that are told of a chat; nothing where there is none. */
  enqueuePush(trx: Db, chat: Chat, happening: Happening): Promise<void>
  /** Enqueues her message to the platform; the messages of a chat are sent one after the other. */
  enqueueSay(trx: Db, chat: Chat, said: Said): Promise<void>
  /** Enqueues her rating of the chat to the platform. */
  enqueueFeedback(trx: Db, chat: Chat, feedback: Pick<ChatFeedback, 'rating' | 'comment'>): Promise<void>
  /** Enqueues a person's message for the platform, after whatever of the chat is still on its way there. */
  enqueueAnswer(trx: Db, chat: Chat, answer: Omit<PersonsAnswer, keyof ChatName>): Promise<void>
  /**
   * Enqueues the erasure of the chat on the platform, after calls that are running, and the end of the news about its
   * cases. Calls that have not been tried yet are dropped. Must be called before the chat is deleted.
   */
  enqueueErase(trx: Db, chat: Chat): Promise<void>
  /** Makes the call. @throws TrustLayerError, SendMessageError */
  perform(row: OutboxRow): Promise<Settle>
  /**
   * Builds what to do after a failure: the dialogue, or she herself, is told. `final` when there is no next
   * attempt.
   */
  failure(row: OutboxRow, final: boolean): Settle
}

/** A message of hers that is recorded in the chat. */
interface Said {
  seq: number
  id: string
  /** Her text with secrets removed. */
  text: string
  request: MessageRequest
}

/** Lists what effects need. */
export interface EffectsDeps {
  seal: Seal
  clock: Clock
  ids: Ids
  keyedHash: KeyedHash
  trustLayer: TrustLayer
  sendMessage: SendMessage
  platformChat: PlatformChat
  links: CaseLinks
  /** Keeps each case for those who work on it. */
  files: CaseFiles
  numbers: Pick<CaseNumbers, 'shownOf'>
  currency: string
  currencyExponent: number
  tellCustomer: TellCustomer
  /** Puts the chat into the queue of those who want a person. */
  wantPerson: (trx: Db, chat: Chat, reason: 'asked' | 'danger') => Promise<Wish>
  waitingTexts: Pick<WaitingTexts, 'place'>
  push: Pick<Push, 'reaches' | 'tell' | 'unsubscribe'>
  /** Asks whether a person's message that is late may still be said, and is told when it was not. */
  answers: {
    isStillHers(answer: PersonsAnswer): Promise<boolean>
    lost(trx: Db, chat: Chat, answer: PersonsAnswer): Promise<void>
  }
}

/** Writes a call into the outbox, due at once. */
type Put = (trx: Db, chatId: string, call: OutboxCall, place?: number | null, id?: string) => Promise<void>

/** Creates the effects. */
export function createEffects(deps: EffectsDeps): Effects {
  const { seal, clock, ids, keyedHash, platformChat } = deps
  const open = (row: OutboxRow) => seal.decrypt<OutboxCall>(row.sealed, row.id)

  const put: Put = async (trx, chatId, call, place = null, id = ids()) => {
    const now = clock()
    await trx
      .insertInto('outbox')
      .values({
        id,
        chat_id: chatId,
        kind: call.kind,
        sealed: seal.encrypt(call, id),
        attempts: 0,
        place,
        next_at: now,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  }

  const enqueuePush: Effects['enqueuePush'] = async (trx, chat, happening) => {
    if (await deps.push.reaches(trx, chat.id))
      await put(trx, chat.id, { kind: 'push', notice: toPushNotice(chat, happening) })
  }

  const toCall = async (trx: Db, chat: Chat, effect: DialogEffect): Promise<OutboxCall> => {
    switch (effect.type) {
      case 'create-case': {
        const lastDigits = effect.intake.contact?.slice(-4)
        return {
          kind: 'create-case',
          intake: toIntakeBody(chat, effect.intake),
          ...(lastDigits && { lastDigits }),
        }
      }
      case 'get-case':
      case 'send-report': {
        const { type: kind, ...rest } = effect
        const citizenRef = (await deps.links.citizenRefOf(trx, chat.id, effect.caseId)) ?? ''
        return { kind, citizenRef, ...rest } as OutboxCall
      }
      case 'find-case':
        return { kind: 'find-case', caseId: effect.caseId, lastDigits: effect.lastDigits }
      case 'hand-over':
        return { kind: 'hand-over', reason: effect.reason }
      case 'stop-news':
        return { kind: 'stop-news', cases: await deps.links.ofChat(trx, chat.id) }
      default:
        return effect satisfies never
    }
  }

  const toIntakeBody = (chat: Chat, intake: Intake): IntakeBody => {
    const { contact, receivingAccount } = intake
    const [hint, ...earlier] = receivingAccount ? keyedHash.all('account', receivingAccount) : []
    return {
      citizen_id_hash: keyedHash('citizen', contact ?? `chat:${chat.id}`),
      scam_type: intake.scamType,
      amount: toMajor(intake.amountMinor, deps.currencyExponent),
      ...(intake.transactionReference && { transaction_reference: intake.transactionReference }),
      ...(hint && { receiving_account_hint: hint }),
      confidence_metadata: {
        ...intake.metadata,
        // Notifications by SMS or call-back go to the number that she gave for them.
        ...(contact !== undefined && { callback_ref: contact }),
        // A message about the case opens it on the page that it was reported on.
        ...(intake.metadata.news_channels !== undefined && { gw_id: chat.gw_id }),
        // A case of a trial is told from a victim's.
        ...(chat.env && { env: chat.env }),
        // An account that is known by an older pepper's hash is known by no other.
        ...(earlier.length > 0 && { earlier_account_hints: earlier }),
      },
    }
  }

  return {
    enqueue: async (trx, chat, effect) => put(trx, chat.id, await toCall(trx, chat, effect)),
    enqueueWatch: (trx, { chatId, ...link }) => put(trx, chatId, { kind: 'watch-case', ...link }),
    enqueueTell: (trx, chatId, { id, text }) =>
      put(trx, chatId, { kind: 'tell', text }, null, `${id}:${chatId}`),
    enqueuePush,
    enqueueSay: (trx, chat, said) =>
      put(trx, chat.id, { kind: 'send-message', say: toSay(chat, said) }, said.seq),
    enqueueAnswer: async (trx, chat, answer) =>
      put(trx, chat.id, { kind: 'answer-chat', ...nameOf(chat), ...answer }, await nextPlace(trx, chat)),
    async enqueueFeedback(trx, chat, feedback) {
      if (!platformChat.knows(chat.gw_id)) return
      await put(trx, chat.id, { kind: 'send-feedback', ...nameOf(chat), ...feedback }, chat.last_seq)
    },
    async enqueueErase(trx, chat) {
      await trx
        .deleteFrom('outbox')
        .where('chat_id', '=', chat.id)
        .where('kind', 'in', ['send-message', 'send-feedback', 'answer-chat'])
        .where('attempts', '=', 0)
        .execute()
      const cases = deps.trustLayer.sendsNews ? await deps.links.ofChat(trx, chat.id) : []
      if (cases.length > 0) await put(trx, chat.id, { kind: 'stop-news', cases })
      if (!platformChat.knows(chat.gw_id)) return
      await put(trx, chat.id, { kind: 'erase-chat', ...nameOf(chat) }, await nextPlace(trx, chat))
    },
    perform: (row) => perform(row, open(row), { ...deps, put, enqueuePush }),
    failure(row, final) {
      const call = open(row)
      switch (call.kind) {
        case 'watch-case':
        case 'tell':
        case 'push':
        case 'send-feedback':
        case 'erase-chat':
          return nothing
        case 'answer-chat':
          return final ? lose(deps, call) : nothing
        case 'send-message':
          return async (_trx, { lang }) => ({
            events: [noticeOf(call.say, { id: ids(), at: clock(), lang, final })],
          })
        default: {
          const { kind: effect } = call
          return async () => ({ input: { type: 'result', effect, ok: false, attempts: row.attempts, final } })
        }
      }
    },
  }
}

const nothing: Settle = async () => ({})

/** After so many tries over ten minutes a device is not told: what it would be told stands in the chat. */
const mostPushes = 6

/** Tells those who work on the chat that a message has not gone. */
const lose =
  ({ answers }: Pick<EffectsDeps, 'answers'>, answer: PersonsAnswer): Settle =>
  async (trx, chat) => {
    await answers.lost(trx, chat, answer)
    return {}
  }

/** Finds the place behind all calls of a chat that are still to be made in their order. */
async function nextPlace(trx: Db, { id, last_seq }: Chat): Promise<number> {
  const { place } = await trx
    .selectFrom('outbox')
    .select((eb) => eb.fn.max('place').as('place'))
    .where('chat_id', '=', id)
    .where('next_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Math.max(Number(place ?? 0), last_seq) + 1
}

const nameOf = (chat: Chat): ChatName => ({ gwId: chat.gw_id, chatToken: chat.id })

async function perform(
  row: OutboxRow,
  call: OutboxCall,
  {
    trustLayer,
    sendMessage,
    platformChat,
    links,
    files,
    numbers,
    wantPerson,
    waitingTexts,
    answers,
    tellCustomer,
    currency,
    clock,
    ids,
    push,
    put,
    enqueuePush,
  }: EffectsDeps & { put: Put } & Pick<Effects, 'enqueuePush'>,
): Promise<Settle> {
  const chatId = row.chat_id
  /** Tells how a case stands; gives the number that she knows it by. */
  const tellCase = async (trx: Db, chat: Chat, report: CaseReport) => {
    const caseNumber = (await numbers.shownOf(trx, [report.case_id]))(report.case_id)
    await tellCustomer(trx, chat, { type: 'case_changed', case: toCaseState(report, caseNumber), currency })
    return caseNumber
  }
  switch (call.kind) {
    case 'create-case': {
      const citizenRef = call.intake.citizen_id_hash
      const caseId = await trustLayer.createCase(call.intake, row.id)
      const settle: Settle = async (trx, chat) => {
        const caseNumber = await links.opened(trx, { caseId, citizenRef, lastDigits: call.lastDigits })
        await files.opened(trx, chat, { caseId, intake: call.intake, lastDigits: call.lastDigits })
        const report = { ...newCase, case_id: caseId }
        await links.know(trx, chatId, report, citizenRef)
        const { scam_type, amount } = call.intake
        const told = { case: toCaseState(report, caseNumber), scam_type, amount, currency }
        await tellCustomer(trx, chat, { type: 'case_created', ...told })
        const input: DialogInput = { type: 'result', effect: 'create-case', ok: true, caseId, caseNumber }
        return { input, events: [caseEvent(caseId, newCase.status)] }
      }
      if (!trustLayer.sendsNews) return settle
      // Nobody is left to take back the wish for news.
      const whenErased = (trx: Db) => put(trx, chatId, { kind: 'stop-news', cases: [{ caseId, citizenRef }] })
      return Object.assign(settle, { whenErased })
    }
    case 'get-case':
    case 'watch-case': {
      const report = await trustLayer.getCase(call.caseId, call.citizenRef)
      return async (trx, chat) => {
        const isNews = await links.know(trx, chatId, report, call.citizenRef)
        await files.seen(trx, report, chat)
        const events = isNews ? [caseEvent(report.case_id, report.status)] : []
        const caseNumber = isNews ? await tellCase(trx, chat, report) : ''
        if (call.kind === 'get-case') {
          return { input: { type: 'result', effect: 'get-case', ok: true, case: report }, events }
        }
        if (!isNews) return {}
        await enqueuePush(trx, chat, { about: 'case', number: caseNumber })
        return { input: { type: 'case-changed', case: report, caseNumber }, events }
      }
    }
    case 'tell':
      return async () => ({ input: { type: 'notification', text: call.text } })
    case 'find-case': {
      const found = await links.find(call.caseId, call.lastDigits)
      if (!found) {
        return async () => ({ input: { type: 'result', effect: 'find-case', ok: true, case: null } })
      }
      const { caseId, citizenRef } = found
      const report = await trustLayer.getCase(caseId, citizenRef)
      return async (trx, chat) => {
        await links.know(trx, chatId, report, citizenRef)
        await files.seen(trx, report, chat)
        const caseNumber = await tellCase(trx, chat, report)
        return {
          input: { type: 'result', effect: 'find-case', ok: true, case: report, caseNumber },
          events: [caseEvent(report.case_id, report.status)],
        }
      }
    }
    case 'send-message': {
      await sendMessage(call.say)
      return nothing
    }
    case 'send-feedback':
      await platformChat.rate(call, row.id)
      return nothing
    case 'answer-chat':
      if (!(await answers.isStillHers(call))) return lose({ answers }, call)
      await platformChat.answer(call, row.id)
      return nothing
    case 'erase-chat':
      await platformChat.erase(call)
      return nothing
    case 'send-report': {
      await trustLayer.sendReport(call, row.id)
      return async (trx) => {
        await files.reported(trx, call.caseId)
        return { input: { type: 'result', effect: 'send-report', ok: true } }
      }
    }
    case 'stop-news':
      for (const link of call.cases) await trustLayer.stopNews(link)
      return async (trx) => {
        await push.unsubscribe(trx, chatId)
        return { input: { type: 'result', effect: 'stop-news', ok: true } }
      }
    case 'push':
      if (!(await push.tell(chatId, call.notice)) && row.attempts < mostPushes)
        throw new Error('no push service answers')
      return nothing
    case 'hand-over':
      return async (trx, chat) => {
        const { who, place } = await wantPerson(trx, chat, call.reason)
        const text = place && waitingTexts.place(chat.lang, place)
        const told = text === undefined ? [] : [toNotice(text, { id: ids(), at: clock(), lang: chat.lang })]
        return { input: { type: 'result', effect: 'hand-over', ok: true, who }, events: told }
      }
    default:
      return call satisfies never
  }
}

const toSay = (chat: Chat, { id, text, request }: Said): OutgoingSay => ({
  gwId: chat.gw_id,
  chatToken: chat.id,
  messageId: id,
  type: request.type === 'postback' ? 'button' : 'text',
  text,
  ...(request.type === 'postback' && { payload: request.payload }),
  replyToken: request.replyToken ?? id,
  lang: chat.lang,
  ...(chat.env && { env: chat.env }),
  ...(chat.human_uid !== null && { humanUid: chat.human_uid, humanVerified: chat.human_verified === 1 }),
})

/** A case before the trust layer's first answer about it. */
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
