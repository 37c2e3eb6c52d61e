import { fillTemplate, type SendTemplate } from '../../config/placeholders.ts'

/** Options of {@link postTemplate}. */
export interface PostOptions {
  /** Default: the global fetch. */
  fetch?: typeof fetch | undefined
  /** Response timeout in milliseconds. Default 10 s. */
  timeoutMs?: number
}

/**
 * Posts the request described by a template, with its placeholders replaced by `values`. Returns the response
 * status; the body is not read. Redirects are not followed, since that would send a secret to another
 * address.
 * @throws Error when there is no answer in time
 */
export async function postTemplate(
  template: SendTemplate,
  values: Readonly<Record<string, unknown>>,
  { fetch: send = fetch, timeoutMs = 10_000 }: PostOptions = {},
): Promise<number> {
  const { url, headers, body } = fillTemplate(template, values)
  const answer = await send(url, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  await answer.body?.cancel()
  return answer.status
}

/** Returns whether a status rejects the message itself, so that a retry would be rejected too. */
export const refusesForGood = (status: number): boolean => [400, 413, 415, 422].includes(status)
