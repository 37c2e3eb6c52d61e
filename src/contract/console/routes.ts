import { recordRoutes } from './record-routes.ts'
import type { ConsoleAct } from './roles.ts'

/** Route of the console: method and path on the relay, and the required permission. */
export interface ConsoleRoute {
  call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /console/api/${string}`
  /** `open`: before signing in; `signed-in`: for every signed-in user. */
  act: ConsoleAct | 'open' | 'signed-in'
}

/** Routes for signing in, for people, and for the audit log. */
const accountRoutes = {
  getSession: { call: 'GET /console/api/session', act: 'open' },
  signIn: { call: 'POST /console/api/sign-in', act: 'open' },
  signOut: { call: 'POST /console/api/sign-out', act: 'open' },
  startPasskeySignIn: { call: 'POST /console/api/sign-in/passkey/offer', act: 'open' },
  signInByPasskey: { call: 'POST /console/api/sign-in/passkey', act: 'open' },
  /** Returns the provider's address for signing in. */
  startProviderSignIn: { call: 'POST /console/api/sign-in/provider', act: 'open' },
  /** Receives the query with which the provider redirected the browser. */
  signInByProvider: { call: 'PUT /console/api/sign-in/provider', act: 'open' },
  setPassword: { call: 'POST /console/api/me/password', act: 'signed-in' },
  startCode: { call: 'POST /console/api/me/code', act: 'signed-in' },
  confirmCode: { call: 'PUT /console/api/me/code', act: 'signed-in' },
  startPasskey: { call: 'POST /console/api/me/passkeys/offer', act: 'signed-in' },
  addPasskey: { call: 'POST /console/api/me/passkeys', act: 'signed-in' },
  removePasskey: { call: 'DELETE /console/api/me/passkeys/{id}', act: 'signed-in' },
  /** Returns a challenge for signing an action with a passkey. */
  startProof: { call: 'POST /console/api/me/proof', act: 'signed-in' },
  listOwnSessions: { call: 'GET /console/api/me/sessions', act: 'signed-in' },
  endOwnSession: { call: 'DELETE /console/api/me/sessions/{id}', act: 'signed-in' },
  listPeople: { call: 'GET /console/api/people', act: 'people.manage' },
  addPerson: { call: 'POST /console/api/people', act: 'people.manage' },
  changePerson: { call: 'PUT /console/api/people/{id}', act: 'people.manage' },
  /** Ends the person's sessions, and returns a single-use link for setting up new sign-in methods. */
  resetPerson: { call: 'POST /console/api/people/{id}/reset', act: 'people.manage' },
  listAudit: { call: 'GET /console/api/audit', act: 'audit.read' },
} as const satisfies Record<string, ConsoleRoute>

/** Routes for chats. */
const inboxRoutes = {
  getInbox: { call: 'GET /console/api/inbox', act: 'chat.read' },
  streamInbox: { call: 'GET /console/api/inbox/stream', act: 'chat.read' },
  /** Recent first response times. */
  getReactions: { call: 'GET /console/api/inbox/reactions', act: 'chat.read' },
  /** Data that the agent's browser needs to receive push notices while the page is closed. */
  getDeviceKey: { call: 'GET /console/api/inbox/devices', act: 'chat.answer' },
  addDevice: { call: 'POST /console/api/inbox/devices', act: 'chat.answer' },
  removeDevice: { call: 'POST /console/api/inbox/devices/remove', act: 'chat.answer' },
  getTeam: { call: 'GET /console/api/team', act: 'chat.read' },
  getPresence: { call: 'GET /console/api/presence', act: 'chat.read' },
  setPresence: { call: 'PUT /console/api/presence', act: 'chat.read' },
  getChat: { call: 'GET /console/api/chats/{id}', act: 'chat.read' },
  listChatMessages: { call: 'GET /console/api/chats/{id}/messages', act: 'chat.read' },
  streamChat: { call: 'GET /console/api/chats/{id}/stream', act: 'chat.read' },
  claimChat: { call: 'POST /console/api/chats/{id}/claim', act: 'chat.answer' },
  writeInChat: { call: 'POST /console/api/chats/{id}/messages', act: 'chat.answer' },
  askAssistant: { call: 'POST /console/api/chats/{id}/assistant', act: 'chat.answer' },
  listQuickAnswers: { call: 'GET /console/api/chats/{id}/quick-answers', act: 'chat.answer' },
  typeInChat: { call: 'POST /console/api/chats/{id}/typing', act: 'chat.answer' },
  /** Returns the chat, and therefore requires permission to read chats. */
  addNote: { call: 'POST /console/api/chats/{id}/notes', act: 'chat.read' },
  offerChat: { call: 'POST /console/api/chats/{id}/offer', act: 'chat.answer' },
  answerOffer: { call: 'PUT /console/api/chats/{id}/offer', act: 'chat.answer' },
  assignChat: { call: 'POST /console/api/chats/{id}/assign', act: 'chat.assign' },
  returnChat: { call: 'POST /console/api/chats/{id}/return', act: 'chat.answer' },
  snoozeChat: { call: 'POST /console/api/chats/{id}/snooze', act: 'chat.answer' },
  revealNumber: { call: 'POST /console/api/chats/{id}/number', act: 'case.reveal' },
  resolveChat: { call: 'POST /console/api/chats/{id}/resolve', act: 'chat.answer' },
} as const satisfies Record<string, ConsoleRoute>

/** Routes for cases and for money. */
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
  /** Records an answer in a dispute, if the host supports it. */
  answerDispute: { call: 'POST /console/api/cases/{id}/disputes/answer', act: 'case.work' },
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
  /** Which of the two approval permissions is required depends on the proposal's action. */
  approve: { call: 'POST /console/api/proposals/{id}/approve', act: 'money.approve-freeze' },
  reject: { call: 'POST /console/api/proposals/{id}/reject', act: 'money.approve-freeze' },
  withdraw: { call: 'POST /console/api/proposals/{id}/withdraw', act: 'money.propose' },
} as const satisfies Record<string, ConsoleRoute>

/** Routes for the deployment's settings. */
const settingsRoutes = {
  getRetention: { call: 'GET /console/api/settings/retention', act: 'settings.read' },
  getChannels: { call: 'GET /console/api/settings/channels', act: 'settings.read' },
  getNumbers: { call: 'GET /console/api/settings/numbers', act: 'settings.read' },
  /** Texts of one language; `{id}` is its code. */
  getTexts: { call: 'GET /console/api/settings/texts/{id}', act: 'settings.read' },
  /**
   * Changes or resets one setting; numbers, and texts with digits or addresses, wait for a second
   * administrator.
   */
  changeSetting: { call: 'PUT /console/api/settings/overlay', act: 'settings.change' },
  /** Changes that wait for a second administrator, and those of the last 24 hours. */
  listSettingChanges: { call: 'GET /console/api/settings/changes', act: 'settings.read' },
  approveSetting: { call: 'POST /console/api/settings/changes/{id}/approve', act: 'settings.change' },
  rejectSetting: { call: 'POST /console/api/settings/changes/{id}/reject', act: 'settings.change' },
  withdrawSetting: { call: 'POST /console/api/settings/changes/{id}/withdraw', act: 'settings.change' },
  listKeys: { call: 'GET /console/api/keys', act: 'settings.read' },
  makeKey: { call: 'POST /console/api/keys', act: 'settings.change' },
  revokeKey: { call: 'POST /console/api/keys/{id}/revoke', act: 'settings.change' },
} as const satisfies Record<string, ConsoleRoute>

/** Routes for webhooks to customers' servers. */
const webhookRoutes = {
  listWebhooks: { call: 'GET /console/api/settings/webhooks', act: 'settings.read' },
  /** Returns the secret, which is never shown again. */
  addWebhook: { call: 'POST /console/api/settings/webhooks', act: 'settings.change' },
  changeWebhook: { call: 'PUT /console/api/settings/webhooks', act: 'settings.change' },
  removeWebhook: { call: 'POST /console/api/settings/webhooks/remove', act: 'settings.change' },
  renewWebhookSecret: { call: 'POST /console/api/settings/webhooks/secret', act: 'settings.change' },
  pauseWebhook: { call: 'PUT /console/api/settings/webhooks/pause', act: 'settings.change' },
  testWebhook: { call: 'POST /console/api/settings/webhooks/test', act: 'settings.change' },
  listDeliveries: { call: 'GET /console/api/settings/deliveries', act: 'settings.read' },
  getDelivery: { call: 'GET /console/api/settings/deliveries/{id}', act: 'settings.read' },
  repeatDelivery: { call: 'POST /console/api/settings/deliveries/{id}/repeat', act: 'settings.change' },
} as const satisfies Record<string, ConsoleRoute>

/**
 * Every route of the console. The server registers routes only from this table, so that none is without a
 * rule. Plain data, so that the page can import it.
 */
export const consoleRoutes = {
  ...accountRoutes,
  ...inboxRoutes,
  ...deskRoutes,
  ...settingsRoutes,
  ...webhookRoutes,
  ...recordRoutes,
} as const satisfies Record<string, ConsoleRoute>

/** Name of a route for signing in, for people, or for the audit log. */
export type AccountRouteName = keyof typeof accountRoutes
/** Name of a route for chats. */
export type InboxRouteName = keyof typeof inboxRoutes
/** Name of a route for cases and for money. */
export type DeskRouteName = keyof typeof deskRoutes
/** Name of a route for the deployment's settings. */
export type SettingsRouteName = keyof typeof settingsRoutes
/** Name of a route for webhooks to customers' servers. */
export type WebhookRouteName = keyof typeof webhookRoutes
/**
 * Routes for settings that outlive a session, in addition to people and keys: they require fresh proof of
 * identity, not just an open page.
 */
export const provenRoutes = [
  'changeSetting',
  'addWebhook',
  'changeWebhook',
  'renewWebhookSecret',
  'addTeamspace',
  'renewTakeoverSecret',
  'registerParticipant',
  'renewCertificate',
  'revokeCertificate',
  'renewParticipantSecret',
  'setParticipantStatus',
] as const satisfies readonly ConsoleRouteName[]

/** Name of one of {@link provenRoutes}. */
export type ProvenRouteName = (typeof provenRoutes)[number]
/** Name of a console route. */
export type ConsoleRouteName = keyof typeof consoleRoutes
