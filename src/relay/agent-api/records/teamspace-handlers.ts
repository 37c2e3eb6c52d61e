import type { RecordRouteName } from '../../../contract/console/record-routes.ts'
import {
  nothingMore,
  type TakeoverSecret,
  type TeamspaceList,
  teamspaceRequest,
} from '../../../contract/console/records.ts'
import { answering } from '../cases/answer.ts'
import { idIn } from '../cases/visible-case.ts'
import type { ConsoleHandlers } from '../sign-in/console-api.ts'
import type { RecordDeps } from './record-deps.ts'

type TeamspaceRouteName = Extract<RecordRouteName, 'listTeamspaces' | 'addTeamspace' | 'renewTakeoverSecret'>

interface Listed {
  teamspaces: readonly { teamspace_id: string; secret_made_at: string | null }[]
}
interface Made {
  teamspace_id: string
  takeover_secret: string
}

/** Creates the handlers for teamspaces. A takeover secret is in a single answer, and nowhere else. */
export function createTeamspaceHandlers({
  platform,
  teamspaces,
  note,
  readMeant,
}: RecordDeps): ConsoleHandlers<TeamspaceRouteName> {
  const toSecret = (made: unknown): TakeoverSecret => {
    const { teamspace_id, takeover_secret } = made as Made
    return { id: teamspace_id, secret: takeover_secret }
  }
  return {
    listTeamspaces: answering(async (c): Promise<TeamspaceList> => {
      const answer = (await platform.read('listTeamspaces', c.get('operator').id)) as Listed | undefined
      return {
        canAdd: answer !== undefined,
        teamspaces: answer
          ? answer.teamspaces.map((one) => ({ id: one.teamspace_id, secretMadeAt: one.secret_made_at }))
          : teamspaces.map((id) => ({ id, secretMadeAt: null })),
      }
    }),
    addTeamspace: answering(async (c) => {
      const { wish, prove } = await readMeant(c, 'addTeamspace', teamspaceRequest)
      const { id } = wish
      await prove()
      const made = await platform.change('addTeamspace', { teamspace_id: id }, c.get('operator').id)
      note(c, `teamspace added: ${id}`)
      return toSecret(made)
    }),
    renewTakeoverSecret: answering(async (c) => {
      const { prove } = await readMeant(c, 'renewTakeoverSecret', nothingMore)
      const id = idIn(c)
      await prove()
      const made = await platform.change('renewTakeoverSecret', { teamspace_id: id }, c.get('operator').id)
      note(c, `takeover secret renewed: ${id}`)
      return toSecret(made)
    }),
  }
}
