import * as z from 'zod'
import {
  codeConfirmation,
  type OnceLink,
  type OwnWays,
  type PersonChange,
  passwordRequest,
  personChange,
} from '../../contract/console/own-ways.ts'
import { type PersonView, personRequest } from '../../contract/console/people.ts'
import type { AccountRouteName } from '../../contract/console/routes.ts'
import { auditQuery } from '../../contract/console/settings.ts'
import { parseWith } from '../../contract/operations/validate.ts'
import { Problem } from '../../contract/primitives/problem.ts'
import { readJson } from '../../http/read-json.ts'
import type { SecurityLog } from '../auth/security-log.ts'
import type { ReadAudit } from './audit-reading.ts'
import type { ConsoleHandlers } from './console-api.ts'
import { type OperatorContext, ownOriginOf } from './doors.ts'
import type { OperatorSessions } from './operator-sessions.ts'
import type { People } from './people.ts'
import type { PersonWays } from './person-ways.ts'
import type { SignIn } from './sign-in.ts'

/** Lists what the calls for people need. */
export interface AccountHandlersDeps {
  signIn: SignIn
  people: People
  ways: PersonWays
  sessions: OperatorSessions
  readAudit: ReadAudit
  security: SecurityLog
}

const identifier = z.string().regex(/^[\w-]{1,128}$/)
/** A link for a new person is good for so long, in milliseconds. */
export const inviteMs = 24 * 3_600_000

/** Creates the handlers of the calls for signing in, for people and for the audit trail. */
export function createAccountHandlers(deps: AccountHandlersDeps): ConsoleHandlers<AccountRouteName> {
  const { signIn, people, ways, sessions, security } = deps
  const read = <S extends z.ZodType>(c: OperatorContext, schema: S) => readJson(c.req.raw, schema)
  const record = (c: OperatorContext, detail: string) =>
    security.record({ kind: 'people-changed', actor: c.get('operator').login, detail })
  const ownWays = async (c: OperatorContext): Promise<OwnWays> => {
    const { id } = c.get('operator')
    const person = (await people.list()).find((one) => one.id === id)
    return {
      hasPassword: person?.hasPassword ?? false,
      hasCode: person?.hasCode ?? false,
      backupCodesLeft: await ways.backupCodesLeft(id),
      sessions: await sessions.list(id, signIn.sessionOf(c) ?? ''),
    }
  }
  const linkFor = async (c: OperatorContext, person: PersonView): Promise<Response> => {
    const token = await people.invite(person.id, inviteMs)
    const answer: OnceLink = { person, link: `${ownOriginOf(c)}/console/#once=${token}` }
    return c.json(answer, 201)
  }
  return {
    ...signIn.handlers,
    async setPassword(c) {
      const { password } = await read(c, passwordRequest)
      const { id } = c.get('operator')
      await ways.setPassword(id, password)
      // Whoever is in by the password that was is out.
      await sessions.endOthers(id, signIn.sessionOf(c) ?? '')
      record(c, 'own password')
      return c.json(await ownWays(c))
    },
    async startCode(c) {
      const { id, login } = c.get('operator')
      // An authenticator that is in use is not replaced by whoever finds an open page.
      if (await ways.hasCode(id))
        throw new Problem('forbidden', { detail: 'Ask an administrator to reset it.' })
      return c.json(await ways.startCode(id, login))
    },
    async confirmCode(c) {
      const { code } = await read(c, codeConfirmation)
      const backupCodes = await ways.confirmCode(c.get('operator').id, code)
      if (!backupCodes) {
        throw new Problem('validation-error', {
          errors: [{ field: 'code', code: 'wrong', message: 'This is not the code of this moment.' }],
        })
      }
      record(c, 'own authenticator')
      return c.json({ backupCodes })
    },
    listOwnSessions: async (c) => c.json(await ownWays(c)),
    async endOwnSession(c) {
      await sessions.endOwn(c.get('operator').id, idOf(c))
      return c.json(await ownWays(c))
    },
    listPeople: async (c) => c.json({ people: await people.list() }),
    async addPerson(c) {
      const person = await people.add(await read(c, personRequest))
      record(c, `added ${person.login} as ${person.role}`)
      return linkFor(c, person)
    },
    async changePerson(c) {
      const change = await read(c, personChange)
      const isOwn = idOf(c) === c.get('operator').id
      // Nobody gives herself rights, or locks everybody out.
      if (isOwn && (change.role !== undefined || change.isDisabled)) {
        throw byAnother()
      }
      const person = await people.change(idOf(c), change)
      record(c, `changed ${person.login}: ${wordsOf(change)}`)
      return c.json(person)
    },
    async resetPerson(c) {
      // Whoever finds an administrator's page open would have a way in of their own.
      if (idOf(c) === c.get('operator').id) throw byAnother()
      const person = await people.reset(idOf(c))
      record(c, `reset ${person.login}`)
      return linkFor(c, person)
    },
    listAudit: async (c) => c.json(await deps.readAudit(parseWith(auditQuery, c.req.query()))),
  }
}

const byAnother = (): Problem => new Problem('forbidden', { detail: 'Another administrator must do this.' })

/** Says what was changed: rights by their values, and a name by its field alone. */
const wordsOf = ({ firstName, role, channels, isDisabled }: PersonChange): string =>
  [
    ...(firstName === undefined ? [] : ['first name']),
    ...(role === undefined ? [] : [`role ${role}`]),
    ...(channels === undefined ? [] : [`channels ${channels === 'all' ? channels : channels.length}`]),
    ...(isDisabled === undefined ? [] : [isDisabled ? 'disabled' : 'enabled']),
  ].join(', ')

/** Reads the identifier in the path. @throws Problem `not-found` when it cannot be one */
function idOf(c: OperatorContext): string {
  const parsed = identifier.safeParse(c.req.param('id'))
  if (!parsed.success) throw new Problem('not-found')
  return parsed.data
}
