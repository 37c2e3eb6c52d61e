import * as z from 'zod'
import { clientIdentifier } from '../chat/chat.ts'
import { limits } from '../primitives/limits.ts'
import {
  cardNames,
  chatStates,
  handOverReasons,
  inboxViews,
  outcomeNames,
  presenceStates,
} from './inbox-words.ts'

export type { ChatState, HandOverReason, InboxView, Outcome, PresenceState } from './inbox-words.ts'

/** Console calls for chats: the queue, ownership, and messages. */

const person = z.object({ id: z.string(), firstName: z.string() })
const text = z.string().trim().min(1).max(limits.messageChars)
const instant = z.string()

/** Chat in a list. */
const inboxRow = z.object({
  chatId: z.string(),
  gwId: z.string(),
  state: z.enum(chatStates),
  /** Agent who answers; null if it is the assistant, or if no one does. */
  owner: person.nullable(),
  /** Agent to whom the chat is offered, while the offer lasts. */
  offeredTo: person.nullable(),
  /** Note with which it is offered, while the offer lasts. */
  offerNote: z.string().nullable(),
  /** Incremented with each change of owner; every message must state it. */
  epoch: z.number().int(),
  /** Incremented with each change of this row; a claim states the version that it is based on. */
  version: z.number().int(),
  reason: z.enum(handOverReasons).nullable(),
  isDanger: z.boolean(),
  /** When the citizen last mentioned danger. */
  dangerAt: instant.nullable(),
  lang: z.string(),
  scamType: z.string().nullable(),
  /** In major units. */
  amount: z.number().nullable(),
  currency: z.string(),
  /** When the payment was made, as the citizen stated. */
  paidAt: instant.nullable(),
  /** Sort key: the amount that could still be lost within the hour; greater is more urgent. */
  urgency: z.number(),
  queuedAt: instant.nullable(),
  /** When the first unanswered message of the citizen arrived; null if none is unanswered. */
  waitingSince: instant.nullable(),
  /** When an offer expires. */
  dueAt: instant.nullable(),
  /** Deadline for an agent's answer; null if the channel has no target. */
  answerDueAt: instant.nullable(),
  /** When an agent first answered after the chat entered the queue. */
  answeredAt: instant.nullable(),
  /** Who has been alerted: 0 online agents, 1 supervisors, 2 the person on call. */
  alertLevel: z.number().int(),
  caseId: z.string().nullable(),
  caseNumber: z.string().nullable(),
  /** Snoozed by its owner, until the citizen writes or until this time. */
  snoozed: z.object({ until: instant.nullable() }).nullable(),
  /** When the citizen's page was last open while waiting; null if unknown. */
  seenAt: instant.nullable(),
  /** The citizen has left a number and asks for a call. */
  isCallWanted: z.boolean(),
  /** Text with which the citizen asked for a person, truncated. */
  wish: z.string().nullable(),
  lastLine: z
    .object({ author: z.enum(['visitor', 'bot', 'agent']), text: z.string(), at: instant })
    .nullable(),
})

/** Page of an inbox view. Badge and list come from one query. */
const inboxPage = z.object({
  rows: z.array(inboxRow),
  /**
   * The person's own chats and those offered to them, whichever view the page is of; empty on later pages.
   */
  mine: z.array(inboxRow),
  counts: z.record(z.enum(inboxViews), z.number().int()),
  /** Incremented with every change of any row. */
  seq: z.number().int(),
  /** Over ids and versions of the waiting rows; a page with a different checksum reloads. */
  checksum: z.string(),
  /** Cursor of the next page of the view; null at its end. */
  next: z.string().nullable(),
})

/** Schema of an inbox query. */
export const inboxQuery = z.object({
  view: z.enum(inboxViews).default('queue'),
  limit: z.coerce.number().int().min(1).max(limits.inboxPageMax).default(limits.inboxPage),
  /** Cursor at which the previous page ended. */
  cursor: z.string().max(512).optional(),
})

/** Fact stated by the citizen, as shown in the hand-off summary. */
const factView = z.object({
  /** Its name in the dialogue, such as `amount`. */
  key: z.string(),
  label: z.string(),
  value: z.string(),
  /** The citizen's words that the fact comes from, and the id of the message; null if it was tapped. */
  quote: z.string().nullable(),
  messageId: z.string().nullable(),
  /** `rule`: read from what the citizen told; `agent`: changed by an agent with the citizen's consent. */
  by: z.enum(['rule', 'agent']),
})

/** Note; no call of the citizen API can read one. */
const noteView = z.object({ id: z.string(), by: person, text: z.string(), at: instant })

/** Entry in a chat's history of owners. */
const assignmentView = z.object({
  person,
  kind: z.enum(['claim', 'manual', 'transfer']),
  at: instant,
  endedAt: instant.nullable(),
  endReason: z.string().nullable(),
  note: z.string().nullable(),
})

/** Chat, as shown to the agent who opens it. */
const chatView = z.object({
  row: inboxRow,
  facts: z.array(factView),
  /** First name of the agent who changed a fact with the citizen's consent, by fact. */
  agreedWith: z.record(z.string(), z.string()),
  /** Questions that the assistant can ask the citizen now on behalf of the chat's owner. */
  open: z.array(z.object({ key: z.string(), label: z.string(), question: z.string() })),
  /** Facts that the chat's owner can propose to change. */
  changeable: z.array(z.object({ key: z.string(), label: z.string() })),
  /** Prompt that waits for the citizen's answer; `value` is that of a proposed change. */
  put: z
    .object({
      type: z.enum(['question', 'change', 'call']),
      label: z.string(),
      value: z.string().optional(),
      by: z.string().optional(),
    })
    .nullable(),
  /** Questions already asked, in order. */
  asked: z.array(z.string()),
  notes: z.array(noteView),
  assignments: z.array(assignmentView),
  lastSeq: z.number().int(),
})

/**
 * Schema of a claim. The version prevents an old claim from opening a chat that has since been closed; a
 * waiting chat goes to the first who claims it.
 */
export const claimRequest = z.strictObject({ version: z.number().int() })
/**
 * Schema of an agent's message. Repeating the `clientId` returns the same answer and sends no second message.
 */
export const agentMessageRequest = z.strictObject({
  clientId: clientIdentifier,
  epoch: z.number().int(),
  /**
   * Last message that the agent's page shows; if the citizen has sent a newer one, the call is refused as
   * `stale`.
   */
  seenSeq: z.number().int().min(0),
  text,
  /** Quick replies below the message. */
  quickReplies: z.array(z.string().trim().min(1).max(40)).max(6).optional(),
})
/**
 * Schema of a prompt that the assistant sends on behalf of the chat's owner. Repeating the `clientId` sends
 * nothing again.
 */
export const assistantRequest = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('question'),
    clientId: clientIdentifier,
    epoch: z.number().int(),
    about: z.string().max(40),
  }),
  z.strictObject({
    type: z.literal('change'),
    clientId: clientIdentifier,
    epoch: z.number().int(),
    about: z.string().max(40),
    /** As typed by a person: `3,000`, `yesterday 14:30`. */
    value: z.string().trim().min(1).max(200),
  }),
  z.strictObject({
    type: z.literal('card'),
    clientId: clientIdentifier,
    epoch: z.number().int(),
    card: z.enum(cardNames),
  }),
])
/** Schema of a note. */
export const noteRequest = z.strictObject({ clientId: clientIdentifier, text })
/** Schema of a typing notice; typing a note is never shown to the citizen. */
export const typingRequest = z.strictObject({ on: z.boolean(), audience: z.enum(['citizen', 'team']) })
/**
 * Schema of an offer of a chat to another agent. The note is required so that the citizen is not asked again.
 */
export const transferRequest = z.strictObject({ epoch: z.number().int(), to: z.string().max(64), note: text })
/** Schema of the answer to an offer; it stays valid if a message has arrived since the displayed version. */
export const offerAnswer = z.strictObject({ version: z.number().int(), accept: z.boolean() })
/** Schema of an assignment by a supervisor, with a note for the new owner. */
export const assignRequest = z.strictObject({ to: z.string().max(64), note: text })
/** Schema of a return of a chat to the queue or the assistant. */
export const returnRequest = z.strictObject({ epoch: z.number().int(), to: z.enum(['bot', 'queue']) })
/** Schema of a snooze: until the citizen writes, or until an instant within a week. */
export const snoozeRequest = z.strictObject({ epoch: z.number().int(), until: z.iso.datetime().nullable() })
/** Schema of a request for the citizen's unmasked number, with a reason that is recorded. */
export const numberRequest = z.strictObject({ reason: z.string().trim().min(10).max(500) })
/** Schema of the end of a chat. */
export const resolveRequest = z.strictObject({
  epoch: z.number().int(),
  outcome: z.enum(outcomeNames),
  note: text.optional(),
})
/** Schema of an agent's own presence. */
export const presenceRequest = z.strictObject({ status: z.enum(presenceStates) })

/** Agents to whom a chat can be transferred; only those with an open page are reachable. */
const teamView = z.object({
  people: z.array(
    z.object({
      id: z.string(),
      firstName: z.string(),
      role: z.string(),
      status: z.enum(presenceStates),
      isReachable: z.boolean(),
      /** Number of chats the agent owns now. */
      open: z.number().int(),
    }),
  ),
})

/** First response times by channel. */
const reactionsView = z.object({
  /** Number of days covered, counted back from now. */
  days: z.number().int(),
  channels: z.array(
    z.object({
      gwId: z.string(),
      /** Target in minutes within service hours. */
      targetMinutes: z.number().int().nullable(),
      /** Whether it is within the channel's service hours now. */
      isOpen: z.boolean(),
      /** Chats that an agent has answered. */
      answered: z.number().int(),
      /** Those of them that were answered after the target. */
      late: z.number().int(),
      /** Chats still unanswered although the target has passed. */
      overdue: z.number().int(),
      /** Median response time in minutes within service hours; null if none was answered. */
      medianMinutes: z.number().int().nullable(),
    }),
  ),
})

/** Event of the inbox stream, sent at each change and every 15 seconds. */
export interface InboxPulse {
  /** Incremented with every change of any row. */
  seq: number
  /** Number of waiting chats. */
  waiting: number
  /** Those of them that have been escalated to supervisors. */
  escalated: number
  /** When a citizen whose chat waits or is being answered last mentioned danger; null if none has. */
  dangerAt: string | null
  checksum: string
}

/** Chat in a list. */
export type InboxRow = z.infer<typeof inboxRow>
/** Query of the inbox. */
export type InboxQuery = z.infer<typeof inboxQuery>
/** Page of an inbox view. */
export type InboxPage = z.infer<typeof inboxPage>
/** Fact stated by the citizen. */
export type FactView = z.infer<typeof factView>
/** Note between colleagues. */
export type NoteView = z.infer<typeof noteView>
/** Chat, as shown to the agent who opens it. */
export type ChatView = z.infer<typeof chatView>
/** Prompt that the assistant sends on behalf of the chat's owner. */
export type AssistantRequest = z.infer<typeof assistantRequest>
/** Number at which the citizen can be called. */
export interface NumberView {
  number: string | null
}
/** Canned answers for agents, in the citizen's language and in English. */
export interface QuickAnswers {
  answers: readonly { key: string; text: string; english: string }[]
}
/** Message of an agent. */
export type AgentMessageRequest = z.infer<typeof agentMessageRequest>
/** First response times by channel. */
export type ReactionsView = z.infer<typeof reactionsView>
/** Agents to whom a chat can be transferred. */
export type TeamView = z.infer<typeof teamView>
