import * as z from 'zod'
import { limits } from '../primitives/limits.ts'
import { channelInfo } from './channel.ts'
import { messageContent } from './message.ts'
import { reportPlace } from './report-outline.ts'

/** What the widget may ask of the relay, and what the relay tells it. Not the 40 operations. */

const identifier = z.string().min(1).max(128)
/** The page's own name for what it sends, so that the same again is the same. */
export const clientIdentifier = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,64}$/, 'must be 8 to 64 letters, digits, - or _')
const uid = z.string().min(1).max(256)
const hmacHex = z.string().regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits')
const locale = z
  .string()
  .max(35)
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be a language tag such as en or tl-PH')

/** Opens a chat, or goes on with the one that `resume` (an earlier token) belongs to. */
export const sessionRequest = z.object({
  gwId: identifier,
  env: z.string().max(64).optional(),
  humanUid: uid.optional(),
  /** HMAC-SHA256 of the uid with the channel's identity secret, in hexadecimal. */
  humanHash: hmacHex.optional(),
  locale: locale.optional(),
  resume: z.string().max(4096).optional(),
})

const everyMessage = {
  clientId: clientIdentifier,
  replyToken: z.string().max(256).optional(),
  /**
   * The step of the dialogue that it answers, when the page asked the question itself for want of a
   * network. Where the dialogue is at another step, it is refused with `step-changed` and nothing happens.
   */
  step: z.string().min(1).max(40).optional(),
  /**
   * How long it has waited on the device, by the device's own clock, whose date may be wrong. The relay
   * takes it as said then, but never before her message before it.
   */
  agoMs: z.number().int().min(0).max(limits.saidAgoMs).optional(),
}

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

export const messageQuery = z.object({
  /** Asks that the answer tell where the report stands, for a page that may lose its network. */
  report: z.literal('1').optional(),
})

export const humanRequest = z.object({ humanUid: uid, humanHash: hmacHex.optional() })

export const feedbackRequest = z.object({
  /** 1 (bad) to 5 (good). */
  rating: z.number().int().min(1).max(5),
  comment: z.string().trim().max(2000).optional(),
})

export const historyQuery = z.object({
  /** Only messages with a smaller sequence number. */
  before: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(limits.historyPageMax).default(limits.historyPage),
})

const author = z.object({
  kind: z.enum(['visitor', 'bot', 'agent']),
  id: z.string().optional(),
  name: z.string().optional(),
  /** Address of a picture (https). */
  avatar: z.string().optional(),
})

/** How the page may set a message apart; the words say the same without it. */
const view = z.enum(['advice', 'summary', 'case', 'notice'])

const envelope = z.object({
  id: z.string(),
  /** The chat's own sequence; shared with the other events. */
  seq: z.number().int(),
  at: z.string(),
  /** BCP 47 tag of the text. */
  lang: z.string(),
  author,
  /** Of a visitor's message: the id under which her page knows it. */
  clientId: z.string().optional(),
  /** To be sent back with an answer to this very message. */
  replyToken: z.string().optional(),
  view: view.optional(),
})
const chatMessage = z.intersection(envelope, messageContent).meta({ id: 'ChatMessage' })

/** What is recorded in a chat, in order. Each has its place in the chat's sequence. */
export const chatEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message'), seq: z.number().int(), message: chatMessage }),
  /** Question `step` of `of`; `of` 0 when no report is under way. */
  z.object({ type: z.literal('progress'), seq: z.number().int(), step: z.number(), of: z.number() }),
  /** A case of hers came to be or changed: worth asking for it again. */
  z.object({ type: z.literal('case'), seq: z.number().int(), caseId: z.string(), status: z.string() }),
])

/** Said in passing, kept nowhere. */
export type TransientEvent = { type: 'typing'; on: boolean }

export const sessionResponse = z.object({
  token: z.string(),
  expiresAt: z.string(),
  chatId: z.string(),
  lastSeq: z.number().int(),
  channel: channelInfo,
  /** Where her report stands, until there is a case. */
  report: reportPlace.optional(),
})

export const messageResponse = z.object({
  seq: z.number().int(),
  clientId: z.string(),
  report: reportPlace.optional(),
})
export const historyResponse = z.object({ messages: z.array(chatMessage), more: z.boolean() })

export const transcription = z.object({ text: z.string(), lang: z.string() })

const voiceWay = z.enum(['native', 'converted']).nullable()

/** What voice can do in this chat, and a token for addresses of speech. */
export const voiceInfo = z.object({
  token: z.string(),
  expiresAt: z.string(),
  /** Longest recording. */
  maxSeconds: z.number(),
  languages: z.array(
    z.object({
      code: z.string(),
      /** Which model recognises it; null when none does. */
      hears: z.enum(['local', 'general']).nullable(),
      male: voiceWay,
      female: voiceWay,
      /** Code of the language whose voice stands in, when it was last spoken by another's. */
      approximate: z.string().nullable(),
    }),
  ),
})

/** What became of an order to hold money: no account, no name, no institution. */
const freezeEvent = z.object({
  event: z.string(),
  /** In the currency's units. */
  amount: z.number().optional(),
  /** ISO instant. */
  at: z.string(),
})

/** A case as its owner may see it: the interface's fields, and what they mean in plain words. */
export const caseView = z
  .object({
    case_id: z.string(),
    status: z.string(),
    recovery_trace_summary: z.record(z.string(), z.unknown()),
    freeze_status_timeline: z.array(freezeEvent),
    next_milestone: z.string(),
    currency: z.string(),
    /** The status in a sentence, in the language of the chat. */
    plain: z.string(),
  })
  .meta({ id: 'CaseView' })
export const casesResponse = z.object({ cases: z.array(caseView) })

export type SessionRequest = z.infer<typeof sessionRequest>
export type SessionResponse = z.infer<typeof sessionResponse>
export type MessageRequest = z.infer<typeof messageRequest>
export type MessageResponse = z.infer<typeof messageResponse>
export type HistoryResponse = z.infer<typeof historyResponse>
export type HumanRequest = z.infer<typeof humanRequest>
export type FeedbackRequest = z.infer<typeof feedbackRequest>
export type ChatMessage = z.infer<typeof chatMessage>
export type ChatEvent = z.infer<typeof chatEvent>
export type FreezeEvent = z.infer<typeof freezeEvent>
export type { BrandColors, ChannelInfo } from './channel.ts'
export type CaseView = z.infer<typeof caseView>
export type Transcription = z.infer<typeof transcription>
export type VoiceInfo = z.infer<typeof voiceInfo>
export type MessageView = z.infer<typeof view>
