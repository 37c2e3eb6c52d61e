import type { deliveryChannels } from '../../contract/operations/vocabulary.ts'
import type { Db } from '../../storage/database/storage.ts'

/** What the platform needs from outside; adapters are made where the process is put together. */

/** Encrypts what must not lie readable in the database. */
export interface Seal {
  /** `context` is bound in: a value sealed for one row does not open in another. */
  encrypt(value: unknown, context: string): string
  /** @throws Error when the text was changed, or sealed with another key or context. */
  decrypt<T>(sealed: string, context: string): T
}

/** Gives each chat a seal of its own, which is destroyed with the chat. */
export interface ChatKeys {
  /** Makes the key of a new chat, in the transaction that makes the chat. */
  create(trx: Db, chatId: string): Promise<Seal>
  /** @throws Error when the chat has no key */
  get(db: Db, chatId: string): Promise<Seal>
  destroy(trx: Db, chatIds: readonly string[]): Promise<void>
}

/** One message to one person. `text` holds no markup. */
export interface OutgoingMessage {
  /** Also the key by which a repeated delivery is recognised. */
  id: string
  to: string
  subject: string
  text: string
  /** BCP 47. */
  language: string
}

/** Sends a message by one channel. Rejects when it could not be handed over, with `RefusedForGood` where it never will be. */
export type Deliver = (message: OutgoingMessage) => Promise<void>

/** A channel by which a notification may be asked for. */
export type DeliveryChannel = (typeof deliveryChannels)[number]

/** One way out for each channel of a notification. */
export type Deliveries = Record<DeliveryChannel, Deliver> & {
  /** Shows a message in every open chat that knows the case whose id is `to`. */
  chat?: Deliver
}

/** Hears, after the change is kept, that a case looks different now. Must not throw. */
export type CaseListener = (caseId: string) => void

/**
 * What a log line says besides its message. An error goes under `err`: pino writes out its message and
 * stack there, and would write `{}` under any other name, so `error` does not compile.
 */
export type LogDetails = Readonly<Record<string, unknown>> & { readonly error?: never }

/** Writes log lines, as pino does. Takes no personal data. */
export interface Logger {
  info(details: LogDetails, message: string): void
  warn(details: LogDetails, message: string): void
  error(details: LogDetails, message: string): void
}

/** Logs nothing. */
export const silentLogger: Logger = { info() {}, warn() {}, error() {} }
