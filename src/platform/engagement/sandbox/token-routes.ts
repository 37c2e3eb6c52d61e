import { randomBytes } from 'node:crypto'
import type { RoutesOptions } from '../../kit/routes.ts'
import { addToken } from '../../trust-layer/recovery/freeze/authorization-token.ts'
import type { SandboxHandlers } from './sandbox-dispatch.ts'

/** Creates the handler that issues authorization tokens for freezes and releases. */
export const createTokenHandlers = ({ units }: RoutesOptions): SandboxHandlers<'issueToken'> => ({
  issueToken: ({ principal, requestId, body: wish }) =>
    units.write({ principal, requestId }, async (unit) => {
      const text = wish.token ?? randomBytes(24).toString('base64url')
      const tokenId = await addToken(unit, {
        token: text,
        scope: wish.scope,
        caseId: wish.case_id ?? null,
        expiresAt: wish.expires_at ? new Date(wish.expires_at).toISOString() : null,
        maxUses: wish.max_uses ?? null,
        issuedBy: wish.issued_by ?? principal.id,
      })
      unit.audit({ action: 'token.issued', resourceType: 'token', resourceId: tokenId })
      return { token_id: tokenId, token: text }
    }),
})
