/**
 * Console routes for teamspaces, custom fields, tags, tickets, voice credits and participants. Plain data, so
 * that the page can import it.
 */
export const recordRoutes = {
  listTeamspaces: { call: 'GET /console/api/settings/teamspaces', act: 'settings.read' },
  addTeamspace: { call: 'POST /console/api/settings/teamspaces', act: 'settings.change' },
  renewTakeoverSecret: {
    call: 'POST /console/api/settings/teamspaces/{id}/secret',
    act: 'settings.change',
  },
  listFields: { call: 'GET /console/api/settings/teamspaces/{id}/fields', act: 'settings.read' },
  addField: { call: 'POST /console/api/settings/teamspaces/{id}/fields', act: 'settings.change' },
  changeField: { call: 'PUT /console/api/settings/fields/{id}', act: 'settings.change' },
  deleteField: { call: 'DELETE /console/api/settings/fields/{id}', act: 'settings.change' },
  listTags: { call: 'GET /console/api/settings/teamspaces/{id}/tags', act: 'settings.read' },
  addTag: { call: 'POST /console/api/settings/teamspaces/{id}/tags', act: 'settings.change' },
  changeTag: { call: 'PUT /console/api/settings/tags/{id}', act: 'settings.change' },
  deleteTag: { call: 'DELETE /console/api/settings/tags/{id}', act: 'settings.change' },
  listTickets: { call: 'GET /console/api/settings/teamspaces/{id}/tickets', act: 'settings.read' },
  addTicket: { call: 'POST /console/api/settings/teamspaces/{id}/tickets', act: 'settings.change' },
  setTicketValues: { call: 'PUT /console/api/settings/tickets/{id}', act: 'settings.change' },
  getCredits: { call: 'GET /console/api/settings/credits', act: 'settings.read' },
  changeCredits: { call: 'PUT /console/api/settings/credits', act: 'settings.change' },
  buyCredits: { call: 'POST /console/api/settings/credits', act: 'settings.change' },
  listParticipants: { call: 'GET /console/api/settings/participants', act: 'settings.read' },
  registerParticipant: { call: 'POST /console/api/settings/participants', act: 'settings.change' },
  renewCertificate: {
    call: 'POST /console/api/settings/participants/{id}/certificates',
    act: 'settings.change',
  },
  revokeCertificate: {
    call: 'DELETE /console/api/settings/participants/{id}/certificates',
    act: 'settings.change',
  },
  renewParticipantSecret: {
    call: 'POST /console/api/settings/participants/{id}/secret',
    act: 'settings.change',
  },
  setParticipantStatus: {
    call: 'PUT /console/api/settings/participants/{id}/status',
    act: 'settings.change',
  },
} as const

/** Name of a route for teamspaces, custom fields, tags, tickets, voice credits or participants. */
export type RecordRouteName = keyof typeof recordRoutes
