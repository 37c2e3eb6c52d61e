/** What the relay refused, in its own words. */
export class Refused extends Error {
  /**
   * @param {number} status
   * @param {string} detail without what it says of single fields
   * @param {{ field: string, message: string }} [first]
   */
  constructor(status, detail, first) {
    super(first ? `${detail} ${first.field}: ${first.message}` : detail)
    this.status = status
    this.detail = detail
  }
}

/** Whether somebody has done something since the last call; an open page alone keeps nobody signed in. */
let attended = true
for (const name of ['pointerdown', 'keydown']) {
  addEventListener(
    name,
    () => {
      attended = true
    },
    { capture: true, passive: true },
  )
}

/**
 * Asks for a page's content; the caller says of what kind it is.
 *
 * @param {string} path below `/console/demo/`, or one of signing in
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
  const headers = new Headers(init.headers)
  if (!attended) headers.set('x-parley-unattended', '1')
  attended = false
  const base = /^(session|sign-in|sign-out)$/.test(path) ? '/console/api' : '/console/demo'
  const response = await fetch(`${base}/${path}`, { ...init, headers })
  const answer = await response.json().catch(() => null)
  if (response.ok) return answer
  const detail = answer?.detail ?? answer?.title ?? `The relay answered ${response.status}.`
  throw new Refused(response.status, detail, answer?.errors?.[0])
}
