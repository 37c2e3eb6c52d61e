/** Lists the bounds that more than one room needs. Plain numbers, so that a page can import them for free. */
export const limits = {
  /** One message of a citizen, or one text of a bot. */
  messageChars: 4000,
  carouselCards: 10,
  cardButtons: 3,
  /** Body of a JSON call of the chat page. */
  chatBodyBytes: 32 * 1024,
  /** Body of a JSON call of the 40 operations. */
  operationBodyBytes: 64 * 1024,
  /** Body of a delivery of the platform's: what is read and checked within 20 ms. */
  webhookBodyBytes: 128 * 1024,
  /** A PEM certificate signing request; one for RSA-4096 has about 1,700 characters. */
  signingRequestChars: 4096,
  ttsChars: 5000,
  ttsSpeedMin: 0.25,
  ttsSpeedMax: 4,
  asrBytes: 15 * 1024 * 1024,
  /** Longest time that a message can wait on a device: 30 days. */
  saidAgoMs: 30 * 86_400_000,
  /** One part of a recording that is uploaded in parts. */
  uploadPartBytes: 256 * 1024,
  historyPage: 50,
  historyPageMax: 200,
} as const
