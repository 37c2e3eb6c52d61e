/** Who may do what at the console. The relay asks this table for every act, and the page hides what it forbids. */

/** Lists the roles of people who work at the console. */
export const consoleRoles = ['agent', 'analyst', 'supervisor', 'administrator', 'auditor'] as const

/** Names the role of a person at the console. */
export type ConsoleRole = (typeof consoleRoles)[number]

const chats = ['agent', 'supervisor'] as const
const cases = ['analyst', 'supervisor'] as const
const everyCase = ['agent', 'analyst', 'supervisor'] as const

/**
 * Lists every act of the console with the roles that may do it. No role is left out of a rule: an administrator gives
 * rights and reads no chat, and whoever proposes to move money never approves it, in whatever role.
 */
const consoleActs = {
  /** Sees who waits, and reads a chat with its facts. */
  'chat.read': chats,
  /** Takes a chat, writes in it, hands it on, gives it back to the assistant, closes it. */
  'chat.answer': chats,
  /** Leaves a note that the citizen never sees. */
  'chat.note': everyCase,
  /** Gives a chat to another person, or takes it from one. */
  'chat.assign': ['supervisor'],
  /** Lists cases and reads one, with her contact masked. */
  'case.read': everyCase,
  /** Reads her contact in clear, with a reason that is recorded. */
  'case.reveal': everyCase,
  /** Reads the detailed report. */
  'case.report': cases,
  /** Routes, traces, classifies, documents. */
  'case.work': cases,
  /** Sends the citizen a notification. */
  'case.notify': everyCase,
  /** Gives a case to a person, or takes it. */
  'case.assign': cases,
  /** Reads the score of an account, verifies one, reads a payment's status. */
  'account.read': cases,
  /** Reports an incident. */
  'incident.report': cases,
  /** Holds money for a short time, which lapses by itself. */
  'money.hold': cases,
  /** Proposes what moves or holds money. */
  'money.propose': cases,
  /** Approves a freeze or its extension that another person has proposed. */
  'money.approve-freeze': cases,
  /** Approves a release or a return that another person has proposed. */
  'money.approve-return': ['supervisor'],
  /** Reads what was proposed and decided. */
  'money.read': ['analyst', 'supervisor', 'auditor'],
  /** Adds, changes and disables people, and ends their sessions. */
  'people.manage': ['administrator'],
  /** Reads how the deployment is set up. */
  'settings.read': ['administrator', 'auditor'],
  /** Changes what can be set at the console, and makes and takes back keys. */
  'settings.change': ['administrator'],
  /** Reads the audit trails, and checks their chains. */
  'audit.read': ['auditor', 'administrator'],
} as const satisfies Record<string, readonly ConsoleRole[]>

/** Names an act of the console. */
export type ConsoleAct = keyof typeof consoleActs

/** Tells whether a role may do an act. */
export const mayDo = (role: ConsoleRole, act: ConsoleAct): boolean =>
  (consoleActs[act] as readonly ConsoleRole[]).includes(role)

/** Names the right that it takes to approve or reject a proposal: what sends money, or lets it go, is for fewer people. */
export const rightToDecide = (action: string): ConsoleAct =>
  action === 'freeze' || action === 'extend' ? 'money.approve-freeze' : 'money.approve-return'

/** Lists the roles that hold or move money, whose sessions end after a shorter time without a deed. */
export const moneyRoles: readonly ConsoleRole[] = consoleActs['money.propose']
