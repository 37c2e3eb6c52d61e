import type { TeamspaceTable } from '../../../storage/tables/voice.ts'
import type { SandboxCall, SandboxHandlers } from '../sandbox/sandbox-dispatch.ts'
import type { WorkspaceRoutesOptions } from './credit-routes.ts'

type TeamspaceRouteId = 'listTeamspaces' | 'addTeamspace' | 'renewTakeoverSecret'

/** Creates the handlers for teamspaces. A takeover secret is shown in one response and nowhere else. */
export function createTeamspaceHandlers({
  units,
  teamspaces,
}: WorkspaceRoutesOptions): SandboxHandlers<TeamspaceRouteId> {
  const making =
    (
      action: string,
      make: (trx: Parameters<typeof teamspaces.add>[0], id: string, now: string) => Promise<string>,
    ) =>
    ({ principal, requestId, body }: SandboxCall<'addTeamspace'> | SandboxCall<'renewTakeoverSecret'>) => {
      const { teamspace_id } = body
      return units.write({ principal, requestId }, async (unit) => {
        const takeover_secret = await make(unit.trx, teamspace_id, unit.now)
        unit.audit({ action, resourceType: 'teamspace', resourceId: teamspace_id })
        return { teamspace_id, takeover_secret }
      })
    }
  return {
    listTeamspaces: () =>
      units.read(async ({ trx }) => ({ teamspaces: (await teamspaces.list(trx)).map(toView) })),
    addTeamspace: making('teamspace.added', teamspaces.add),
    renewTakeoverSecret: making('teamspace.secret_renewed', teamspaces.renewSecret),
  }
}

const toView = ({ teamspace_id, secret_made_at }: TeamspaceTable) => ({ teamspace_id, secret_made_at })
