import * as z from 'zod'
import type { TeamspaceTable } from '../../storage/tables/voice.ts'
import { parseBody, type SandboxRoute } from '../sandbox/sandbox-dispatch.ts'
import type { WorkspaceRoutesOptions } from './credit-routes.ts'
import { settingRoute } from './setting-route.ts'

const teamspaceBody = z.strictObject({
  teamspace_id: z.string().regex(/^[\w-]{3,64}$/, 'must be 3 to 64 letters, digits, - or _'),
})

/** Creates the routes for teamspaces. A takeover secret is in one answer and nowhere else. */
export function createTeamspaceRoutes({ units, teamspaces }: WorkspaceRoutesOptions): SandboxRoute[] {
  const making = (
    path: string,
    action: string,
    make: (trx: Parameters<typeof teamspaces.add>[0], id: string, now: string) => Promise<string>,
  ) =>
    settingRoute('POST', path, ({ principal, requestId, body }) => {
      const { teamspace_id } = parseBody(teamspaceBody, body)
      return units.write({ principal, requestId }, async (unit) => {
        const takeover_secret = await make(unit.trx, teamspace_id, unit.now)
        unit.audit({ action, resourceType: 'teamspace', resourceId: teamspace_id })
        return { teamspace_id, takeover_secret }
      })
    })
  return [
    settingRoute('GET', 'teamspaces', () =>
      units.read(async ({ trx }) => ({ teamspaces: (await teamspaces.list(trx)).map(toView) })),
    ),
    making('teamspaces', 'teamspace.added', teamspaces.add),
    making('teamspaces/secret', 'teamspace.secret_renewed', teamspaces.renewSecret),
  ]
}

const toView = ({ teamspace_id, secret_made_at }: TeamspaceTable) => ({ teamspace_id, secret_made_at })
