import { newPasskey, passkeyWish, proofWish } from '../../../contract/console/passkeys.ts'
import { readJson } from '../../../http/read-json.ts'
import type { SecurityLog } from '../../security/auth/security-log.ts'
import type { ConsoleHandlers } from './console-api.ts'
import { idIn } from './id-in.ts'
import type { OwnProof } from './own-proof.ts'
import type { Passkeys } from './passkeys.ts'
import { relyingPartyOf } from './relying-party.ts'
import type { WaysView } from './ways-view.ts'

/** Dependencies of the passkey routes. */
export interface PasskeyHandlersDeps {
  passkeys: Passkeys
  requireProof: OwnProof
  viewOf: WaysView
  security: SecurityLog
}

type PasskeyRouteName = 'startPasskey' | 'addPasskey' | 'removePasskey' | 'startProof'

/** Creates the handlers by which people manage their passkeys, and sign with them. */
export function createPasskeyHandlers(deps: PasskeyHandlersDeps): ConsoleHandlers<PasskeyRouteName> {
  const { passkeys, viewOf } = deps
  const record = (login: string, detail: string) =>
    deps.security.record({ kind: 'people-changed', actor: login, detail })
  return {
    async startPasskey(c) {
      const { proof } = await readJson(c.req.raw, passkeyWish)
      const at = relyingPartyOf(c)
      // Otherwise anyone who finds an open page could add their own sign-in method.
      await deps.requireProof(c.get('operator'), 'passkey', proof)
      return c.json(await passkeys.offerNew(c.get('operator'), at))
    },
    async addPasskey(c) {
      const passkey = await readJson(c.req.raw, newPasskey)
      const { id, login } = c.get('operator')
      await passkeys.add(id, passkey)
      record(login, 'own passkey')
      return c.json(await viewOf(c))
    },
    async removePasskey(c) {
      const { id, login } = c.get('operator')
      await passkeys.remove(id, idIn(c))
      record(login, 'own passkey removed')
      return c.json(await viewOf(c))
    },
    async startProof(c) {
      const { digest } = await readJson(c.req.raw, proofWish)
      return c.json(await passkeys.offerProof(c.get('operator').id, digest, relyingPartyOf(c)))
    },
  }
}
