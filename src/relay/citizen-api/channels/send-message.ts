import { Buffer } from 'node:buffer'
import { ownPath } from '../../../contract/platform/addresses.ts'
import type { Dispatch } from '../../../contract/primitives/wire.ts'
import type { Channel } from '../../config/channel.ts'
import { fillTemplate, placeholdersIn, type SendTemplate } from '../../config/placeholders.ts'
import { toSecretName } from '../../config/secret-name.ts'
import { postTemplate, refusesForGood } from './post-template.ts'

/** A citizen's message to the platform. */
export interface OutgoingSay {
  gwId: string
  /** The relay's id of the chat; returned in every event about it. */
  chatToken: string
  /** The relay's id of the message; the platform accepts each message once. */
  messageId: string
  type: 'text' | 'button'
  text: string
  /** Payload of a button. */
  payload?: string
  /** Returned with the answer. */
  replyToken: string
  lang: string
  /** The environment that the citizen's page has named. */
  env?: string
  humanUid?: string
  humanVerified?: boolean
}

/** Sends a message to the platform's bot or agents. @throws SendMessageError */
export type SendMessage = (say: OutgoingSay) => Promise<void>

/** Thrown when the platform did not accept the message. `status` is 0 if there was no response. */
export class SendMessageError extends Error {
  override readonly name = 'SendMessageError'
  readonly status: number

  constructor(status: number, cause?: unknown) {
    super(`the send-message call was answered ${status || 'nothing'}`, { cause })
    this.status = status
  }

  /**
   * Whether the same call can succeed later. A mistake in our settings counts as transient, since it gets
   * fixed.
   */
  get isTransient(): boolean {
    return !refusesForGood(this.status)
  }
}

/** Call of the embedded platform. */
const embeddedTemplate: SendTemplate = {
  url: ownPath('sendMessage'),
  headers: { 'idempotency-key': '{{messageId}}' },
  body: {
    chatToken: '{{chatToken}}',
    gwId: '{{gwId}}',
    env: '{{env}}',
    human: { uid: '{{humanUid}}', verified: '{{humanVerified}}' },
    message: { type: '{{type}}', text: '{{text}}', payload: '{{payload}}' },
    replyToken: '{{replyToken}}',
  },
}

/** Dependencies of {@link createSendMessage}. */
export interface SendMessageDeps {
  channels: ReadonlyMap<string, Channel>
  /** Secret of a channel; replaces `{{secret}}`. */
  secretOf: (gwId: string) => string | undefined
  /** The embedded platform, for channels without their own `sendMessage`. Undefined if it is not in use. */
  embedded: Dispatch | undefined
  /** Default: the global fetch. */
  fetch?: typeof fetch
  /** Response timeout in milliseconds. Default 10 s. */
  timeoutMs?: number
}

/**
 * Creates the function that sends messages. @throws Error when a channel cannot send, naming the setting that
 * it lacks
 */
export function createSendMessage(deps: SendMessageDeps): SendMessage {
  const { channels, secretOf, embedded, timeoutMs = 10_000 } = deps
  refuseUnsendable(channels.values(), { isEmbedded: embedded !== undefined, secretOf })

  const call = async (template: SendTemplate | undefined, values: Values): Promise<number> => {
    if (template) return postTemplate(template, { ...values }, { fetch: deps.fetch, timeoutMs })
    if (!embedded) throw new Error('there is no place to send to')
    const { url, headers, body } = fillTemplate(embeddedTemplate, { ...values })
    const role = { 'x-parley-role': 'citizen_channel', 'x-citizen-ref': `chat:${values.chatToken}` }
    const { status } = await embedded({
      method: 'POST',
      path: url,
      headers: { ...headers, ...role },
      body: Buffer.from(JSON.stringify(body)),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return status
  }

  return async (say) => {
    const values = { ...say, secret: secretOf(say.gwId) }
    const status = await call(channels.get(say.gwId)?.sendMessage, values).catch((cause: unknown) => {
      throw new SendMessageError(0, cause)
    })
    if (status < 200 || status > 299) throw new SendMessageError(status)
  }
}

/** Rejects channels that cannot send. @throws Error naming the missing setting */
export function refuseUnsendable(
  channels: Iterable<Channel>,
  { isEmbedded, secretOf }: { isEmbedded: boolean; secretOf: SendMessageDeps['secretOf'] },
): void {
  for (const { gwId, assistant, sendMessage } of channels) {
    if (assistant !== 'platform') continue
    if (!sendMessage && !isEmbedded) {
      throw new Error(`channels: ${gwId} needs sendMessage, because the platform is not the embedded one`)
    }
    if (placeholdersIn(sendMessage).includes('secret') && secretOf(gwId) === undefined) {
      throw new Error(
        `${toSecretName('SEND_SECRET', gwId)}: is missing; set it, because sendMessage of the channel ${gwId} uses {{secret}}`,
      )
    }
  }
}

type Values = OutgoingSay & { secret: string | undefined }
