import * as z from 'zod'
import { limits } from '../primitives/limits.ts'

/**
 * Message types of the interface with their limits. The interface describes the data of each type in prose
 * and names few of the properties; the names are ours (see docs/gaps.md).
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

/** `payload` is sent as a normal text message when the reply is chosen. */
const quickReply = z
  .object({ text: z.string().min(1).max(200), payload: z.string().min(1).max(1000) })
  .meta({ id: 'QuickReply' })

const button = z
  .discriminatedUnion('type', [
    /** The client sends `reply` as a text message, or the label if there is no `reply`. */
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
    /** Opens an address without calling the service. */
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
    /** Address of the background image; empty if there is none. */
    image: z.union([z.literal(''), webAddress]).optional(),
    buttons: z.array(button).max(limits.cardButtons).optional(),
  })
  .meta({ id: 'Card' })

/** Topics that a question of the assistant can ask for. */
export const askable = [
  'safe',
  'agrees',
  'confirm',
  'ongoing',
  'moneyLeft',
  'scamType',
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
/** Topic that a question of the assistant asks for. */
export type Askable = (typeof askable)[number]

/** Actions that a citizen can be advised to take immediately. */
export const actions = [
  'emergency',
  'crisisLine',
  'childLine',
  'violenceLine',
  'disconnect',
  'hangUp',
  'keepCode',
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
  'giftCard',
] as const
/** An action that a citizen is advised to take. */
export type Action = (typeof actions)[number]

/** One fact of a card; `quote` contains the citizen's words for it. */
const shownFact = z.object({ key: z.string(), value: z.string(), quote: z.string().optional() })

const textData = z.object({
  text: line,
  quickReplies: z.array(quickReply).max(20).optional(),
  /** Topic that the message asks for, if it is a question of the assistant. */
  asks: z.enum(askable).optional(),
  /** The facts that the text shows, if it is a card of facts. */
  facts: z.array(shownFact).max(30).optional(),
  /** The actions that the text advises, if it is advice. */
  advises: z.array(z.enum(actions)).max(20).optional(),
})
const carouselData = z.object({ cards: z.array(card).min(1).max(limits.carouselCards) })
const mediaData = z.object({
  mediaType: z.enum(['image', 'audio', 'video', 'file']),
  url: webAddress,
  filename: z.string().max(500),
})
const hyperlinkData = z.object({ label: z.string().min(1).max(500), url: webAddress })

/** Schema of a message's content, by type. */
export const messageContent = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('text'), data: textData }),
    z.object({ type: z.literal('carousel'), data: carouselData }),
    z.object({ type: z.literal('media'), data: mediaData }),
    z.object({ type: z.literal('hyperlink'), data: hyperlinkData }),
  ])
  .meta({ id: 'MessageContent' })

/** Answer offered below a message; `payload` is sent as a text message when it is chosen. */
export type QuickReply = z.infer<typeof quickReply>
/** Button of a message or card, by what pressing it does. */
export type Button = z.infer<typeof button>
/** One card of a carousel, with at most three buttons. */
export type Card = z.infer<typeof card>
/** Content of a message; see {@link messageContent}. */
export type MessageContent = z.infer<typeof messageContent>
