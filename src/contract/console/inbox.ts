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

/** The calls of the console for chats: who waits, whose a chat is, and what is said in it. */

const person = z.object({ id: z.string(), firstName: z.string() })
const text = z.string().trim().min(1).max(limits.messageChars)
const instant = z.string()

/** Describes one chat in a list. */
const inboxRow = z.object({
  chatId: z.string(),
  gwId: z.string(),
  state: z.enum(chatStates),
  /** Who answers; null while the assistant does, or nobody. */
  owner: person.nullable(),
  /** Who was asked to take it, while the offer lasts. */
  offeredTo: person.nullable(),
  /** Raised by each change of the owner; whoever writes must name it. */
  epoch: z.number().int(),
  /** Raised by each change of this row; a claim names the one that it saw. */
  version: z.number().int(),
  reason: z.enum(handOverReasons).nullable(),
  isDanger: z.boolean(),
  /** When the citizen last spoke of danger. */
  dangerAt: instant.nullable(),
  lang: z.string(),
  scamType: z.string().nullable(),
  /** Major units. */
  amount: z.number().nullable(),
  currency: z.string(),
  /** When the money left, as she said. */
  paidAt: instant.nullable(),
  /** What could still be lost within the hour, for the order; greater is more urgent. */
  urgency: z.number(),
  queuedAt: instant.nullable(),
  /** When her first unanswered message came; null when nothing waits for us. */
  waitingSince: instant.nullable(),
  /** When an offer ends. */
  dueAt: instant.nullable(),
  /** Until when a person shall have answered; null where the channel has no target. */
  answerDueAt: instant.nullable(),
  /** When one first did since she came into the queue. */
  answeredAt: instant.nullable(),
  /** Who was told that she waits: 0 those who are there, 1 the supervisors, 2 the one on call. */
  alertLevel: z.number().int(),
  caseId: z.string().nullable(),
  caseNumber: z.string().nullable(),
  /** Its owner has set it aside until she writes, or until then. */
  snoozed: z.object({ until: instant.nullable() }).nullable(),
  /** When her page was last open while she waited; null where that is not known. */
  seenAt: instant.nullable(),
  /** She has left a number, and wants to be called. */
  isCallWanted: z.boolean(),
  /** What she wrote when she asked for a person, cut short. */
  wish: z.string().nullable(),
  lastLine: z
    .object({ author: z.enum(['visitor', 'bot', 'agent']), text: z.string(), at: instant })
    .nullable(),
})

/** Describes a view of the inbox. Badge and list come from one query. */
const inboxPage = z.object({
  rows: z.array(inboxRow),
  counts: z.record(z.enum(inboxViews), z.number().int()),
  /** Rises with every change of any row. */
  seq: z.number().int(),
  /** Over ids and versions of the rows that wait; a page whose own differs reads again. */
  checksum: z.string(),
  /** Where the next page of the view begins; null at its end. */
  next: z.string().nullable(),
})

/** Checks what of the inbox is asked for. */
export const inboxQuery = z.object({
  view: z.enum(inboxViews).default('queue'),
  limit: z.coerce.number().int().min(1).max(limits.inboxPageMax).default(limits.inboxPage),
  /** Where a page before has ended. */
  cursor: z.string().max(512).optional(),
})

/** Describes one thing that she said, as the hand-over pack shows it. */
const factView = z.object({
  /** Its name in the dialogue, such as `amount`. */
  key: z.string(),
  label: z.string(),
  value: z.string(),
  /** Her own words that it came from, and the message they are in; null for a tap. */
  quote: z.string().nullable(),
  messageId: z.string().nullable(),
  /** Who said so; `agent`: a person has changed it with her consent. */
  by: z.enum(['her', 'rule', 'model', 'agent']),
})

/** Describes a note; no citizen's call can read one. */
const noteView = z.object({ id: z.string(), by: person, text: z.string(), at: instant })

/** Describes an entry of a chat's history of owners. */
const assignmentView = z.object({
  person,
  kind: z.enum(['claim', 'manual', 'transfer']),
  at: instant,
  endedAt: instant.nullable(),
  endReason: z.string().nullable(),
  note: z.string().nullable(),
})

/** Describes a chat as the person sees it who opens it. */
const chatView = z.object({
  row: inboxRow,
  facts: z.array(factView),
  /** First name of the person who has changed a fact with her consent, by its name. */
  agreedWith: z.record(z.string(), z.string()),
  /** Questions that the assistant can put to her now for whoever has the chat. */
  open: z.array(z.object({ key: z.string(), label: z.string(), question: z.string() })),
  /** Facts that whoever has the chat can propose to change. */
  changeable: z.array(z.object({ key: z.string(), label: z.string() })),
  /** What was put to her and waits for her answer; `value` is that of a proposed change. */
  put: z
    .object({
      type: z.enum(['question', 'change', 'call']),
      label: z.string(),
      value: z.string().optional(),
      by: z.string().optional(),
    })
    .nullable(),
  /** What she was asked already, in order. */
  asked: z.array(z.string()),
  notes: z.array(noteView),
  assignments: z.array(assignmentView),
  lastSeq: z.number().int(),
})

/** Checks the claim of a chat. The version keeps an old claim from opening what was closed since; what waits is had by the first. */
export const claimRequest = z.strictObject({ version: z.number().int() })
/** Checks a person's message. The same `clientId` again gives the same answer and no second message. */
export const agentMessageRequest = z.strictObject({
  clientId: clientIdentifier,
  epoch: z.number().int(),
  /** The last message that her page shows; a newer one from the citizen locks it out with `stale`. */
  seenSeq: z.number().int().min(0),
  text,
  /** Taps below the message. */
  quickReplies: z.array(z.string().trim().min(1).max(40)).max(6).optional(),
})
/** Checks what the assistant is to put to her for whoever has the chat. The same `clientId` again puts nothing again. */
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
    /** As a person writes it: `3,000`, `yesterday 14:30`. */
    value: z.string().trim().min(1).max(200),
  }),
  z.strictObject({
    type: z.literal('card'),
    clientId: clientIdentifier,
    epoch: z.number().int(),
    card: z.enum(cardNames),
  }),
])
/** Checks a note. */
export const noteRequest = z.strictObject({ clientId: clientIdentifier, text })
/** Checks that somebody types; a note's typing never reaches the citizen. */
export const typingRequest = z.strictObject({ on: z.boolean(), audience: z.enum(['citizen', 'team']) })
/** Checks the offer of a chat to another person. The note is required, so that nobody has to ask her again. */
export const transferRequest = z.strictObject({ epoch: z.number().int(), to: z.string().max(64), note: text })
/** Checks the answer to an offer, which is no worse for a message that came since the version that was seen. */
export const offerAnswer = z.strictObject({ version: z.number().int(), accept: z.boolean() })
/** Checks that a supervisor gives a chat to somebody, with what she should know. */
export const assignRequest = z.strictObject({ to: z.string().max(64), note: text })
/** Checks that a chat goes back to the queue or the assistant. */
export const returnRequest = z.strictObject({ epoch: z.number().int(), to: z.enum(['bot', 'queue']) })
/** Checks that a chat is set aside: until she writes, or until an instant within a week. */
export const snoozeRequest = z.strictObject({ epoch: z.number().int(), until: z.iso.datetime().nullable() })
/** Checks the wish for her number in clear, with a reason that is recorded. */
export const numberRequest = z.strictObject({ reason: z.string().trim().min(10).max(500) })
/** Checks the end of a chat. */
export const resolveRequest = z.strictObject({
  epoch: z.number().int(),
  outcome: z.enum(outcomeNames),
  note: text.optional(),
})
/** Checks what a person says of her own reachability. */
export const presenceRequest = z.strictObject({ status: z.enum(presenceStates) })

/** Describes who works, for handing on: reachable only with an open page. */
const teamView = z.object({
  people: z.array(
    z.object({
      id: z.string(),
      firstName: z.string(),
      role: z.string(),
      status: z.enum(presenceStates),
      isReachable: z.boolean(),
      /** Chats that are hers now. */
      open: z.number().int(),
    }),
  ),
})

/** Describes how soon people answer, by channel. */
const reactionsView = z.object({
  /** Of how many days these are, counted back from now. */
  days: z.number().int(),
  channels: z.array(
    z.object({
      gwId: z.string(),
      /** Minutes, of those in which people are there. */
      targetMinutes: z.number().int().nullable(),
      /** Whether people are there now, by the channel's hours. */
      isOpen: z.boolean(),
      /** Chats in which a person has answered. */
      answered: z.number().int(),
      /** Of them, those that were answered after the target. */
      late: z.number().int(),
      /** Chats that wait for an answer now although the target is over. */
      overdue: z.number().int(),
      /** How long it took, in minutes in which people are there; null while nobody was answered. */
      medianMinutes: z.number().int().nullable(),
    }),
  ),
})

/** Describes what the stream of the inbox says, at each change and every 15 seconds. */
export interface InboxPulse {
  /** Rises with every change of any row. */
  seq: number
  /** How many wait. */
  waiting: number
  /** Of them, those of whom the supervisors are told. */
  escalated: number
  /** When somebody who waits or is answered last spoke of danger; null while nobody has. */
  dangerAt: string | null
  checksum: string
}

/** Describes one chat in a list. */
export type InboxRow = z.infer<typeof inboxRow>
/** Asks for a part of the inbox. */
export type InboxQuery = z.infer<typeof inboxQuery>
/** Describes a view of the inbox. */
export type InboxPage = z.infer<typeof inboxPage>
/** Describes one thing that she said. */
export type FactView = z.infer<typeof factView>
/** Describes a note. */
export type NoteView = z.infer<typeof noteView>
/** Describes a chat as the person sees it who opens it. */
export type ChatView = z.infer<typeof chatView>
/** Carries what the assistant is to put to her. */
export type AssistantRequest = z.infer<typeof assistantRequest>
/** Describes the number that she can be called on. */
export interface NumberView {
  number: string | null
}
/** Describes answers that a person has ready, in the citizen's language and in English. */
export interface QuickAnswers {
  answers: readonly { key: string; text: string; english: string }[]
}
/** Carries a person's message. */
export type AgentMessageRequest = z.infer<typeof agentMessageRequest>
/** Describes how soon people answer. */
export type ReactionsView = z.infer<typeof reactionsView>
/** Describes who works. */
export type TeamView = z.infer<typeof teamView>
