import type { IncomingMessage, ServerResponse } from 'node:http'
import { Problem, toProblemDocument } from '../../contract/primitives/problem.ts'
import { isNormalPath } from '../../http/normal-path.ts'
import { sendDocument } from '../../http/problem-answers.ts'

/** Dependencies of the request guard. */
export interface GuardDeps {
  /** Number of trusted proxies of the deployment; only they can say that a request has arrived over TLS. */
  trustedProxies: number
  /** Value of Strict-Transport-Security; 0 leaves the header out. */
  hstsSeconds: number
  ids: () => string
}

/**
 * Creates a check that runs before routing: it rejects paths that servers parse differently, and sends HSTS
 * to browsers that connected over TLS. Returns false if the request has been answered.
 */
export function createGuard({ trustedProxies, hstsSeconds, ids }: GuardDeps) {
  return ({ url = '', headers }: IncomingMessage, res: ServerResponse): boolean => {
    if (hstsSeconds > 0 && trustedProxies > 0 && headers['x-forwarded-proto'] === 'https')
      res.setHeader('strict-transport-security', `max-age=${hstsSeconds}`)
    if (isNormalPath(url)) return true
    const problem = new Problem('not-found', {
      errors: [{ field: 'path', code: 'not-normal', message: 'Write the path in its normal form.' }],
    })
    sendDocument(res, toProblemDocument(problem, ids()), ['connection', 'close'])
    return false
  }
}
