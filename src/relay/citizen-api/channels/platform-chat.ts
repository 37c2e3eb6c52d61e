import { Buffer } from 'node:buffer'
import { ownPath } from '../../../contract/platform/addresses.ts'
import type { Dispatch } from '../../../contract/primitives/wire.ts'
import type { Channel } from '../../config/channel.ts'
import { SendMessageError } from './send-message.ts'

/** A chat as the platform knows it from her messages. */
export interface ChatName {
  gwId: string
  /** Our id of the chat. */
  chatToken: string
}

/** Holds a rating of a chat, with the chat's name. */
export interface ChatFeedback extends ChatName {
  /** 1 (bad) to 5 (good). */
  rating: number
  comment: string | null
}

/** What a person of the console says in a chat of the platform. */
export interface PlatformAnswer extends ChatName {
  /** The first name that she is known by to the citizen. */
  name: string
  text: string
  /** Labels of taps below it. */
  quickReplies: readonly string[]
}

/**
 * What the platform is told of a chat besides messages. The interface has no such call, so only the
 * embedded platform is told (docs/gaps.md).
 */
export interface PlatformChat {
  /** Whether the platform behind this channel can be told. */
  knows(gwId: string): boolean
  /** @throws SendMessageError */
  rate(feedback: ChatFeedback, idempotencyKey: string): Promise<void>
  /** Has a person's words said in the chat; they come back as the platform's own messages do. @throws SendMessageError */
  answer(answer: PlatformAnswer, idempotencyKey: string): Promise<void>
  /** @throws SendMessageError */
  erase(name: ChatName): Promise<void>
}

/** Lists what calling the platform about a chat needs. */
export interface PlatformChatDeps {
  channels: ReadonlyMap<string, Channel>
  /** Undefined where the embedded platform is not in use. */
  embedded: Dispatch | undefined
  /** How long an answer may take, in milliseconds. Default 10 s. */
  timeoutMs?: number
}

/** Creates the calls to the platform about a chat. */
export function createPlatformChat({
  channels,
  embedded,
  timeoutMs = 10_000,
}: PlatformChatDeps): PlatformChat {
  const post = async (
    path: string,
    body: ChatName & Record<string, unknown>,
    headers: Record<string, string> = {},
  ) => {
    if (!embedded) throw new Error('there is no embedded platform to tell')
    const { status } = await embedded({
      method: 'POST',
      path,
      headers: {
        'content-type': 'application/json',
        'x-parley-role': 'citizen_channel',
        'x-citizen-ref': `chat:${body.chatToken}`,
        ...headers,
      },
      body: Buffer.from(JSON.stringify(body)),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw new SendMessageError(0, cause)
    })
    if (status < 200 || status > 299) throw new SendMessageError(status)
  }
  return {
    knows(gwId) {
      const channel = channels.get(gwId)
      return embedded !== undefined && channel?.assistant === 'platform' && !channel.sendMessage
    },
    rate: ({ gwId, chatToken, rating, comment }, key) =>
      post(ownPath('sendFeedback'), { gwId, chatToken, rating, comment }, { 'idempotency-key': key }),
    answer: ({ gwId, chatToken, name, text, quickReplies }, key) => {
      const taps = quickReplies.map((tap) => ({ text: tap, payload: tap }))
      const data = { text, ...(taps.length > 0 && { quickReplies: taps }) }
      // Whoever works there is known to the citizen by her first name alone.
      const say = { gwId, author_type: 'agent', author_id: 'console', author_name: name, type: 'text', data }
      return post(
        ownPath('answerChat'),
        { gwId, chatToken, say },
        { 'idempotency-key': key, 'x-parley-role': 'admin' },
      )
    },
    erase: ({ gwId, chatToken }) => post(ownPath('eraseChat'), { gwId, chatToken }),
  }
}
