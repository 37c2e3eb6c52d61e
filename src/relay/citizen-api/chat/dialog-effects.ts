import type { DialogEffect, Intake } from '../../../assistant/dialog/model/types.ts'
import type { MessageRequest } from '../../../contract/chat/chat.ts'
import type { KeyedHash } from '../../../contract/primitives/keyed-hash.ts'
import { toMajor } from '../../../contract/primitives/money.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { IntakeBody } from '../../gateway/upstream/trust-layer.ts'
import type { Seal } from '../../security/auth/seal.ts'
import type { ChatFeedback, ChatName } from '../channels/platform-chat.ts'
import type { OutgoingSay } from '../channels/send-message.ts'
import { type Happening, type Push, toNotice as toPushNotice } from '../push/push.ts'
import type { Chat } from './chats.ts'
import type { OutboxCall, OutboxRow, PersonsAnswer, Settle } from './outbox-call.ts'
import { type CallsDeps, failureOf, makeCall } from './run-outbox-call.ts'

/** Carries out the effects of the dialogue, and the chat's own calls to the platform, through the outbox. */
export interface Effects {
  /** Adds an effect of the dialogue to the outbox, due immediately. */
  enqueue(trx: Db, chat: Chat, effect: DialogEffect): Promise<void>
  /** Enqueues a check of one of the chat's cases. */
  enqueueWatch(trx: Db, link: { chatId: string; caseId: string; citizenRef: string }): Promise<void>
  /** Enqueues a notification to the citizen in a chat. The same `id` again has no effect. */
  enqueueTell(trx: Db, chatId: string, notification: { id: string; text: string }): Promise<void>
  /**
   * Enqueues a push notification to the citizen's devices registered for a chat; does nothing if there are
   * none.
   */
  enqueuePush(trx: Db, chat: Chat, happening: Happening): Promise<void>
  /** Enqueues the citizen's message to the platform. The messages of a chat are sent one after another. */
  enqueueSay(trx: Db, chat: Chat, said: Said): Promise<void>
  /** Enqueues the citizen's rating of the chat to the platform. */
  enqueueFeedback(trx: Db, chat: Chat, feedback: Pick<ChatFeedback, 'rating' | 'comment'>): Promise<void>
  /** Enqueues an agent's message to the platform, after all pending calls of the chat. */
  enqueueAnswer(trx: Db, chat: Chat, answer: Omit<PersonsAnswer, keyof ChatName>): Promise<void>
  /**
   * Enqueues the erasure of the chat on the platform, after running calls, and the end of notifications about
   * its cases. Calls not yet attempted are dropped. Must be called before the chat is deleted.
   */
  enqueueErase(trx: Db, chat: Chat): Promise<void>
  /** Makes the call. @throws TrustLayerError, SendMessageError */
  perform(row: OutboxRow): Promise<Settle>
  /**
   * Builds the reaction to a failure, which notifies the dialogue or the citizen. `final` means that there is
   * no further attempt.
   */
  failure(row: OutboxRow, final: boolean): Settle
}

/** A message of the citizen that is stored in the chat. */
interface Said {
  seq: number
  id: string
  /** The citizen's text with secrets removed. */
  text: string
  request: MessageRequest
}

/** Dependencies of the effects. */
export interface EffectsDeps extends Omit<CallsDeps, 'enqueueStopNews' | 'enqueuePush' | 'push'> {
  seal: Seal
  keyedHash: KeyedHash
  currencyExponent: number
  push: CallsDeps['push'] & Pick<Push, 'reaches'>
}

/** Creates the effects. */
export function createEffects(deps: EffectsDeps): Effects {
  const { platformChat } = deps

  return {
    enqueue: async (trx, chat, effect) => put(deps, trx, chat.id, await toCall(deps, trx, chat, effect)),
    enqueueWatch: (trx, { chatId, ...link }) => put(deps, trx, chatId, { kind: 'watch-case', ...link }),
    enqueueTell: (trx, chatId, { id, text }) =>
      put(deps, trx, chatId, { kind: 'tell', text }, { id: `${id}:${chatId}` }),
    enqueuePush: (trx, chat, happening) => enqueuePush(deps, trx, chat, happening),
    enqueueSay: (trx, chat, said) =>
      put(deps, trx, chat.id, { kind: 'send-message', say: toSay(chat, said) }, { place: said.seq }),
    enqueueAnswer: async (trx, chat, answer) =>
      put(
        deps,
        trx,
        chat.id,
        { kind: 'answer-chat', ...nameOf(chat), ...answer },
        { place: await nextPlace(trx, chat) },
      ),
    async enqueueFeedback(trx, chat, feedback) {
      if (!platformChat.knows(chat.gw_id)) return
      await put(
        deps,
        trx,
        chat.id,
        { kind: 'send-feedback', ...nameOf(chat), ...feedback },
        { place: chat.last_seq },
      )
    },
    enqueueErase: (trx, chat) => enqueueErase(deps, trx, chat),
    perform: (row) =>
      makeCall(row, callOf(deps, row), {
        ...deps,
        enqueuePush: (trx, chat, happening) => enqueuePush(deps, trx, chat, happening),
        enqueueStopNews: (trx, chatId, cases) => put(deps, trx, chatId, { kind: 'stop-news', cases }),
      }),
    failure: (row, final) => failureOf(row, callOf(deps, row), final, deps),
  }
}

async function enqueueErase(deps: EffectsDeps, trx: Db, chat: Chat): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('chat_id', '=', chat.id)
    .where('kind', 'in', ['send-message', 'send-feedback', 'answer-chat'])
    .where('attempts', '=', 0)
    .execute()
  const cases = deps.trustLayer.sendsNews ? await deps.links.ofChat(trx, chat.id) : []
  if (cases.length > 0) await put(deps, trx, chat.id, { kind: 'stop-news', cases })
  if (!deps.platformChat.knows(chat.gw_id)) return
  await put(
    deps,
    trx,
    chat.id,
    { kind: 'erase-chat', ...nameOf(chat) },
    { place: await nextPlace(trx, chat) },
  )
}

async function enqueuePush(deps: EffectsDeps, trx: Db, chat: Chat, happening: Happening): Promise<void> {
  if (await deps.push.reaches(trx, chat.id))
    await put(deps, trx, chat.id, { kind: 'push', notice: toPushNotice(chat, happening) })
}

async function put(
  { ids, clock, seal }: EffectsDeps,
  trx: Db,
  chatId: string,
  call: OutboxCall,
  { place = null, id = ids() }: { place?: number | null; id?: string } = {},
) {
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

async function toCall(deps: EffectsDeps, trx: Db, chat: Chat, effect: DialogEffect): Promise<OutboxCall> {
  switch (effect.type) {
    case 'create-case': {
      const lastDigits = effect.intake.contact?.slice(-4)
      return {
        kind: 'create-case',
        intake: toIntakeBody(deps, chat, effect.intake),
        ...(lastDigits && { lastDigits }),
      }
    }
    case 'get-case':
      return { kind: 'get-case', ...(await linkOf(deps, trx, chat, effect.caseId)) }
    case 'send-report':
      return {
        kind: 'send-report',
        ...(await linkOf(deps, trx, chat, effect.caseId)),
        report: effect.report,
      }
    case 'add-note':
      return { kind: 'add-note', ...(await linkOf(deps, trx, chat, effect.caseId)), note: effect.note }
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

function toIntakeBody(deps: EffectsDeps, chat: Chat, intake: Intake): IntakeBody {
  const { contact, receivingAccount } = intake
  const [hint, ...earlier] = receivingAccount ? deps.keyedHash.all('account', receivingAccount) : []
  return {
    citizen_id_hash: deps.keyedHash('citizen', contact ?? `chat:${chat.id}`),
    scam_type: intake.scamType,
    amount: toMajor(intake.amountMinor, deps.currencyExponent),
    ...(intake.transactionReference && { transaction_reference: intake.transactionReference }),
    ...(hint && { receiving_account_hint: hint }),
    confidence_metadata: {
      ...intake.metadata,
      // Notifications by SMS or call-back go to the number that the citizen gave for them.
      ...(contact !== undefined && { callback_ref: contact }),
      // A message about the case opens the case on the page where it was reported.
      ...(intake.metadata.news_channels !== undefined && { gw_id: chat.gw_id }),
      // Distinguishes a test case from a victim's.
      ...(chat.env && { env: chat.env }),
      // The trust layer may know the account only by the hash of an older pepper.
      ...(earlier.length > 0 && { earlier_account_hints: earlier }),
    },
  }
}

const callOf = ({ seal }: EffectsDeps, row: OutboxRow) => seal.decrypt<OutboxCall>(row.sealed, row.id)

/** Names a case of a chat, with the citizen on whose behalf it is requested. */
const linkOf = async ({ links }: EffectsDeps, trx: Db, chat: Chat, caseId: string) => ({
  citizenRef: (await links.citizenRefOf(trx, chat.id, caseId)) ?? '',
  caseId,
})

/** Returns the position after all pending ordered calls of a chat. */
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
