/**
 * Limits that the chat page needs too, separate from the others so that the page does not have to load those.
 */
export const pageLimits = {
  /** One message of a citizen, or one text of a bot. */
  messageChars: 4000,
  /** Longest time that a message may wait on a device: 30 days. */
  saidAgoMs: 30 * 86_400_000,
  /** Messages that the page requests at a time. */
  historyPage: 50,
} as const
