import type { deliveryChannels } from '../../contract/operations/vocabulary.ts'
import type { Db } from '../../storage/database/storage.ts'

/** The platform's external dependencies; their adapters are created in the process's entry point. */

/** Encrypts data that must not be readable in the database. */
export interface Seal {
  /** `context` is bound to the value: a value encrypted for one row cannot be decrypted in another. */
  encrypt(value: unknown, context: string): string
  /** @throws Error if the text was changed, or encrypted with another key or context. */
  decrypt<T>(sealed: string, context: string): T
}

/** Gives each chat its own key, which is destroyed with the chat. */
export interface ChatKeys {
  /** Creates the key of a new chat, in the transaction that creates the chat. */
  create(trx: Db, chatId: string): Promise<Seal>
  /** @throws Error if the chat has no key */
  get(db: Db, chatId: string): Promise<Seal>
  destroy(trx: Db, chatIds: readonly string[]): Promise<void>
}

/** One message to one person. `text` contains no markup. */
export interface OutgoingMessage {
  /** Also the key by which a repeated delivery is recognised. */
  id: string
  to: string
  subject: string
  text: string
  /** BCP 47. */
  language: string
}

/**
 * Sends a message on one channel. Rejects if it could not be delivered, with `RefusedForGood` if it never can
 * be.
 */
export type Deliver = (message: OutgoingMessage) => Promise<void>

/** Channel on which a notification may be requested. */
export type DeliveryChannel = (typeof deliveryChannels)[number]

/** One delivery function for each channel of a notification. */
export type Deliveries = Record<DeliveryChannel, Deliver> & {
  /** Shows a message in every open chat that has the case whose id is `to`. */
  chat?: Deliver
}

/** Called after a commit that changed how a case appears. Must not throw. */
export type CaseListener = (caseId: string) => void

/**
 * Fields of a log line in addition to its message. An error must be named `err`: pino serialises its message
 * and stack there and would write `{}` under any other name, so `error` does not compile.
 */
export type LogDetails = Readonly<Record<string, unknown>> & { readonly error?: never }

/** Writes log lines, as pino does. Must not be given personal data. */
export interface Logger {
  info(details: LogDetails, message: string): void
  warn(details: LogDetails, message: string): void
  error(details: LogDetails, message: string): void
}

/** Logs nothing. */
export const silentLogger: Logger = { info() {}, warn() {}, error() {} }
