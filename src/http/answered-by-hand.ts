import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'

/**
 * Gives what a route returns when it has begun the answer itself, on Node's response. It is a new one each time, since others add
 * headers to it.
 */
export function answeredByHand(): Response {
  const response = new Response(null, RESPONSE_ALREADY_SENT)
  // The server looks for the sign only in an answer of which more than the headers was looked at, and would begin another one.
  void response.body
  return response
}
