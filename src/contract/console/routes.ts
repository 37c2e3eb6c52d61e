import type { ConsoleAct } from './roles.ts'

/** Describes a call of the console: method and path on the relay, and the act that it is. */
export interface ConsoleRoute {
  call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /console/api/${string}`
  /** `open`: before signing in; `signed-in`: by everybody who is. */
  act: ConsoleAct | 'open' | 'signed-in'
}

/** Lists the calls for signing in, for people, and for settings. */
const accountRoutes = {
  getSession: { call: 'GET /console/api/session', act: 'open' },
  signIn: { call: 'POST /console/api/sign-in', act: 'open' },
  signOut: { call: 'POST /console/api/sign-out', act: 'open' },
  setPassword: { call: 'POST /console/api/me/password', act: 'signed-in' },
  startCode: { call: 'POST /console/api/me/code', act: 'signed-in' },
  confirmCode: { call: 'PUT /console/api/me/code', act: 'signed-in' },
  listOwnSessions: { call: 'GET /console/api/me/sessions', act: 'signed-in' },
  endOwnSession: { call: 'DELETE /console/api/me/sessions/{id}', act: 'signed-in' },
  listPeople: { call: 'GET /console/api/people', act: 'people.manage' },
  addPerson: { call: 'POST /console/api/people', act: 'people.manage' },
  changePerson: { call: 'PUT /console/api/people/{id}', act: 'people.manage' },
  /** Ends her sessions, and gives a link that works once to set up new ways in. */
  resetPerson: { call: 'POST /console/api/people/{id}/reset', act: 'people.manage' },
  listAudit: { call: 'GET /console/api/audit', act: 'audit.read' },
} as const satisfies Record<string, ConsoleRoute>

/** Lists the calls for chats. */
const inboxRoutes = {
  getInbox: { call: 'GET /console/api/inbox', act: 'chat.read' },
  streamInbox: { call: 'GET /console/api/inbox/stream', act: 'chat.read' },
  getTeam: { call: 'GET /console/api/team', act: 'chat.read' },
  getPresence: { call: 'GET /console/api/presence', act: 'chat.read' },
  setPresence: { call: 'PUT /console/api/presence', act: 'chat.read' },
  getChat: { call: 'GET /console/api/chats/{id}', act: 'chat.read' },
  listChatMessages: { call: 'GET /console/api/chats/{id}/messages', act: 'chat.read' },
  streamChat: { call: 'GET /console/api/chats/{id}/stream', act: 'chat.read' },
  claimChat: { call: 'POST /console/api/chats/{id}/claim', act: 'chat.answer' },
  writeInChat: { call: 'POST /console/api/chats/{id}/messages', act: 'chat.answer' },
  typeInChat: { call: 'POST /console/api/chats/{id}/typing', act: 'chat.answer' },
  addNote: { call: 'POST /console/api/chats/{id}/notes', act: 'chat.note' },
  offerChat: { call: 'POST /console/api/chats/{id}/offer', act: 'chat.answer' },
  answerOffer: { call: 'PUT /console/api/chats/{id}/offer', act: 'chat.answer' },
  assignChat: { call: 'POST /console/api/chats/{id}/assign', act: 'chat.assign' },
  returnChat: { call: 'POST /console/api/chats/{id}/return', act: 'chat.answer' },
  resolveChat: { call: 'POST /console/api/chats/{id}/resolve', act: 'chat.answer' },
} as const satisfies Record<string, ConsoleRoute>

/** Lists the calls for cases and for money. */
export const deskRoutes = {
  listCases: { call: 'GET /console/api/cases', act: 'case.read' },
  getCase: { call: 'GET /console/api/cases/{id}', act: 'case.read' },
  revealContact: { call: 'POST /console/api/cases/{id}/reveal', act: 'case.reveal' },
  getDetailedReport: { call: 'POST /console/api/cases/{id}/report', act: 'case.report' },
  assignCase: { call: 'POST /console/api/cases/{id}/assign', act: 'case.assign' },
  noteCase: { call: 'POST /console/api/cases/{id}/notes', act: 'chat.note' },
  routeCase: { call: 'POST /console/api/cases/{id}/route', act: 'case.work' },
  traceCase: { call: 'POST /console/api/cases/{id}/trace', act: 'case.work' },
  classifyCase: { call: 'POST /console/api/cases/{id}/classify', act: 'case.work' },
  disputeCase: { call: 'POST /console/api/cases/{id}/disputes', act: 'case.work' },
  documentCase: { call: 'POST /console/api/cases/{id}/documents', act: 'case.work' },
  getDocument: { call: 'GET /console/api/documents/{id}', act: 'case.read' },
  notifyCitizen: { call: 'POST /console/api/cases/{id}/notify', act: 'case.notify' },
  scoreAccount: { call: 'POST /console/api/accounts/score', act: 'account.read' },
  verifyAccount: { call: 'POST /console/api/accounts/verify', act: 'account.read' },
  getPayment: { call: 'GET /console/api/payments/{id}', act: 'account.read' },
  reportIncident: { call: 'POST /console/api/incidents', act: 'incident.report' },
  holdMoney: { call: 'POST /console/api/holds', act: 'money.hold' },
  listProposals: { call: 'GET /console/api/proposals', act: 'money.read' },
  propose: { call: 'POST /console/api/proposals', act: 'money.propose' },
  /** Which of the two approvals it needs depends on the proposal's action. */
  approve: { call: 'POST /console/api/proposals/{id}/approve', act: 'money.approve-freeze' },
  reject: { call: 'POST /console/api/proposals/{id}/reject', act: 'money.approve-freeze' },
  withdraw: { call: 'POST /console/api/proposals/{id}/withdraw', act: 'money.propose' },
} as const satisfies Record<string, ConsoleRoute>

/**
 * Lists every call of the console's page. The server registers from this table and no other, so that no call is
 * without a rule. Plain data, so that the page can import it.
 */
export const consoleRoutes = { ...accountRoutes, ...inboxRoutes, ...deskRoutes } as const satisfies Record<
  string,
  ConsoleRoute
>

/** Names a call for signing in, for people, or for settings. */
export type AccountRouteName = keyof typeof accountRoutes
/** Names a call for chats. */
export type InboxRouteName = keyof typeof inboxRoutes
/** Names a call for cases and for money. */
export type DeskRouteName = keyof typeof deskRoutes
/** Names a call of the console. */
export type ConsoleRouteName = keyof typeof consoleRoutes
