/** The widget's calls by name: method and path on the relay. Plain data, so that the page can import it. */
export const chatRoutes = {
  openSession: 'POST /chat/v1/sessions',
  streamEvents: 'GET /chat/v1/events',
  listMessages: 'GET /chat/v1/messages',
  sendMessage: 'POST /chat/v1/messages',
  setHuman: 'PUT /chat/v1/human',
  getVoice: 'GET /chat/v1/voice',
  transcribe: 'POST /chat/v1/transcriptions',
  speak: 'GET /chat/v1/messages/{id}/speech',
  listCases: 'GET /chat/v1/cases',
  getCase: 'GET /chat/v1/cases/{case_id}',
  sendFeedback: 'POST /chat/v1/feedback',
  getTranscript: 'GET /chat/v1/transcript',
  eraseSession: 'DELETE /chat/v1/session',
} as const

/** A postback with this prefix and a language tag switches the language of the chat. */
export const languagePostback = 'parley:language:'
