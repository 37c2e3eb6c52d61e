/** The words of the inbox as plain data, which the page imports without a schema. */

/** Lists where a chat stands between the assistant and people. */
export const chatStates = ['bot', 'queued', 'open', 'resolved', 'abandoned'] as const
/** Lists why a person is wanted in a chat. */
export const handOverReasons = ['asked', 'danger', 'gave-up', 'pulled', 'returned'] as const
/** Lists how a person says that she can be reached; nobody but herself changes it. */
export const presenceStates = ['online', 'away', 'transfers-only', 'offline'] as const
/** Lists what a chat came to, chosen when it is closed. */
export const outcomeNames = ['helped', 'case-opened', 'no-scam', 'duplicate', 'left', 'other'] as const
/** Lists what whoever has the chat can have shown to her. */
export const cardNames = ['bank', 'checklist', 'case'] as const
/** Lists the views of the inbox. */
export const inboxViews = ['mine', 'later', 'queue', 'open', 'closed'] as const

/** Names where a chat stands. */
export type ChatState = (typeof chatStates)[number]
/** Names why a person is wanted. */
export type HandOverReason = (typeof handOverReasons)[number]
/** Names how a person can be reached. */
export type PresenceState = (typeof presenceStates)[number]
/** Names what a chat came to. */
export type Outcome = (typeof outcomeNames)[number]
/** Names a view of the inbox. */
export type InboxView = (typeof inboxViews)[number]
