import * as z from 'zod'
import { caseStatuses, freezeEvents } from '../operations/answer-words.ts'
import { answered } from '../operations/shapes.ts'
import { limits } from '../primitives/limits.ts'
import { proof } from './challenge.ts'
import { channelInfo } from './channel.ts'
import { messageContent } from './message.ts'
import { reportPlace } from './report-outline.ts'

/** Protocol between the chat page and the relay; the 40 operations are in `contract/operations`. */

const identifier = z.string().min(1).max(128)
/** Schema of the id that the page assigns to what it sends; resending the same id has no further effect. */
export const clientIdentifier = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,64}$/, 'must be 8 to 64 letters, digits, - or _')
const uid = z.string().min(1).max(256)
const identityHash = z
  .string()
  .regex(
    /^(\d{1,12}\.)?[0-9a-f]{64}$/i,
    'must be 64 hexadecimal digits, after its end in unix seconds and a full stop when it has one',
  )
/**
 * Claims the messages that this person sent here before proving their identity; without it, no chats are
 * merged.
 */
const join = z.boolean().optional()
const locale = z
  .string()
  .max(35)
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be a language tag such as en or tl-PH')

/**
 * Schema of the request that opens a chat, or resumes the one that `resume` (an earlier token) belongs to.
 */
export const sessionRequest = z.object({
  gwId: identifier,
  env: z.string().max(64).optional(),
  humanUid: uid.optional(),
  /**
   * HMAC-SHA256 with the channel's identity secret, in hexadecimal: either of the uid, or as
   * `<unix seconds>.<hex>` of `exp:<unix seconds>:<uid>`, which expires at that time.
   */
  humanHash: identityHash.optional(),
  locale: locale.optional(),
  resume: z.string().max(4096).optional(),
  join,
  /** Solution of the challenge that the relay issued with `challenge-required`. */
  proof: proof.optional(),
})

const everyMessage = {
  clientId: clientIdentifier,
  replyToken: z.string().max(256).optional(),
  /**
   * The dialogue step that this message answers, set when the page asked the question itself because there
   * was no network. If the dialogue is at another step, the message is refused with `step-changed` and has no
   * effect.
   */
  step: z.string().min(1).max(40).optional(),
  /**
   * Set when `step` was already answered and this answer replaces the earlier one: the dialogue goes back to
   * that step if it can, instead of refusing the message.
   */
  again: z.literal(true).optional(),
  /**
   * Milliseconds that it has waited on the device. A duration, because the device's clock may be wrong. The
   * relay dates the message that much earlier, but not before the citizen's previous message.
   */
  agoMs: z.number().int().min(0).max(limits.saidAgoMs).optional(),
}

/** Schema of a message from the citizen: text, or a pressed button. */
export const messageRequest = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('text'),
    ...everyMessage,
    text: z.string().trim().min(1).max(limits.messageChars),
  }),
  z.object({
    type: z.literal('postback'),
    ...everyMessage,
    payload: z.string().max(limits.messageChars),
    /** Label of the button, shown as the citizen's message bubble. */
    text: z.string().trim().max(200).optional(),
  }),
])

/** Schema of the query of the call that sends a message. */
export const messageQuery = z.object({
  /** Requests the state of the report in the answer, for a page that may lose its network connection. */
  report: z.literal('1').optional(),
})

/**
 * Schema of the request that identifies who is chatting; `humanHash` proves it if the channel requires proof.
 */
export const humanRequest = z.object({ humanUid: uid, humanHash: identityHash.optional(), join })

/** Schema of the citizen's rating of a chat. */
export const feedbackRequest = z.object({
  /** 1 (bad) to 5 (good). */
  rating: z.number().int().min(1).max(5),
  comment: z.string().trim().max(2000).optional(),
})

/** Largest sequence number in a chat: the database column has four bytes. */
export const mostSeq = 2 ** 31 - 1

/** Schema of the query for a page of the history: the `limit` newest messages before `before`. */
export const historyQuery = z.object({
  /** Only messages with a smaller sequence number. */
  before: z.coerce.number().int().min(1).max(mostSeq).optional(),
  limit: z.coerce.number().int().min(1).max(limits.historyPageMax).default(limits.historyPage),
})

const author = z.object({
  kind: z.enum(['visitor', 'bot', 'agent']),
  id: z.string().optional(),
  name: z.string().optional(),
  /** https address of a picture. */
  avatar: z.string().optional(),
})

/**
 * How the page may style a message; the text alone conveys the same. `joined` and `left` mark where an agent
 * takes over the chat and where they leave it.
 */
const view = z.enum(['advice', 'summary', 'confirm', 'case', 'checklist', 'notice', 'joined', 'left'])

const envelope = z.object({
  id: z.string(),
  /** Number in the chat's own sequence, which is shared with the other events. */
  seq: z.number().int(),
  at: z.string(),
  /** BCP 47 tag of the text. */
  lang: z.string(),
  author,
  /** Id that the page assigned to the message; visitors' messages only. */
  clientId: z.string().optional(),
  /** The page returns it with an answer to this message. */
  replyToken: z.string().optional(),
  view: view.optional(),
})
const chatMessage = z.intersection(envelope, messageContent).meta({ id: 'ChatMessage' })

/** Schema of the events recorded in a chat. Each event has its own number in the chat's sequence. */
export const chatEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message'), seq: z.number().int(), message: chatMessage }),
  /** Question `step` of `of`; `of` is 0 when no report is in progress. */
  z.object({ type: z.literal('progress'), seq: z.number().int(), step: z.number(), of: z.number() }),
  /** One of the citizen's cases was created or changed; the page fetches it again. */
  z.object({ type: z.literal('case'), seq: z.number().int(), caseId: z.string(), status: z.string() }),
])

/**
 * Schema of the events that are sent only to currently connected pages and not stored. Typing by the citizen
 * is reported to agents only, never to the citizen's own pages.
 */
export const transientEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('typing'), on: z.boolean() }),
  z.object({ type: z.literal('citizen-typing') }),
])
/** An event that is not stored. */
export type TransientEvent = z.infer<typeof transientEvent>

/** Schema of the response to {@link sessionRequest}. `expiresAt` is an ISO instant. */
export const sessionResponse = z.object({
  token: z.string(),
  expiresAt: z.string(),
  chatId: z.string(),
  lastSeq: z.number().int(),
  channel: channelInfo,
  /** State of the citizen's report, until a case exists. */
  report: reportPlace.optional(),
})

/** Confirmation that a message is stored, under the sequence number `seq`. */
export const messageResponse = z.object({
  seq: z.number().int(),
  clientId: z.string(),
  report: reportPlace.optional(),
})
/** Schema of a page of the history, oldest message first; `more` tells whether there are earlier ones. */
export const historyResponse = z.object({ messages: z.array(chatMessage), more: z.boolean() })

/** Schema of recognised speech: its words and language tag. */
export const transcription = z.object({ text: z.string(), lang: z.string() })

const voiceWay = z.enum(['native', 'converted']).nullable()

/** Schema of the voice features available in this chat, with a token for the addresses of spoken messages. */
export const voiceInfo = z.object({
  token: z.string(),
  expiresAt: z.string(),
  /** Longest recording, in seconds. */
  maxSeconds: z.number(),
  languages: z.array(
    z.object({
      code: z.string(),
      /** The model that recognises it; null if none does. */
      hears: z.enum(['local', 'general']).nullable(),
      male: voiceWay,
      female: voiceWay,
      /** Code of the language whose voice is used instead, if this language has no voice. */
      approximate: z.string().nullable(),
    }),
  ),
})

/** An event in the lifecycle of a freeze as the citizen may see it: without account, name or institution. */
const freezeEvent = z.object({
  event: answered(freezeEvents),
  /** In major units of the currency. */
  amount: z.number().optional(),
  /** ISO instant. */
  at: z.string(),
})

/**
 * Schema of a case as its owner may see it: the interface's fields, its number, and the status in plain
 * words.
 */
export const caseView = z
  .object({
    case_id: z.string(),
    /** Case number shown to the citizen: the short one, such as R4X-807-5, or `case_id` if there is none. */
    number: z.string(),
    status: answered(caseStatuses),
    recovery_trace_summary: z.record(z.string(), z.unknown()),
    freeze_status_timeline: z.array(freezeEvent),
    next_milestone: z.string(),
    currency: z.string(),
    /** The status as a sentence in the language of the chat. */
    plain: z.string(),
    /** Whether the citizen's report is available as a PDF. Only the facts of the newest report are stored. */
    report: z.literal(true).optional(),
  })
  .meta({ id: 'CaseView' })
/** Schema of the list of the citizen's own cases. */
export const casesResponse = z.object({ cases: z.array(caseView) })

/** Request that opens or resumes a chat; validated by {@link sessionRequest}. */
export type SessionRequest = z.infer<typeof sessionRequest>
/** Response to a {@link SessionRequest}. */
export type SessionResponse = z.infer<typeof sessionResponse>
/** Text or button press of the citizen; validated by {@link messageRequest}. */
export type MessageRequest = z.infer<typeof messageRequest>
/** Response to a {@link MessageRequest}. */
export type MessageResponse = z.infer<typeof messageResponse>
/** A page of the history, oldest message first. */
export type HistoryResponse = z.infer<typeof historyResponse>
/** Request that identifies who is chatting; validated by {@link humanRequest}. */
export type HumanRequest = z.infer<typeof humanRequest>
/** Rating of a chat; validated by {@link feedbackRequest}. */
export type FeedbackRequest = z.infer<typeof feedbackRequest>
/** One message of a chat with its author and sequence number. */
export type ChatMessage = z.infer<typeof chatMessage>
/** A chat message of type `text`. */
export type TextChatMessage = Extract<ChatMessage, { type: 'text' }>
/** One recorded event of a chat; see {@link chatEvent}. */
export type ChatEvent = z.infer<typeof chatEvent>
/** One event in the lifecycle of a freeze; `amount` is in major units, `at` is an ISO instant. */
export type FreezeEvent = z.infer<typeof freezeEvent>
export type { BrandColors, ChannelInfo } from './channel.ts'
/** A case as its owner may see it; see {@link caseView}. */
export type CaseView = z.infer<typeof caseView>
/** Recognised speech; see {@link transcription}. */
export type Transcription = z.infer<typeof transcription>
/** Voice features available in a chat; see {@link voiceInfo}. */
export type VoiceInfo = z.infer<typeof voiceInfo>
/** How the page may style a message. */
export type MessageView = z.infer<typeof view>
