import * as z from 'zod'
import { caseStatuses, freezeEvents } from '../operations/answer-words.ts'
import { answered } from '../operations/shapes.ts'
import { limits } from '../primitives/limits.ts'
import { proof } from './challenge.ts'
import { channelInfo } from './channel.ts'
import { messageContent } from './message.ts'
import { reportPlace } from './report-outline.ts'

/** The protocol between the chat page and the relay; the 40 operations are in `contract/operations`. */

const identifier = z.string().min(1).max(128)
/** Checks the id that the page gives to what it sends; sending the same id again has no further effect. */
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
/** Says that what was said here before she proved who she is was said by her; nothing is joined without it. */
const join = z.boolean().optional()
const locale = z
  .string()
  .max(35)
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be a language tag such as en or tl-PH')

/** Checks the request that opens a chat, or resumes the one that `resume` (an earlier token) belongs to. */
export const sessionRequest = z.object({
  gwId: identifier,
  env: z.string().max(64).optional(),
  humanUid: uid.optional(),
  /**
   * HMAC-SHA256 with the channel's identity secret, in hexadecimal: of the uid, or as `<unix seconds>.<hex>`
   * of `exp:<unix seconds>:<uid>`, which ends at that time.
   */
  humanHash: identityHash.optional(),
  locale: locale.optional(),
  resume: z.string().max(4096).optional(),
  join,
  /** The challenge that the relay has asked with `challenge-required`, solved. */
  proof: proof.optional(),
})

const everyMessage = {
  clientId: clientIdentifier,
  replyToken: z.string().max(256).optional(),
  /**
   * The step of the dialogue that it answers, set when the page asked the question itself because there was
   * no network. If the dialogue is at another step, the message is refused with `step-changed` and has no
   * effect.
   */
  step: z.string().min(1).max(40).optional(),
  /**
   * Set when `step` was answered before and this answer is to take the place of that one: the dialogue goes back to the
   * step where there is a way back to it, instead of refusing.
   */
  again: z.literal(true).optional(),
  /**
   * Milliseconds that it has waited on the device. A duration, because the date of the device's clock may be
   * wrong. The relay dates the message that much earlier, but not before her previous message.
   */
  agoMs: z.number().int().min(0).max(limits.saidAgoMs).optional(),
}

/** Checks a message of the citizen: what she wrote, or the button that she pressed. */
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
    /** The label of the button, which becomes the citizen's bubble. */
    text: z.string().trim().max(200).optional(),
  }),
])

/** Checks the query of the call that sends a message. */
export const messageQuery = z.object({
  /** Asks for the state of the report in the answer, for a page that may lose its network. */
  report: z.literal('1').optional(),
})

/** Checks the request that says who is chatting; `humanHash` proves it where the channel asks for proof. */
export const humanRequest = z.object({ humanUid: uid, humanHash: identityHash.optional(), join })

/** Checks the citizen's rating of a chat. */
export const feedbackRequest = z.object({
  /** 1 (bad) to 5 (good). */
  rating: z.number().int().min(1).max(5),
  comment: z.string().trim().max(2000).optional(),
})

/** Bounds the sequence numbers of a chat: a database keeps them in four bytes. */
export const mostSeq = 2 ** 31 - 1

/** Checks which page of the history is wanted: the `limit` newest messages before `before`. */
export const historyQuery = z.object({
  /** Only messages with a smaller sequence number. */
  before: z.coerce.number().int().min(1).max(mostSeq).optional(),
  limit: z.coerce.number().int().min(1).max(limits.historyPageMax).default(limits.historyPage),
})

const author = z.object({
  kind: z.enum(['visitor', 'bot', 'agent']),
  id: z.string().optional(),
  name: z.string().optional(),
  /** Address of a picture (https). */
  avatar: z.string().optional(),
})

/**
 * How the page may style a message; the text alone says the same. `joined` and `left` say that a person has the chat from
 * here on, and has it no more.
 */
const view = z.enum(['advice', 'summary', 'confirm', 'case', 'checklist', 'notice', 'joined', 'left'])

const envelope = z.object({
  id: z.string(),
  /** The chat's own sequence; shared with the other events. */
  seq: z.number().int(),
  at: z.string(),
  /** BCP 47 tag of the text. */
  lang: z.string(),
  author,
  /** The id that the page gave to the message; visitors' messages only. */
  clientId: z.string().optional(),
  /** The page returns it with an answer to this message. */
  replyToken: z.string().optional(),
  view: view.optional(),
})
const chatMessage = z.intersection(envelope, messageContent).meta({ id: 'ChatMessage' })

/** Describes what is recorded in a chat. Each event has its own number in the chat's sequence. */
export const chatEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message'), seq: z.number().int(), message: chatMessage }),
  /** Question `step` of `of`; `of` 0 when no report is under way. */
  z.object({ type: z.literal('progress'), seq: z.number().int(), step: z.number(), of: z.number() }),
  /** One of her cases was created or has changed; the page asks for it again. */
  z.object({ type: z.literal('case'), seq: z.number().int(), caseId: z.string(), status: z.string() }),
])

/**
 * Describes what is sent to the pages that are connected at the moment, and is not stored. That she types is told to people
 * alone, and her own pages never get it.
 */
export const transientEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('typing'), on: z.boolean() }),
  z.object({ type: z.literal('citizen-typing') }),
])
/** Names an event that is not stored. */
export type TransientEvent = z.infer<typeof transientEvent>

/** Describes the answer to {@link sessionRequest}. `expiresAt` is an ISO instant. */
export const sessionResponse = z.object({
  token: z.string(),
  expiresAt: z.string(),
  chatId: z.string(),
  lastSeq: z.number().int(),
  channel: channelInfo,
  /** The state of her report, until there is a case. */
  report: reportPlace.optional(),
})

/** Confirms that a message is stored, under the sequence number `seq`. */
export const messageResponse = z.object({
  seq: z.number().int(),
  clientId: z.string(),
  report: reportPlace.optional(),
})
/** Describes a page of the history, oldest message first; `more` tells whether there are earlier ones. */
export const historyResponse = z.object({ messages: z.array(chatMessage), more: z.boolean() })

/** Describes recognised speech: its words, and the tag of the language. */
export const transcription = z.object({ text: z.string(), lang: z.string() })

const voiceWay = z.enum(['native', 'converted']).nullable()

/** Describes what voice can do in this chat, with a token for the addresses of spoken messages. */
export const voiceInfo = z.object({
  token: z.string(),
  expiresAt: z.string(),
  /** Longest recording, in seconds. */
  maxSeconds: z.number(),
  languages: z.array(
    z.object({
      code: z.string(),
      /** Which model recognises it; null when none does. */
      hears: z.enum(['local', 'general']).nullable(),
      male: voiceWay,
      female: voiceWay,
      /** Code of the language whose voice was used last, when this language has no voice of its own. */
      approximate: z.string().nullable(),
    }),
  ),
})

/** A step in the life of a freeze, as a citizen may see it: without account, name or institution. */
const freezeEvent = z.object({
  event: answered(freezeEvents),
  /** In major units of the currency. */
  amount: z.number().optional(),
  /** ISO instant. */
  at: z.string(),
})

/** Describes a case as its owner may see it: the interface's fields, its number, and the status in plain words. */
export const caseView = z
  .object({
    case_id: z.string(),
    /** What she is shown as its number: the short one, such as R4X-807-5, or `case_id` for a case without. */
    number: z.string(),
    status: answered(caseStatuses),
    recovery_trace_summary: z.record(z.string(), z.unknown()),
    freeze_status_timeline: z.array(freezeEvent),
    next_milestone: z.string(),
    currency: z.string(),
    /** The status in a sentence, in the language of the chat. */
    plain: z.string(),
    /** Whether her report can be had as PDF: the facts of the newest one are kept, and no others. */
    report: z.literal(true).optional(),
  })
  .meta({ id: 'CaseView' })
/** Lists the citizen's own cases. */
export const casesResponse = z.object({ cases: z.array(caseView) })

/** Opens or resumes a chat; checked by {@link sessionRequest}. */
export type SessionRequest = z.infer<typeof sessionRequest>
/** Answers a {@link SessionRequest}. */
export type SessionResponse = z.infer<typeof sessionResponse>
/** Carries what the citizen wrote or pressed; checked by {@link messageRequest}. */
export type MessageRequest = z.infer<typeof messageRequest>
/** Answers a {@link MessageRequest}. */
export type MessageResponse = z.infer<typeof messageResponse>
/** Holds a page of the history, oldest message first. */
export type HistoryResponse = z.infer<typeof historyResponse>
/** Says who is chatting; checked by {@link humanRequest}. */
export type HumanRequest = z.infer<typeof humanRequest>
/** Rates a chat; checked by {@link feedbackRequest}. */
export type FeedbackRequest = z.infer<typeof feedbackRequest>
/** Holds one message of a chat with its author and sequence number. */
export type ChatMessage = z.infer<typeof chatMessage>
/** Holds a message in words. */
export type TextChatMessage = Extract<ChatMessage, { type: 'text' }>
/** Holds one recorded event of a chat; see {@link chatEvent}. */
export type ChatEvent = z.infer<typeof chatEvent>
/** Holds one step in the life of a freeze; `amount` is in major units, `at` an ISO instant. */
export type FreezeEvent = z.infer<typeof freezeEvent>
export type { BrandColors, ChannelInfo } from './channel.ts'
/** Holds a case as its owner may see it; see {@link caseView}. */
export type CaseView = z.infer<typeof caseView>
/** Holds recognised speech; see {@link transcription}. */
export type Transcription = z.infer<typeof transcription>
/** Says what voice can do in a chat; see {@link voiceInfo}. */
export type VoiceInfo = z.infer<typeof voiceInfo>
/** Names how the page may style a message. */
export type MessageView = z.infer<typeof view>
