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

const textData = z.object({ text: line, quickReplies: z.array(quickReply).max(20).optional() })
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
