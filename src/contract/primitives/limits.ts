import { pageLimits } from './page-limits.ts'

/** Limits that several modules share. */
export const limits = {
  ...pageLimits,
  carouselCards: 10,
  cardButtons: 3,
  /** Body of a JSON call of the chat page. */
  chatBodyBytes: 32 * 1024,
  /**
   * Body of the no-script form, where a character takes up to nine bytes: large enough for a message, and for
   * one that is too long.
   */
  formBodyBytes: 64 * 1024,
  /** Body of a JSON call of the 40 operations. */
  operationBodyBytes: 64 * 1024,
  /** Body of a delivery from the platform: as much as can be read and validated within 20 ms. */
  webhookBodyBytes: 128 * 1024,
  /** A PEM certificate signing request; one for RSA-4096 has about 1,700 characters. */
  signingRequestChars: 4096,
  ttsChars: 5000,
  ttsSpeedMin: 0.25,
  ttsSpeedMax: 4,
  asrBytes: 15 * 1024 * 1024,
  /** One part of a recording that is uploaded in several parts. */
  uploadPartBytes: 256 * 1024,
  historyPageMax: 200,
  inboxPage: 50,
  inboxPageMax: 200,
} as const
