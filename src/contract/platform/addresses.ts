/**
 * Addresses of the embedded platform that are not part of the interface. This is the only place where they
 * are defined. Plain data.
 */
export const ownAddresses = {
  // Chats, for the relay
  sendMessage: 'POST /sandbox/send-message',
  sendFeedback: 'POST /sandbox/send-feedback',
  eraseChat: 'POST /sandbox/erase-chat',
  answerChat: 'POST /sandbox/answer-chat',
  // Cases, for the relay and its console
  sendScamReport: 'POST /sandbox/scam-reports',
  listScamReports: 'GET /sandbox/scam-reports',
  stopNews: 'POST /sandbox/stop-news',
  // Institutions, on the mTLS listener
  listFreezeOrders: 'GET /sandbox/freeze-orders',
  answerFreezeOrder: 'POST /sandbox/freeze-orders/{freeze_id}/answer',
  listNotices: 'GET /sandbox/notices',
  makeHashes: 'POST /sandbox/hashes',
  listDisputes: 'GET /sandbox/disputes',
  answerDispute: 'POST /sandbox/disputes/{odr_id}/answer',
  importLedger: 'POST /sandbox/settings/ledger',
  // Settings
  listTeamspaces: 'GET /sandbox/settings/teamspaces',
  addTeamspace: 'POST /sandbox/settings/teamspaces',
  renewTakeoverSecret: 'POST /sandbox/settings/teamspaces/secret',
  getCredits: 'GET /sandbox/settings/credits',
  changeCredits: 'POST /sandbox/settings/credits',
  buyCredits: 'POST /sandbox/settings/credits/purchase',
  addField: 'POST /sandbox/settings/fields',
  changeField: 'POST /sandbox/settings/fields/change',
  listTags: 'GET /sandbox/settings/tags',
  addTag: 'POST /sandbox/settings/tags',
  changeTag: 'POST /sandbox/settings/tags/change',
  deleteTag: 'POST /sandbox/settings/tags/delete',
  listTickets: 'GET /sandbox/settings/tickets',
  addTicket: 'POST /sandbox/settings/tickets',
  notePerson: 'POST /sandbox/settings/people/note',
  banPerson: 'POST /sandbox/settings/people/ban',
  unbanPerson: 'POST /sandbox/settings/people/unban',
  listParticipants: 'GET /sandbox/settings/participants',
  renewCertificate: 'POST /sandbox/settings/participants/certificate',
  renewParticipantSecret: 'POST /sandbox/settings/participants/secret',
  revokeCertificate: 'POST /sandbox/settings/participants/revoke-certificate',
  setOrderAnswers: 'POST /sandbox/settings/participants/answers',
  setParticipantStatus: 'POST /sandbox/settings/participants/status',
  recordLegalOrder: 'POST /sandbox/settings/legal-orders',
  // Only with SANDBOX=1: for tests and demonstrations
  sayInChat: 'POST /sandbox/chats/{chat_id}/messages',
  rateChat: 'POST /sandbox/chats/{chat_id}/feedback',
  readChat: 'GET /sandbox/chats/{chat_id}',
  getScamReport: 'GET /sandbox/scam-reports/{report_id}',
  rejectCase: 'POST /sandbox/cases/{case_id}/reject',
  getDocument: 'GET /sandbox/documents/{document_id}.pdf',
  listCases: 'GET /sandbox/lists/cases',
  getCase: 'GET /sandbox/lists/cases/{case_id}',
  listMessages: 'GET /sandbox/lists/messages',
  listAudit: 'GET /sandbox/lists/audit',
  readOutbox: 'GET /sandbox/outbox',
  setBehaviour: 'POST /sandbox/institutions/{institution_code}/behaviour',
  respondToDispute: 'POST /sandbox/odr/{odr_id}/respond',
  answerFreeze: 'POST /sandbox/freezes/{freeze_id}/answer',
  failReturn: 'POST /sandbox/returns/{return_id}/fail',
  resolveIncident: 'POST /sandbox/incidents/{incident_id}/resolve',
  issueToken: 'POST /sandbox/tokens',
  fillLedger: 'POST /sandbox/ledger',
  bookTransaction: 'POST /sandbox/ledger/transactions',
  getClock: 'GET /sandbox/clock',
  setClock: 'POST /sandbox/clock',
  advanceClock: 'POST /sandbox/clock/advance',
  readAudit: 'GET /sandbox/audit',
  verifyAudit: 'GET /sandbox/audit/verify',
  getWorkspace: 'GET /sandbox/workspaces/{teamspace_id}',
  changeWorkspace: 'POST /sandbox/workspaces/{teamspace_id}',
  makeFields: 'POST /sandbox/fields',
  makeTicket: 'POST /sandbox/tickets',
  getTicket: 'GET /sandbox/tickets/{ticket_id}',
  makeTags: 'POST /sandbox/tags',
  setPersonLists: 'POST /sandbox/customers/{provided_unique_id}',
} as const

/** Id of a call of the embedded platform that is not part of the interface. */
export type OwnRouteId = keyof typeof ownAddresses

/** Returns the path of an address, without its method. */
export const ownPath = (id: OwnRouteId): string => ownAddresses[id].split(' ')[1] ?? ''
