import { hash } from 'node:crypto'
import {
  codeConfirmation,
  codeWish,
  type OnceLink,
  type PersonWish,
  passwordRequest,
  personChange,
  personReset,
} from '../../../contract/console/own-ways.ts'
import {
  type FreshProof as GivenProof,
  type PersonView,
  personRequest,
} from '../../../contract/console/people.ts'
import type { AccountRouteName } from '../../../contract/console/routes.ts'
import { auditQuery } from '../../../contract/console/settings.ts'
import { personText } from '../../../contract/console/signed-words.ts'
import { parseWith } from '../../../contract/operations/validate.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import { readJson } from '../../../http/read-json.ts'
import type { SecurityLog } from '../../security/auth/security-log.ts'
import type { ReadAudit } from './audit-reading.ts'
import type { ConsoleHandlers } from './console-api.ts'
import type { PersonWays } from './credentials.ts'
import { idIn } from './id-in.ts'
import { requireGivable } from './operator.ts'
import type { OperatorSessions } from './operator-sessions.ts'
import { createOwnProof, type OwnProof } from './own-proof.ts'
import { createPasskeyHandlers } from './passkey-handlers.ts'
import type { Passkeys } from './passkeys.ts'
import type { People } from './people.ts'
import { type OperatorContext, ownOriginOf } from './route-guards.ts'
import type { SignIn } from './sign-in.ts'
import type { FreshProof } from './step-up-auth.ts'
import { createWaysView, type WaysView } from './ways-view.ts'

/** Dependencies of the account routes. */
export interface AccountHandlersDeps {
  signIn: SignIn
  people: People
  ways: PersonWays
  passkeys: Passkeys
  freshProof: FreshProof
  sessions: OperatorSessions
  readAudit: ReadAudit
  security: SecurityLog
}

/** Time for which the link of a new person is valid, in milliseconds. */
export const inviteMs = 24 * 3_600_000

/** Creates the handlers for signing in, for people and for the audit log. */
export function createAccountHandlers(deps: AccountHandlersDeps): ConsoleHandlers<AccountRouteName> {
  const viewOf = createWaysView(deps)
  const requireProof = createOwnProof(deps)

  return {
    ...deps.signIn.handlers,
    ...createPasskeyHandlers({ ...deps, requireProof, viewOf }),
    ...ownHandlers({ ...deps, requireProof, viewOf }),
    ...peopleHandlers(deps),
  }
}

/** Handles what people change about their own sign-in. */
function ownHandlers(deps: AccountHandlersDeps & { requireProof: OwnProof; viewOf: WaysView }) {
  const { signIn, ways, sessions, security, requireProof, viewOf } = deps
  return {
    async setPassword(c) {
      const { password, proof } = await readJson(c.req.raw, passwordRequest)
      const { id } = c.get('operator')
      await requireProof(c.get('operator'), 'password', proof)
      await ways.setPassword(id, password)
      // Sign out anyone who signed in with the old password.
      await sessions.endOthers(id, signIn.sessionOf(c) ?? '')
      record(deps, c, 'own password')
      return c.json(await viewOf(c))
    },
    async startCode(c) {
      const { proof } = await readJson(c.req.raw, codeWish)
      const { id, login } = c.get('operator')
      // An authenticator in use cannot be replaced by anyone who finds an open page.
      if (await ways.hasCode(id))
        throw new Problem('forbidden', { detail: 'Ask an administrator to reset it.' })
      await requireProof(c.get('operator'), 'code', proof)
      return c.json(await ways.startCode(id, login))
    },
    async confirmCode(c) {
      const { code } = await readJson(c.req.raw, codeConfirmation)
      const { id, login } = c.get('operator')
      await deps.freshProof.count(c.get('operator'))
      const backupCodes = await ways.confirmCode(id, code)
      if (typeof backupCodes === 'string') {
        security.record({
          kind: 'approval-refused',
          actor: login,
          detail: `own authenticator: ${backupCodes}`,
        })
        if (backupCodes === 'none')
          throw new Problem('forbidden', { detail: 'Start an authenticator first.' })
        throw new Problem('validation-error', {
          errors: [{ field: 'code', code: 'wrong', message: 'This is not the code of this moment.' }],
        })
      }
      record(deps, c, 'own authenticator')
      return c.json({ backupCodes })
    },
    listOwnSessions: async (c) => c.json(await viewOf(c)),
    async endOwnSession(c) {
      await sessions.endOwn(c.get('operator').id, idIn(c))
      return c.json(await viewOf(c))
    },
  } satisfies Partial<ConsoleHandlers<AccountRouteName>>
}

/** Handles what administrators change about people, and the audit log. */
function peopleHandlers(deps: AccountHandlersDeps) {
  const { people, security } = deps
  return {
    listPeople: async (c) => c.json({ people: await people.list() }),
    async addPerson(c) {
      const { proof, ...wish } = await readJson(c.req.raw, personRequest)
      requireGivable(c.get('operator'), wish.channels)
      await requireMeant(deps, c, personText('add', wish.login, wish), proof)
      const person = await people.add(wish)
      record(deps, c, `added ${person.login} as ${person.role}`)
      return linkFor(deps, c, person)
    },
    async changePerson(c) {
      const { proof, ...change } = await readJson(c.req.raw, personChange)
      const { id, channels } = await people.get(idIn(c))
      // No one can grant themselves rights or lock themselves out.
      if (id === c.get('operator').id && (givesRights(change) || change.isDisabled)) throw byAnother()
      if (givesRights(change)) {
        requireGivable(c.get('operator'), change.channels ?? channels)
        await requireMeant(deps, c, personText('change', id, change), proof)
      }
      const person = await people.change(id, change)
      record(deps, c, `changed ${person.login}: ${wordsOf(change)}`)
      return c.json(person)
    },
    async resetPerson(c) {
      // Otherwise anyone who finds an administrator's open page could set up their own access.
      if (idIn(c) === c.get('operator').id) throw byAnother()
      const { proof } = await readJson(c.req.raw, personReset)
      const { id, channels } = await people.get(idIn(c))
      // The holder of the link can see everything that the person can.
      requireGivable(c.get('operator'), channels)
      await requireMeant(deps, c, personText('reset', id), proof)
      const person = await people.reset(id)
      record(deps, c, `reset ${person.login}`)
      return linkFor(deps, c, person)
    },
    async listAudit(c) {
      const query = parseWith(auditQuery, c.req.query())
      const page = await deps.readAudit(query)
      // Reading the log is itself logged, with the filter that was used.
      const detail = [query.kind, query.actor, query.cursor && 'further back'].filter(Boolean).join(', ')
      const actor = c.get('operator').login
      security.record({ kind: 'audit-read', actor, ...(detail && { detail }) })
      return c.json(page)
    },
  } satisfies Partial<ConsoleHandlers<AccountRouteName>>
}

async function linkFor(
  { people }: AccountHandlersDeps,
  c: OperatorContext,
  person: PersonView,
): Promise<Response> {
  const token = await people.invite(person.id, inviteMs)
  const answer: OnceLink = { person, link: `${ownOriginOf(c)}/console/#once=${token}` }
  return c.json(answer, 201)
}

/** The change outlives the session, so access to an open page must not be enough to make it. */
async function requireMeant(
  deps: AccountHandlersDeps,
  c: OperatorContext,
  words: string,
  proof: GivenProof | undefined,
) {
  const digest = hash('sha256', words, 'hex')
  if (!(await deps.freshProof.check(c.get('operator'), digest, proof))) throw new Problem('proof-refused')
}

const record = ({ security }: AccountHandlersDeps, c: OperatorContext, detail: string) =>
  security.record({ kind: 'people-changed', actor: c.get('operator').login, detail })

const byAnother = (): Problem => new Problem('forbidden', { detail: 'Another administrator must do this.' })

/** Returns whether a change lets a person do or see more. */
const givesRights = ({ role, channels, isDisabled }: PersonWish): boolean =>
  role !== undefined || channels !== undefined || isDisabled === false

/** Describes a change for the log: rights with their values, a name only by its field. */
const wordsOf = ({ firstName, role, channels, isDisabled }: PersonWish): string =>
  [
    ...(firstName === undefined ? [] : ['first name']),
    ...(role === undefined ? [] : [`role ${role}`]),
    ...(channels === undefined ? [] : [`channels ${channels === 'all' ? channels : channels.length}`]),
    ...(isDisabled === undefined ? [] : [isDisabled ? 'disabled' : 'enabled']),
  ].join(', ')
