import { hash } from 'node:crypto'
import { type KeysView, type KeyView, keyRequest, type MadeKey } from '../../contract/console/keys.ts'
import type { SettingsRouteName } from '../../contract/console/routes.ts'
import { keyText } from '../../contract/console/signed-words.ts'
import { callerRoles, scopes } from '../../contract/operations/operation.ts'
import type { Clock } from '../../contract/primitives/ids.ts'
import { Problem } from '../../contract/primitives/problem.ts'
import { readJson } from '../../http/read-json.ts'
import type { ConsoleHandlers } from '../../relay/agent-api/sign-in/console-api.ts'
import { requireAllChannels } from '../../relay/agent-api/sign-in/operator.ts'
import type { FreshProof } from '../../relay/agent-api/sign-in/step-up-auth.ts'
import {
  type ApiKey,
  type ApiKeys,
  type Environment,
  keyStateOf,
} from '../../relay/security/auth/api-keys.ts'
import { createKeyActs } from '../../relay/security/auth/key-acts.ts'
import { type KeyField, KeyRequestError, toNewKey } from '../../relay/security/auth/key-request.ts'
import type { SecurityLog } from '../../relay/security/auth/security-log.ts'

/** Dependencies of the API key handlers. */
export interface KeyHandlersDeps {
  keys: Pick<ApiKeys, 'create' | 'list' | 'revoke'>
  environment: Environment
  freshProof: FreshProof
  clock: Clock
  security: SecurityLog
}

type KeyRoute = Extract<SettingsRouteName, 'listKeys' | 'makeKey' | 'revokeKey'>

/** Creates the handlers of the calls for API keys; key requests are parsed like those of the command. */
export function createKeyHandlers(deps: KeyHandlersDeps): ConsoleHandlers<KeyRoute> {
  const { keys, environment, clock } = deps
  const acts = createKeyActs(deps)
  return {
    async listKeys(c) {
      const now = clock()
      const view: KeysView = {
        keys: (await keys.list()).map((key) => toView(key, now)),
        scopes,
        roles: callerRoles.filter((role) => role !== 'admin'),
        environment,
      }
      return c.json(view)
    },
    async makeKey(c) {
      const { proof, ...request } = await readJson(c.req.raw, keyRequest)
      const wanted = readRequest({ ...request, scopes: request.scopes.join() }, { now: clock(), environment })
      const operator = c.get('operator')
      requireAllChannels(operator)
      const digest = hash('sha256', keyText(request), 'hex')
      // A key outlives the session, so an open page alone must not be enough to create one.
      if (!(await deps.freshProof.check(operator, digest, proof))) throw new Problem('proof-refused')
      const made: MadeKey = await acts.make(wanted, operator.login)
      return c.json(made, 201)
    },
    async revokeKey(c) {
      requireAllChannels(c.get('operator'))
      if (!(await acts.revoke(c.req.param('id') ?? '', c.get('operator').login))) {
        throw new Problem('not-found')
      }
      return c.body(null, 204)
    },
  }
}

/** Labels of the fields in the console's form. */
const labels: Partial<Record<KeyField, string>> = {
  citizenRef: 'Citizen',
  institution: 'Institution',
  role: 'the role',
  expires: 'The end',
  teamspaces: 'Teamspaces',
  companies: 'Companies',
  owner: 'Owner',
}

/** @throws Problem `validation-error` */
function readRequest(...[request, own]: Parameters<typeof toNewKey>) {
  try {
    return toNewKey(request, own)
  } catch (error) {
    if (!(error instanceof KeyRequestError)) throw error
    const message = error.say((field) => labels[field] ?? field)
    throw new Problem('validation-error', { errors: [{ field: error.field, code: 'invalid', message }] })
  }
}

const toView = (key: ApiKey, now: string): KeyView => ({
  prefix: key.prefix,
  state: keyStateOf(key, now),
  role: key.role,
  scopes: key.scopes,
  teamspaces: key.teamspaces,
  companies: key.companies,
  environment: key.environment,
  createdAt: key.createdAt,
  madeBy: key.madeBy ?? null,
  owner: key.owner ?? null,
  expiresAt: key.expiresAt ?? null,
  revokedAt: key.revokedAt ?? null,
})
