import { fillTemplate, type SendTemplate } from '../../config/placeholders.ts'

/** How a template's call is made. */
export interface PostOptions {
  /** Default: the global fetch. */
  fetch?: typeof fetch | undefined
  /** How long the answer may take, in milliseconds. Default 10 s. */
  timeoutMs?: number
}

/**
 * Posts what a template describes, its placeholders filled in with `values`; gives the status of the
 * answer, whose body is not read. Follows no redirect, since that would carry a secret elsewhere.
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

/** Tells whether a status speaks of the message itself, so that the same again would be refused again. */
export const refusesForGood = (status: number): boolean => [400, 413, 415, 422].includes(status)
