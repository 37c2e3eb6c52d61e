/** What the relay refused, in its own words. */
class Refused extends Error {}

/**
 * Asks for a page's content; the caller says of what kind it is.
 *
 * @param {string} path below `/console/api/`
 */
export const get = (path) => send(path, { method: 'GET' })

/**
 * Asks the relay to do something.
 *
 * @param {string} path
 * @param {object} body
 */
export const post = (path, body) =>
  send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/**
 * @param {string} path
 * @param {RequestInit} init
 */
async function send(path, init) {
  const response = await fetch(`/console/api/${path}`, init)
  const answer = await response.json().catch(() => null)
  if (response.ok) return answer
  const first = answer?.errors?.[0]
  throw new Refused(
    [
      answer?.detail ?? answer?.title ?? `The relay answered ${response.status}.`,
      first && `${first.field}: ${first.message}`,
    ]
      .filter(Boolean)
      .join(' '),
  )
}
