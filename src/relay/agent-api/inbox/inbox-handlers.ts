import * as z from 'zod'
import { historyQuery, mostSeq } from '../../../contract/chat/chat.ts'
import {
  agentMessageRequest,
  assignRequest,
  assistantRequest,
  claimRequest,
  inboxQuery,
  noteRequest,
  numberRequest,
  offerAnswer,
  presenceRequest,
  resolveRequest,
  returnRequest,
  snoozeRequest,
  transferRequest,
  typingRequest,
} from '../../../contract/console/inbox.ts'
import type { InboxRouteName } from '../../../contract/console/routes.ts'
import { parseWith } from '../../../contract/operations/validate.ts'
import type { Clock, Ids } from '../../../contract/primitives/ids.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import { readJson } from '../../../http/read-json.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { ChatEvents } from '../../citizen-api/chat/chat-events.ts'
import type { ChatNotifier } from '../../citizen-api/chat/chat-notifier.ts'
import type { Conversation } from '../../citizen-api/chat/conversation.ts'
import type { SecurityLog } from '../../security/auth/security-log.ts'
import type { ConsoleHandlers } from '../sign-in/console-api.ts'
import { hasChannelsOf, type Operator, sees } from '../sign-in/operator.ts'
import type { OperatorContext } from '../sign-in/route-guards.ts'
import type { AgentMessages } from './agent-messages.ts'
import { type AskAssistant, quickAnswersIn } from './ask-assistant.ts'
import type { Colleague, Ownership } from './assignment.ts'
import type { ChatNotes } from './chat-notes.ts'
import type { createChatView } from './chat-view.ts'
import { assertOwner, visibleDesk } from './desk-rows.ts'
import type { DeviceRouteName } from './device-handlers.ts'
import type { InboxList } from './inbox-list.ts'
import type { InboxStreams } from './inbox-streams.ts'
import type { Presence } from './presence.ts'
import type { createReactions } from './reactions.ts'

/** Dependencies of the chat routes. */
export interface InboxHandlersDeps {
  db: Db
  events: ChatEvents
  notifier: ChatNotifier
  list: InboxList
  view: ReturnType<typeof createChatView>
  ownership: Ownership
  reactions: ReturnType<typeof createReactions>
  messages: AgentMessages
  askAssistant: AskAssistant
  notes: ChatNotes
  presence: Presence
  streams: InboxStreams
  /** Whether a channel has an assistant of the relay to which a chat can be returned. */
  hasAssistant: (gwId: string) => boolean
  /** Loads the current data of the person who made a request, if still signed in. */
  presentOf: (c: OperatorContext) => Promise<Operator | undefined>
  security: SecurityLog
  /** Reads the citizen's facts, with the phone number unmasked. */
  handOver: Conversation['handOver']
  clock: Clock
  ids: Ids
}

const streamQuery = z.object({ after: z.coerce.number().int().min(0).max(mostSeq).default(0) })
const identifier = z.string().regex(/^[\w-]{1,128}$/)

/** Creates the handlers of the chat routes. */
export const createInboxHandlers = (
  deps: InboxHandlersDeps,
): ConsoleHandlers<Exclude<InboxRouteName, DeviceRouteName>> => ({
  ...listHandlers(deps),
  ...chatHandlers(deps),
  ...ownershipHandlers(deps),
})

/** Handles the lists of chats, and the agents who are present. */
const listHandlers = (deps: InboxHandlersDeps) =>
  ({
    getInbox: async (c) =>
      c.json(await deps.list.page(c.get('operator'), parseWith(inboxQuery, c.req.query()))),
    streamInbox(c) {
      const person = c.get('operator')
      // If the channels have changed, the page reopens the stream and its presence counts for the new
      // channels.
      return deps.streams.inbox(person, c.req.raw, async () => hasChannelsOf(person, await deps.presentOf(c)))
    },
    getReactions: async (c) => c.json(await deps.reactions(c.get('operator'))),
    getTeam: async (c) => c.json(await deps.presence.team()),
    async getPresence(c) {
      return c.json({ status: await deps.presence.statusOf(c.get('operator').id) })
    },
    async setPresence(c) {
      const { status } = await readJson(c.req.raw, presenceRequest)
      await deps.presence.choose(c.get('operator'), status)
      return c.json({ status })
    },
    async listQuickAnswers(c) {
      const { chat } = await visibleDesk(deps.db, c.get('operator'), idOf(c))
      return c.json(quickAnswersIn(chat.lang))
    },
  }) satisfies Partial<ConsoleHandlers<InboxRouteName>>

/** Handles reading a chat and writing in it. */
const chatHandlers = (deps: InboxHandlersDeps) =>
  ({
    async getChat(c) {
      const { chat, desk } = await visibleDesk(deps.db, c.get('operator'), idOf(c))
      // Every change of the view increments one of the two.
      const mark = `"${desk.version}-${chat.last_seq}"`
      c.header('etag', mark)
      if (c.req.header('if-none-match') === mark) return c.body(null, 304)
      return c.json(await deps.view(c.get('operator'), idOf(c)))
    },
    async listChatMessages(c) {
      await visibleDesk(deps.db, c.get('operator'), idOf(c))
      return c.json(
        await deps.events.messagesBefore(deps.db, idOf(c), parseWith(historyQuery, c.req.query())),
      )
    },
    async streamChat(c) {
      const { chat } = await visibleDesk(deps.db, c.get('operator'), idOf(c))
      const last = c.req.header('last-event-id')
      const { after } = parseWith(streamQuery, { ...c.req.query(), ...(last && { after: last }) })
      return deps.streams.chat(c, idOf(c), after, async () => {
        const person = await deps.presentOf(c)
        return person !== undefined && sees(person, chat.gw_id)
      })
    },
    async writeInChat(c) {
      const request = await readJson(c.req.raw, agentMessageRequest)
      return c.json(await deps.messages(c.get('operator'), idOf(c), request), 202)
    },
    async askAssistant(c) {
      const request = await readJson(c.req.raw, assistantRequest)
      const act = request.type === 'card' ? `card: ${request.card}` : `${request.type}: ${request.about}`
      return withView(deps, c, `assistant, ${act}`, deps.askAssistant(c.get('operator'), idOf(c), request))
    },
    async typeInChat(c) {
      const { on, audience } = await readJson(c.req.raw, typingRequest)
      const { desk } = await visibleDesk(deps.db, c.get('operator'), idOf(c))
      assertOwner(desk, c.get('operator'), desk.epoch)
      if (audience === 'citizen') deps.notifier.notify(idOf(c), { type: 'typing', on })
      return c.body(null, 204)
    },
    async addNote(c) {
      const note = await readJson(c.req.raw, noteRequest)
      return withView(deps, c, 'note', deps.notes.add(c.get('operator'), idOf(c), note))
    },
    async revealNumber(c) {
      const { reason } = await readJson(c.req.raw, numberRequest)
      const { desk } = await visibleDesk(deps.db, c.get('operator'), idOf(c))
      assertOwner(desk, c.get('operator'), desk.epoch)
      const text = `Looked at the number: ${reason}`
      const event = { kind: 'contact-revealed', actor: c.get('operator').login, chatId: idOf(c) } as const
      deps.security.record(event)
      await deps.notes.add(c.get('operator'), idOf(c), { clientId: deps.ids(), text })
      const contact = (await deps.handOver(deps.db, idOf(c)))?.contact ?? null
      return c.json({ number: contact })
    },
  }) satisfies Partial<ConsoleHandlers<InboxRouteName>>

/** Handles changes of who has a chat, and its end. */
const ownershipHandlers = (deps: InboxHandlersDeps) =>
  ({
    async claimChat(c) {
      const { version } = await readJson(c.req.raw, claimRequest)
      return withView(deps, c, 'claim', deps.ownership.claim(c.get('operator'), idOf(c), version))
    },
    async offerChat(c) {
      const { epoch, to, note } = await readJson(c.req.raw, transferRequest)
      const offer = { epoch, note, to: await colleagueOf(deps, c, to) }
      return withView(deps, c, 'offer', deps.ownership.offer(c.get('operator'), idOf(c), offer))
    },
    async answerOffer(c) {
      const answer = await readJson(c.req.raw, offerAnswer)
      const act = answer.accept ? 'accept' : 'decline'
      return withView(deps, c, act, deps.ownership.answerOffer(c.get('operator'), idOf(c), answer))
    },
    async assignChat(c) {
      const { to, note } = await readJson(c.req.raw, assignRequest)
      const assignment = { note, to: await colleagueOf(deps, c, to) }
      return withView(deps, c, 'assign', deps.ownership.assign(c.get('operator'), idOf(c), assignment))
    },
    async returnChat(c) {
      const back = await readJson(c.req.raw, returnRequest)
      const { chat } = await visibleDesk(deps.db, c.get('operator'), idOf(c))
      if (back.to === 'bot' && !deps.hasAssistant(chat.gw_id)) {
        throw new Problem('validation-error', {
          errors: [{ field: 'to', code: 'no-assistant', message: 'This channel has no assistant of ours.' }],
        })
      }
      return withView(
        deps,
        c,
        `return to ${back.to}`,
        deps.ownership.giveBack(c.get('operator'), idOf(c), back),
      )
    },
    async snoozeChat(c) {
      const aside = await readJson(c.req.raw, snoozeRequest)
      assertSoon(aside.until, deps.clock())
      return withView(deps, c, 'snooze', deps.ownership.snooze(c.get('operator'), idOf(c), aside))
    },
    async resolveChat(c) {
      const { note, ...end } = await readJson(c.req.raw, resolveRequest)
      const person = c.get('operator')
      if (note !== undefined) {
        await deps.notes.add(person, idOf(c), { clientId: `wrap-up-${end.epoch}`, text: note })
      }
      return withView(deps, c, `resolve: ${end.outcome}`, deps.ownership.resolve(person, idOf(c), end))
    },
  }) satisfies Partial<ConsoleHandlers<InboxRouteName>>

/** Responds to a change with the chat's new state. */
async function withView(deps: InboxHandlersDeps, c: OperatorContext, act: string, work: Promise<void>) {
  await work
  const { login } = c.get('operator')
  deps.security.record({ kind: 'console-act', actor: login, chatId: idOf(c), detail: act })
  return c.json(await deps.view(c.get('operator'), idOf(c)))
}

/** Finds a colleague who may see the chat of a request. @throws Problem `validation-error` */
async function colleagueOf(
  { db, presence }: InboxHandlersDeps,
  c: OperatorContext,
  id: string,
): Promise<Colleague> {
  const { chat } = await visibleDesk(db, c.get('operator'), idOf(c))
  const found = await presence.colleague(id, chat.gw_id)
  if (found) return found
  throw new Problem('validation-error', {
    errors: [
      {
        field: 'to',
        code: 'unreachable',
        message: 'Nobody of this id who may see the chat has the console open.',
      },
    ],
  })
}

/** Longest time for which a chat can be snoozed, in milliseconds. */
const mostSnoozeMs = 7 * 86_400_000

/** @throws Problem `validation-error` if the time has passed, or is too far in the future */
function assertSoon(until: string | null, now: string): void {
  const ms = until === null ? 1 : Date.parse(until) - Date.parse(now)
  if (ms > 0 && ms <= mostSnoozeMs) return
  throw new Problem('validation-error', {
    errors: [{ field: 'until', code: 'out-of-range', message: 'It must be in the future, within a week.' }],
  })
}

/** Reads the chat's id in the path. @throws Problem `not-found` if it is not a valid id */
function idOf(c: OperatorContext): string {
  const parsed = identifier.safeParse(c.req.param('id'))
  if (!parsed.success) throw new Problem('not-found')
  return parsed.data
}
