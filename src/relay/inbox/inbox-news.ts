/** Names what is woken with every change of the inbox; no chat has such an id. */
export const inboxNews = 'the-inbox'
