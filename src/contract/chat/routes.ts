/**
 * Lists the widget's calls by name: method and path on the relay. Plain data, so that the page can import it.
 */
export const chatRoutes = {
  openSession: 'POST /chat/v1/sessions',
  getReportOutline: 'GET /chat/v1/report',
  streamEvents: 'GET /chat/v1/events',
  listMessages: 'GET /chat/v1/messages',
  sendMessage: 'POST /chat/v1/messages',
  setHuman: 'PUT /chat/v1/human',
  getVoice: 'GET /chat/v1/voice',
  sayTyping: 'POST /chat/v1/typing',
  transcribe: 'POST /chat/v1/transcriptions',
  findUpload: 'HEAD /chat/v1/uploads/{client_id}',
  continueUpload: 'PATCH /chat/v1/uploads/{client_id}',
  dropUpload: 'DELETE /chat/v1/uploads/{client_id}',
  speak: 'GET /chat/v1/messages/{id}/speech',
  listCases: 'GET /chat/v1/cases',
  getCase: 'GET /chat/v1/cases/{case_id}',
  getCaseReport: 'GET /chat/v1/cases/{case_id}/report',
  sendFeedback: 'POST /chat/v1/feedback',
  getTranscript: 'GET /chat/v1/transcript',
  getPushKey: 'GET /chat/v1/push',
  tellDevice: 'PUT /chat/v1/push',
  tellNoDevice: 'DELETE /chat/v1/push',
  eraseSession: 'DELETE /chat/v1/session',
} as const

/** Starts the payload of a postback that switches the language of the chat; a language tag follows. */
export const languagePostback = 'parley:language:'
