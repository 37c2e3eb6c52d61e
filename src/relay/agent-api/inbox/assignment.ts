import type { HandOverReason, Outcome } from '../../../contract/console/inbox.ts'
import type { Clock, Ids } from '../../../contract/primitives/ids.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { ChatNotifier } from '../../citizen-api/chat/chat-notifier.ts'
import { type Chat, chatScope, findChat } from '../../citizen-api/chat/chats.ts'
import type { Conversation } from '../../citizen-api/chat/conversation.ts'
import type { TellCustomer } from '../../citizen-api/chat/tell-customer.ts'
import type { Operator } from '../sign-in/operator.ts'
import type { AnswerTimes } from './answer-times.ts'
import { assertOwner, changeDesk, type DeskRow, findDesk, noEnd, visibleDesk } from './desk-rows.ts'
import type { DeskSeal, Told } from './desk-seal.ts'
import { inboxNews } from './inbox-news.ts'
import { urgencyOf } from './urgency.ts'

/** Agent to whom a chat is assigned. */
export interface Colleague {
  id: string
  firstName: string
}

/** Dependencies of ownership. */
export interface OwnershipDeps {
  storage: Storage
  conversation: Pick<Conversation, 'resolve' | 'goOn'>
  /** Facts that the citizen gave, as figures. */
  toldOf: (db: Db, chatId: string) => Promise<Told>
  answerTimesOf(gwId: string): Pick<AnswerTimes, 'dueAt'>
  seal: DeskSeal
  tellCustomer: TellCustomer
  notifier: ChatNotifier
  clock: Clock
  ids: Ids
}

/**
 * Controls who owns a chat: the assistant, the queue, or one agent. Each change is one transaction of the
 * chat.
 */
export interface Ownership {
  /**
   * Puts a chat into the queue; if an agent already owns it, it stays with that agent. Runs in the caller's
   * transaction.
   */
  want(trx: Db, chat: Chat, reason: HandOverReason): Promise<void>
  /**
   * Claims a chat without an owner; a repeated claim by the same person changes nothing. A message that
   * arrives while the agent decides does not invalidate the claim, but closing the chat does.
   * @throws Problem `claimed`, naming who was first; `version-changed` if it is no longer waiting
   */
  claim(person: Operator, chatId: string, version: number): Promise<void>
  /** Offers a chat to a colleague; it stays with its owner until accepted. @throws Problem `not-owner` */
  offer(
    person: Operator,
    chatId: string,
    offer: { epoch: number; to: Colleague; note: string },
  ): Promise<void>
  /** @throws Problem `claimed` if the offer has ended, or was for another person */
  answerOffer(person: Operator, chatId: string, answer: { accept: boolean }): Promise<void>
  /** Assigns a chat to a person, regardless of its present owner. */
  assign(by: Operator, chatId: string, assignment: { to: Colleague; note: string }): Promise<void>
  /**
   * Returns a chat to the queue, or to the assistant, which resumes where it was. @throws Problem `not-owner`
   */
  giveBack(person: Operator, chatId: string, back: { epoch: number; to: 'bot' | 'queue' }): Promise<void>
  /** @throws Problem `not-owner` */
  resolve(person: Operator, chatId: string, end: { epoch: number; outcome: Outcome }): Promise<void>
  /** Snoozes the person's chat until the citizen writes, or until an instant. @throws Problem `not-owner` */
  snooze(person: Operator, chatId: string, until: { epoch: number; until: string | null }): Promise<void>
  /**
   * Takes a chat from an unreachable owner, returns it to its place in the queue, and notifies the citizen.
   * `epoch` is the owner's.
   */
  requeue(chatId: string, epoch: number): Promise<void>
}

const offerMs = 30_000

/** Creates ownership. */
export function createOwnership(deps: OwnershipDeps): Ownership {
  const { clock } = deps

  return {
    want: (trx, chat, reason) => want(deps, trx, chat, reason),
    claim: (person, chatId, version) => claim(deps, person, chatId, version),
    offer: (person, chatId, offered) => offer(deps, person, chatId, offered),
    answerOffer: (person, chatId, answer) => answerOffer(deps, person, chatId, answer),
    assign: (by, chatId, { to, note }) =>
      change(deps, by, chatId, (trx, seen) => give(deps, trx, seen, { to, kind: 'manual', note })),
    giveBack: (person, chatId, back) => giveBack(deps, person, chatId, back),
    resolve: (person, chatId, ending) => resolve(deps, person, chatId, ending),
    snooze: (person, chatId, { epoch, until }) =>
      change(deps, person, chatId, async (trx, { desk }) => {
        assertOwner(desk, person, epoch)
        await changeDesk(trx, desk, clock(), { ...noOffer, snoozed_until: until ?? noEnd })
      }),
    requeue: (chatId, epoch) => requeue(deps, chatId, epoch),
  }
}

async function want(deps: OwnershipDeps, trx: Db, chat: Chat, reason: HandOverReason): Promise<void> {
  const { clock, seal, tellCustomer } = deps
  const desk = await findDesk(trx, chat.id)
  const told = await deps.toldOf(trx, chat.id)
  const now = clock()
  const values = {
    reason,
    is_danger: reason === 'danger' || desk?.is_danger === 1 ? 1 : 0,
    danger_at: reason === 'danger' ? now : (desk?.danger_at ?? null),
    urgency: urgencyOf(told.amount ?? undefined, told.paidAt ?? undefined, now),
    told: await seal.seal(trx, chat.id, 'told', told),
  }
  if (desk && (desk.state === 'open' || desk.state === 'queued')) {
    await changeDesk(
      trx,
      desk,
      now,
      desk.state === 'open' ? { is_danger: values.is_danger, danger_at: values.danger_at } : values,
    )
    return
  }
  await tellCustomer(trx, chat, { type: 'hand_over_asked', reason, is_danger: values.is_danger === 1 })
  const since = {
    queued_at: now,
    alerted_from: now,
    waiting_since: now,
    seen_at: now,
    // Stored, so that a later change of the target affects no waiting chat.
    answer_due_at: deps.answerTimesOf(chat.gw_id).dueAt(now),
    first_human_reply_at: null,
    told_level: 0,
  }
  const queued = { ...values, ...since, state: 'queued' as const, alert_level: 0 }
  if (desk) {
    await changeDesk(trx, desk, now, { ...queued, epoch: desk.epoch + 1 })
    return
  }
  await trx
    .insertInto('chat_desk')
    .values({ ...newDesk(chat, now), ...queued })
    .execute()
}

const claim = (deps: OwnershipDeps, person: Operator, chatId: string, version: number): Promise<void> =>
  change(deps, person, chatId, async (trx, seen) => {
    const { state, version: present, owner_id, owner_name: owner } = seen.desk
    if (state === 'open' && owner_id === person.id) return
    if (state === 'open') throw new Problem('claimed', { extensions: { owner } })
    if (state !== 'queued' && present !== version) throw new Problem('version-changed')
    await give(deps, trx, seen, { to: person, kind: 'claim' })
  })

function offer(
  deps: OwnershipDeps,
  person: Operator,
  chatId: string,
  { epoch, to, note }: { epoch: number; to: Colleague; note: string },
): Promise<void> {
  const { clock, seal } = deps
  return change(deps, person, chatId, async (trx, { desk }) => {
    assertOwner(desk, person, epoch)
    await changeDesk(trx, desk, clock(), {
      offered_to: to.id,
      offered_name: to.firstName,
      offer_ends_at: new Date(Date.parse(clock()) + offerMs).toISOString(),
      offer_note: await seal.seal(trx, chatId, 'offer-note', note),
    })
  })
}

function answerOffer(
  deps: OwnershipDeps,
  person: Operator,
  chatId: string,
  { accept }: { accept: boolean },
): Promise<void> {
  const { clock, seal } = deps
  return change(deps, person, chatId, async (trx, seen) => {
    const { offered_to, offer_ends_at, offer_note, owner_name: owner } = seen.desk
    const isOver = offer_ends_at === null || offer_ends_at <= clock()
    if (isOver || offered_to !== person.id) throw new Problem('claimed', { extensions: { owner } })
    if (!accept) return void (await changeDesk(trx, seen.desk, clock(), noOffer))
    const note = await seal.open<string>(trx, chatId, 'offer-note', offer_note)
    await give(deps, trx, seen, { to: person, kind: 'transfer', note })
  })
}

function giveBack(
  deps: OwnershipDeps,
  person: Operator,
  chatId: string,
  { epoch, to }: { epoch: number; to: 'bot' | 'queue' },
): Promise<void> {
  const { clock, tellCustomer, conversation } = deps
  return change(deps, person, chatId, async (trx, { chat, desk }) => {
    assertOwner(desk, person, epoch)
    const since = { since: await sinceOf(trx, desk), name: person.firstName }
    await endAssignment(deps, trx, chatId, to)
    const isQueue = to === 'queue'
    await changeDesk(trx, desk, clock(), {
      ...noOwner,
      ...noOffer,
      state: isQueue ? 'queued' : 'bot',
      epoch: desk.epoch + 1,
      // The chat keeps its place, and alerts start over: an agent was present until now.
      ...(isQueue
        ? { ...waitsAgain(desk, clock()), reason: 'returned' }
        : { waiting_since: null, call_wanted: 0 }),
    })
    await tellCustomer(trx, chat, handOverEnded(isQueue ? 'queue' : 'assistant'))
    await conversation.goOn(trx, chat, since)
  })
}

function resolve(
  deps: OwnershipDeps,
  person: Operator,
  chatId: string,
  { epoch, outcome }: { epoch: number; outcome: Outcome },
): Promise<void> {
  const { clock, tellCustomer, conversation } = deps
  return change(deps, person, chatId, async (trx, { chat, desk }) => {
    assertOwner(desk, person, epoch)
    const since = { since: await sinceOf(trx, desk), name: person.firstName }
    await endAssignment(deps, trx, chatId, 'resolved')
    await changeDesk(trx, desk, clock(), {
      ...noOwner,
      ...noOffer,
      state: 'resolved',
      outcome,
      epoch: desk.epoch + 1,
      waiting_since: null,
      call_wanted: 0,
    })
    await tellCustomer(trx, chat, handOverEnded('end', outcome))
    await conversation.goOn(trx, chat, since)
  })
}

async function requeue(deps: OwnershipDeps, chatId: string, epoch: number): Promise<void> {
  const { storage, clock, tellCustomer, conversation, notifier } = deps
  await storage.write(chatScope(chatId), async (trx) => {
    const [chat, desk] = [await findChat(trx, chatId), await findDesk(trx, chatId)]
    // The owner may have changed since the check.
    if (!chat || desk?.state !== 'open' || desk.epoch !== epoch) return
    const since = { since: await sinceOf(trx, desk), name: desk.owner_name ?? '' }
    await endAssignment(deps, trx, chatId, 'unreachable')
    await changeDesk(trx, desk, clock(), {
      ...noOwner,
      ...noOffer,
      state: 'queued',
      ...waitsAgain(desk, clock()),
      reason: 'returned',
      epoch: desk.epoch + 1,
    })
    await tellCustomer(trx, chat, handOverEnded('queue'))
    await conversation.goOn(trx, chat, since)
  })
  notifier.notify(chatId)
  notifier.notify(inboxNews)
}

/** Runs a change of a chat that a person may see, and notifies its readers. */
async function change(
  { storage, notifier }: OwnershipDeps,
  person: Operator,
  chatId: string,
  work: (trx: Db, seen: { chat: Chat; desk: DeskRow }) => Promise<void>,
) {
  await storage.write(chatScope(chatId), async (trx) => work(trx, await visibleDesk(trx, person, chatId)))
  notifier.notify(chatId)
  notifier.notify(inboxNews)
}

const endAssignment = ({ clock }: OwnershipDeps, trx: Db, chatId: string, reason: string) =>
  trx
    .updateTable('chat_assignment')
    .set({ ended_at: clock(), end_reason: reason })
    .where('chat_id', '=', chatId)
    .where('ended_at', 'is', null)
    .execute()

/** Makes a person the owner, and tells the citizen who has joined. */
async function give(
  deps: OwnershipDeps,
  trx: Db,
  { chat, desk }: { chat: Chat; desk: DeskRow },
  { to, kind, note }: { to: Colleague; kind: 'claim' | 'manual' | 'transfer'; note?: string | null },
) {
  const { ids, clock, seal, tellCustomer, conversation } = deps
  await endAssignment(deps, trx, chat.id, kind)
  const id = ids()
  await trx
    .insertInto('chat_assignment')
    .values({
      id,
      chat_id: chat.id,
      person_id: to.id,
      person_name: to.firstName,
      kind,
      at: clock(),
      ended_at: null,
      end_reason: null,
      note: note ? await seal.seal(trx, chat.id, `assignment:${id}`, note) : null,
    })
    .execute()
  await changeDesk(trx, desk, clock(), {
    state: 'open',
    owner_id: to.id,
    owner_name: to.firstName,
    epoch: desk.epoch + 1,
    alert_level: 0,
    snoozed_until: null,
    ...noOffer,
  })
  await tellCustomer(trx, chat, { type: 'hand_over_claimed', person: { name: to.firstName } })
  await conversation.resolve(trx, chat, { type: 'person', event: 'joined', name: to.firstName })
}

/** Finds when agents joined the chat: the start of the first in the present chain of transfers. */
async function sinceOf(trx: Db, desk: DeskRow): Promise<string> {
  const owners = await trx
    .selectFrom('chat_assignment')
    .select(['at', 'end_reason'])
    .where('chat_id', '=', desk.chat_id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const gone = owners.findIndex(({ end_reason }) => end_reason !== null && !handedOn.has(end_reason))
  return owners.slice(0, gone === -1 ? undefined : gone).at(-1)?.at ?? desk.changed_at
}

/** Kinds after which the next owner follows immediately. */
const handedOn: ReadonlySet<string> = new Set(['claim', 'manual', 'transfer'])

const handOverEnded = (to: 'assistant' | 'queue' | 'end', outcome: Outcome | null = null) =>
  ({ type: 'hand_over_ended', to, outcome }) as const

/** Puts a chat back in its former place in the queue. */
const waitsAgain = ({ queued_at, waiting_since }: DeskRow, now: string) => ({
  queued_at: queued_at ?? now,
  waiting_since: waiting_since ?? now,
  alerted_from: now,
  seen_at: now,
  alert_level: 0,
  told_level: 0,
})

const noOwner = { owner_id: null, owner_name: null, snoozed_until: null }
const noOffer = { offered_to: null, offered_name: null, offer_ends_at: null, offer_note: null }

const newDesk = (chat: Chat, now: string): DeskRow => ({
  chat_id: chat.id,
  gw_id: chat.gw_id,
  state: 'queued',
  ...noOwner,
  ...noOffer,
  epoch: 1,
  version: 1,
  reason: null,
  is_danger: 0,
  danger_at: null,
  urgency: 0,
  queued_at: null,
  waiting_since: null,
  first_human_reply_at: null,
  answer_due_at: null,
  alert_level: 0,
  outcome: null,
  case_id: null,
  told: null,
  last_line: null,
  changed_at: now,
  alerted_from: null,
  seen_at: null,
  call_wanted: 0,
  told_level: 0,
})
