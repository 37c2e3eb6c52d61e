import { Buffer } from 'node:buffer'
import { ownPath } from '../../../contract/platform/addresses.ts'
import type { Dispatch } from '../../../contract/primitives/wire.ts'
import type { Channel } from '../../config/channel.ts'
import { SendMessageError } from './send-message.ts'

/** A chat as the platform identifies it, from the citizen's messages. */
export interface ChatName {
  gwId: string
  /** The relay's id of the chat. */
  chatToken: string
}

/** A rating of a chat. */
export interface ChatFeedback extends ChatName {
  /** 1 (bad) to 5 (good). */
  rating: number
  comment: string | null
}

/** An agent's message in a chat that the platform handles. */
export interface PlatformAnswer extends ChatName {
  /** First name of the agent, shown to the citizen. */
  name: string
  text: string
  /** Labels of the quick replies below the message. */
  quickReplies: readonly string[]
}

/**
 * Calls to the platform about a chat, other than messages. The interface has no such calls, so only the
 * embedded platform receives them (docs/gaps.md).
 */
export interface PlatformChat {
  /** Whether the platform behind this channel accepts these calls. */
  knows(gwId: string): boolean
  /** @throws SendMessageError */
  rate(feedback: ChatFeedback, idempotencyKey: string): Promise<void>
  /**
   * Posts an agent's message to the chat; it comes back like the platform's own messages. @throws
   * SendMessageError
   */
  answer(answer: PlatformAnswer, idempotencyKey: string): Promise<void>
  /** @throws SendMessageError */
  erase(name: ChatName): Promise<void>
}

/** Dependencies of the calls to the platform about a chat. */
export interface PlatformChatDeps {
  channels: ReadonlyMap<string, Channel>
  /** Undefined if the embedded platform is not in use. */
  embedded: Dispatch | undefined
  /** Response timeout in milliseconds. Default 10 s. */
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
      // The citizen sees only the agent's first name.
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
