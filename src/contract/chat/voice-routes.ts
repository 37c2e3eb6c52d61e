/** The voice calls, which the page loads on demand. */
export const voiceRoutes = {
  getVoice: 'GET /chat/v1/voice',
  transcribe: 'POST /chat/v1/transcriptions',
  findUpload: 'HEAD /chat/v1/uploads/{client_id}',
  continueUpload: 'PATCH /chat/v1/uploads/{client_id}',
  dropUpload: 'DELETE /chat/v1/uploads/{client_id}',
  speak: 'GET /chat/v1/messages/{id}/speech',
} as const
