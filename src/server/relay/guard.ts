import type { IncomingMessage, ServerResponse } from 'node:http'
import { Problem, toProblemDocument } from '../../contract/primitives/problem.ts'
import { isNormalPath } from '../../http/normal-path.ts'
import { sendDocument } from '../../http/problem-answers.ts'

/** Lists what guarding requests needs. */
export interface GuardDeps {
  /** Proxies of the deployment; only they can say that a request has come by TLS. */
  trustedProxies: number
  /** What browsers are told by Strict-Transport-Security; 0 tells them nothing. */
  hstsSeconds: number
  ids: () => string
}

/**
 * Creates the look at every request before anything is routed: it refuses paths that servers read differently, and
 * tells browsers that came by TLS to keep to it. Gives false when the request has been answered.
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
