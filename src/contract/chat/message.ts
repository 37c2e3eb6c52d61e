import * as z from 'zod'
import { limits } from '../primitives/limits.ts'

/**
 * The message types of the interface with their bounds. The interface describes the data of each
 * type in words and names few of the properties; the names are ours (see docs/gaps.md).
 */

const line = z.string().min(1).max(limits.messageChars)
const webAddress = z
  .string()
  .max(2048)
  .regex(/^https?:\/\//i, 'must start with http:// or https://')
const buttonAddress = z
  .string()
  .max(2048)
  .regex(/^(https?:\/\/|tel:|mailto:)/i, 'must be an http, https, tel or mailto address')

/** `payload` is sent as a normal text when the reply is chosen. */
const quickReply = z
  .object({ text: z.string().min(1).max(200), payload: z.string().min(1).max(1000) })
  .meta({ id: 'QuickReply' })

const button = z
  .discriminatedUnion('type', [
    /** The client sends `reply` as a text message; without it, the label. */
    z.object({
      type: z.literal('text'),
      text: z.string().min(1).max(200),
      reply: z.string().max(1000).optional(),
    }),
    /** The client sends `payload` as a button message. */
    z.object({
      type: z.literal('postback'),
      text: z.string().min(1).max(200),
      payload: z.string().max(4000).optional(),
    }),
    /** Opens an address without any call to the service. */
    z.object({
      type: z.literal('url'),
      text: z.string().min(1).max(200),
      url: buttonAddress.optional(),
      webview: z.boolean().optional(),
    }),
  ])
  .meta({ id: 'Button' })

const card = z
  .object({
    title: z.string().max(500),
    description: z.string().max(2000),
    /** Address of the background image; empty when there is none. */
    image: z.union([z.literal(''), webAddress]).optional(),
    buttons: z.array(button).max(limits.cardButtons).optional(),
  })
  .meta({ id: 'Card' })

/** What a question of the assistant can ask for. */
export const askable = [
  'consent',
  'safe',
  'agrees',
  'confirm',
  'ongoing',
  'moneyLeft',
  'scamType',
  'branch',
  'dispute',
  'bank',
  'amount',
  'when',
  'reference',
  'receiver',
  'lastDigits',
  'contact',
  'news',
  'send',
  'change',
  'erase',
  'caseNumber',
  'name',
  'nationality',
  'idType',
  'idNumber',
  'holder',
  'ownAccount',
  'firstContact',
  'contactWay',
  'story',
  'morePayments',
  'evidence',
  'police',
  'needs',
] as const
/** Names what a question asks for. */
export type Askable = (typeof askable)[number]

/** What a citizen can be told to do at once. */
export const actions = [
  'emergency',
  'crisisLine',
  'childLine',
  'disconnect',
  'hangUp',
  'callBank',
  'callOperator',
  'blockCard',
  'changePassword',
  'doNotPay',
  'callRelative',
  'doNotAnswer',
  'keepEvidence',
  'stopPassingOn',
  'talkWithThem',
  'vulnerableLine',
  'recall',
  'checkOfficial',
] as const
/** Names something that a citizen is told to do. */
export type Action = (typeof actions)[number]

/** One fact of a card; `quote` has the citizen's words for it. */
const shownFact = z.object({ key: z.string(), value: z.string(), quote: z.string().optional() })

const textData = z.object({
  text: line,
  quickReplies: z.array(quickReply).max(20).optional(),
  /** What the message asks for, where it is a question of the assistant. */
  asks: z.enum(askable).optional(),
  /** The facts that the text shows, where it is a card of them. */
  facts: z.array(shownFact).max(30).optional(),
  /** What the text tells the citizen to do, where it is advice. */
  advises: z.array(z.enum(actions)).max(20).optional(),
})
const carouselData = z.object({ cards: z.array(card).min(1).max(limits.carouselCards) })
const mediaData = z.object({
  mediaType: z.enum(['image', 'audio', 'video', 'file']),
  url: webAddress,
  filename: z.string().max(500),
})
const hyperlinkData = z.object({ label: z.string().min(1).max(500), url: webAddress })

/** Describes what a message says, by type. */
export const messageContent = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('text'), data: textData }),
    z.object({ type: z.literal('carousel'), data: carouselData }),
    z.object({ type: z.literal('media'), data: mediaData }),
    z.object({ type: z.literal('hyperlink'), data: hyperlinkData }),
  ])
  .meta({ id: 'MessageContent' })

/** Offers an answer below a message; `payload` is sent as a text message when it is chosen. */
export type QuickReply = z.infer<typeof quickReply>
/** Describes a button of a message or card, by what pressing it does. */
export type Button = z.infer<typeof button>
/** Describes one card of a carousel, with at most three buttons. */
export type Card = z.infer<typeof card>
/** Holds what a message says; see {@link messageContent}. */
export type MessageContent = z.infer<typeof messageContent>
