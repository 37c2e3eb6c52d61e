import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { identifier } from '../../contract/operations/shapes.ts'
import { addToken } from '../recovery/freeze/authorization-token.ts'
import type { RoutesOptions } from './routes.ts'
import { parseBody, type SandboxRoute } from './sandbox-dispatch.ts'

const token = z.object({
  scope: z.enum(['freeze', 'release']),
  token: z.string().min(8).max(512).optional(),
  case_id: identifier.nullish(),
  expires_at: z.iso.datetime({ offset: true }).nullish(),
  max_uses: z.number().int().min(1).nullish(),
  issued_by: z.string().max(128).optional(),
})

/** Creates the route that issues authorization tokens for freezes and releases. */
export const createTokenRoutes = ({ units }: RoutesOptions): SandboxRoute[] => [
  {
    method: 'POST',
    path: /^\/sandbox\/tokens$/,
    answer: ({ principal, requestId, body }) =>
      units.write({ principal, requestId }, async (unit) => {
        const wish = parseBody(token, body)
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
        return { status: 201, body: { token_id: tokenId, token: text } }
      }),
  },
]
