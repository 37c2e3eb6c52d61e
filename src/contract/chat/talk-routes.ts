/** The page's core calls, which every conversation needs. Plain data, so that the page can import it. */
export const talkRoutes = {
  openSession: 'POST /chat/v1/sessions',
  getReportOutline: 'GET /chat/v1/report',
  streamEvents: 'GET /chat/v1/events',
  listMessages: 'GET /chat/v1/messages',
  sendMessage: 'POST /chat/v1/messages',
  setHuman: 'PUT /chat/v1/human',
  signOut: 'DELETE /chat/v1/human',
  sayTyping: 'POST /chat/v1/typing',
  listCases: 'GET /chat/v1/cases',
  getCaseReport: 'GET /chat/v1/cases/{case_id}/report',
  sendFeedback: 'POST /chat/v1/feedback',
  getTranscript: 'GET /chat/v1/transcript',
  eraseSession: 'DELETE /chat/v1/session',
} as const

/** Prefix of the payload of a postback that switches the language of the chat; a language tag follows. */
export const languagePostback = 'parley:language:'
