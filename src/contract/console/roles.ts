/**
 * Permissions at the console. The relay checks this table for every action, and the page hides what it
 * forbids.
 */

/** Roles of people who work at the console. */
export const consoleRoles = ['agent', 'analyst', 'supervisor', 'administrator', 'auditor'] as const

/** Role of a person at the console. */
export type ConsoleRole = (typeof consoleRoles)[number]

const chats = ['agent', 'supervisor'] as const
const cases = ['analyst', 'supervisor'] as const
const everyCase = ['agent', 'analyst', 'supervisor'] as const

/**
 * Every permission of the console with the roles that have it. No role is exempt from a rule: an
 * administrator grants rights but reads no chat, and whichever their role, people who propose moving money
 * never approve it.
 */
const consoleActs = {
  /** See the queue, and read a chat with its facts. */
  'chat.read': chats,
  /** Claim a chat, write in it, transfer it, return it to the assistant, close it. */
  'chat.answer': chats,
  /** Leave a note that the citizen never sees. */
  'chat.note': everyCase,
  /** Assign a chat to another person, or take it away from one. */
  'chat.assign': ['supervisor'],
  /** List cases and read one, with the contact details masked. */
  'case.read': everyCase,
  /** Read the contact details unmasked, for a reason that is recorded. */
  'case.reveal': everyCase,
  /** Read the detailed report. */
  'case.report': cases,
  /** Route, trace, classify, draft documents. */
  'case.work': cases,
  /** Send the citizen a notification. */
  'case.notify': everyCase,
  /** Assign a case to a person, or claim it. */
  'case.assign': cases,
  /** Read the score of an account, verify an account, read a payment's status. */
  'account.read': cases,
  /** Report an incident. */
  'incident.report': cases,
  /** Hold money for a short time; the hold lapses by itself. */
  'money.hold': cases,
  /** Propose holding or moving money. */
  'money.propose': cases,
  /** Approve a freeze or its extension that another person has proposed. */
  'money.approve-freeze': cases,
  /** Approve a release or a return that another person has proposed. */
  'money.approve-return': ['supervisor'],
  /** Read proposals and decisions. */
  'money.read': ['analyst', 'supervisor', 'auditor'],
  /** Add, change and disable people, and end their sessions. */
  'people.manage': ['administrator'],
  /** Read how the deployment is set up. */
  'settings.read': ['administrator', 'auditor'],
  /** Change settings, and create and revoke keys. */
  'settings.change': ['administrator'],
  /** Read the audit logs, and verify their hash chains. */
  'audit.read': ['auditor', 'administrator'],
} as const satisfies Record<string, readonly ConsoleRole[]>

/** Permission of the console. */
export type ConsoleAct = keyof typeof consoleActs

/** Returns whether a role has a permission. */
export const mayDo = (role: ConsoleRole, act: ConsoleAct): boolean =>
  consoleActs[act].some((allowed) => allowed === role)

/**
 * Returns the permission required to approve or reject a proposal: fewer people may send or release money.
 */
export const rightToDecide = (action: string): ConsoleAct =>
  action === 'freeze' || action === 'extend' ? 'money.approve-freeze' : 'money.approve-return'

/** Roles that hold or move money; their sessions end after a shorter idle time. */
export const moneyRoles: readonly ConsoleRole[] = consoleActs['money.propose']
