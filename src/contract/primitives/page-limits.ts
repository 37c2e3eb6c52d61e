/** Lists the bounds that the chat page needs too, apart from the others, which it would carry for nothing. */
export const pageLimits = {
  /** One message of a citizen, or one text of a bot. */
  messageChars: 4000,
  /** Longest time that a message can wait on a device: 30 days. */
  saidAgoMs: 30 * 86_400_000,
  /** Messages that the page asks for at a time. */
  historyPage: 50,
} as const
