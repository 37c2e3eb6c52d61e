import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'

/**
 * Returns the value for a route that has begun its response itself, on Node's response object. Each call
 * creates a new one, since others add headers to it.
 */
export function answeredByHand(): Response {
  const response = new Response(null, RESPONSE_ALREADY_SENT)
  // The server only looks for the marker in a response of which more than the headers was accessed; otherwise
  // it would begin another response.
  void response.body
  return response
}
