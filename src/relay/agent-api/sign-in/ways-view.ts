import type { OwnWays } from '../../../contract/console/own-ways.ts'
import type { PersonWays } from './credentials.ts'
import type { OperatorSessions } from './operator-sessions.ts'
import type { Passkeys } from './passkeys.ts'
import type { People } from './people.ts'
import { rpIdOf } from './relying-party.ts'
import type { OperatorContext } from './route-guards.ts'
import type { SignIn } from './sign-in.ts'

/** Returns the sign-in methods and sessions of the person who made a request. */
export type WaysView = (c: OperatorContext) => Promise<OwnWays>

/** Dependencies of the view. */
export interface WaysViewDeps {
  signIn: Pick<SignIn, 'sessionOf'>
  people: Pick<People, 'list'>
  ways: Pick<PersonWays, 'backupCodesLeft'>
  passkeys: Pick<Passkeys, 'list'>
  sessions: Pick<OperatorSessions, 'list'>
}

/** Creates the view. */
export const createWaysView =
  ({ signIn, people, ways, passkeys, sessions }: WaysViewDeps): WaysView =>
  async (c) => {
    const { id } = c.get('operator')
    const person = (await people.list()).find((one) => one.id === id)
    return {
      hasPassword: person?.hasPassword ?? false,
      hasCode: person?.hasCode ?? false,
      backupCodesLeft: await ways.backupCodesLeft(id),
      passkeys: await passkeys.list(id, rpIdOf(c)),
      sessions: await sessions.list(id, signIn.sessionOf(c) ?? ''),
    }
  }
