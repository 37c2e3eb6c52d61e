/** Constants of the inbox as plain data, which the page imports without a schema library. */

/** States of a chat between the assistant and agents. */
export const chatStates = ['bot', 'queued', 'open', 'resolved', 'abandoned'] as const
/** Reasons for handing a chat off to an agent. */
export const handOverReasons = ['asked', 'danger', 'gave-up', 'pulled', 'returned'] as const
/** Presence of an agent; only the agent changes it. */
export const presenceStates = ['online', 'away', 'transfers-only', 'offline'] as const
/** Outcomes of a chat, chosen when it is closed. */
export const outcomeNames = ['helped', 'case-opened', 'no-scam', 'duplicate', 'left', 'other'] as const
/** Cards that the chat's owner can have shown to the citizen. */
export const cardNames = ['bank', 'checklist', 'case'] as const
/** Views of the inbox. */
export const inboxViews = ['mine', 'later', 'queue', 'open', 'closed'] as const

/** State of a chat. */
export type ChatState = (typeof chatStates)[number]
/** Reason for a hand-off. */
export type HandOverReason = (typeof handOverReasons)[number]
/** Presence of an agent. */
export type PresenceState = (typeof presenceStates)[number]
/** Outcome of a chat. */
export type Outcome = (typeof outcomeNames)[number]
/** View of the inbox. */
export type InboxView = (typeof inboxViews)[number]
