import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import type { Selectable } from 'kysely'
import type { OwnWays } from '../../../contract/console/own-ways.ts'
import type { NewPasskey, PasskeyOffer, ProofOffer } from '../../../contract/console/passkeys.ts'
import type { Assertion } from '../../../contract/console/people.ts'
import type { Clock, Ids } from '../../../contract/primitives/ids.ts'
import { textsIn } from '../../../contract/primitives/json.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { OperatorPasskeyTable } from '../../../storage/tables/operators.ts'
import type { Operator } from './operator.ts'
import type { GivenChallenge, PasskeyChallenges } from './passkey-challenges.ts'
import type { RelyingParty } from './relying-party.ts'

/** Signature, stored so that it can be verified again: the challenge is the SHA-256 of nonce and digest. */
export interface KeptSignature {
  publicKey: string
  nonce: string
  clientDataJSON: string
  authenticatorData: string
  signature: string
}

/**
 * Stores people's passkeys, and verifies their signatures. Each signature requires user verification by the
 * device.
 */
export interface Passkeys {
  list(personId: string, rpId: string | undefined): Promise<OwnWays['passkeys']>
  has(personId: string): Promise<boolean>
  offerNew(person: Operator, at: RelyingParty): Promise<PublicKeyCredentialCreationOptionsJSON>
  /** @throws Problem `validation-error` if the browser's answer does not match the request */
  add(personId: string, passkey: NewPasskey): Promise<void>
  /**
   * @throws Problem `not-found`, or `forbidden` if it is the person's only second factor and everyone needs
   * one
   */
  remove(personId: string, id: string): Promise<void>
  offerSignIn(at: RelyingParty): Promise<PasskeyOffer>
  /** Finds the person whose passkey has signed; undefined if anything is invalid. */
  signIn(assertion: Assertion): Promise<string | undefined>
  /** @throws Problem `conflict` if the person has none at this address */
  offerProof(personId: string, digest: string, at: RelyingParty): Promise<ProofOffer>
  /**
   * Verifies that one of the person's passkeys has signed exactly this digest; undefined if anything is
   * invalid.
   */
  takeProof(personId: string, digest: string, assertion: Assertion): Promise<KeptSignature | undefined>
}

/** Dependencies of the passkeys. */
export interface PasskeysDeps {
  storage: Storage
  challenges: PasskeyChallenges
  /** Whether everyone needs a second factor. */
  wantsCode: boolean
  clock: Clock
  ids: Ids
}

type Row = Selectable<OperatorPasskeyTable>

const maxPasskeys = 20

/** Loaded lazily: it takes a tenth of a second, which would delay the start of a relay. */
const loadLibrary = () => import('@simplewebauthn/server')

/** Creates the passkeys. */
export function createPasskeys(deps: PasskeysDeps): Passkeys {
  const { storage, challenges } = deps
  const { db } = storage

  return {
    list: (personId, rpId) => listOf(deps, personId, rpId),
    async has(personId) {
      return (await rowsOf(db, personId)).length > 0
    },
    offerNew: (person, at) => offerNew(deps, person, at),
    add: (personId, passkey) => add(deps, personId, passkey),
    remove: (personId, id) => remove(deps, personId, id),
    async offerSignIn(at) {
      const { challenge } = await challenges.make({ purpose: 'sign-in' }, at)
      return { challenge, rpId: at.rpId, userVerification: 'required' }
    },
    async signIn(assertion) {
      const given = await challenges.take(assertion.response.clientDataJSON, 'sign-in')
      return given && (await verify(deps, given, assertion))?.person_id
    },
    offerProof: (personId, digest, at) => offerProof(deps, personId, digest, at),
    takeProof: (personId, digest, assertion) => takeProof(deps, personId, digest, assertion),
  }
}

async function listOf(
  { storage }: PasskeysDeps,
  personId: string,
  rpId: string | undefined,
): Promise<OwnWays['passkeys']> {
  const rows = await rowsOf(storage.db, personId)
  return rows.map(({ id, name, rp_id, created_at, used_at }) => ({
    id,
    name,
    rpId: rp_id,
    worksHere: rp_id === rpId,
    createdAt: created_at,
    usedAt: used_at,
  }))
}

async function offerNew(
  { challenges, storage }: PasskeysDeps,
  { id, login, firstName }: Operator,
  at: RelyingParty,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { challenge } = await challenges.make({ purpose: 'add', personId: id }, at)
  const { generateRegistrationOptions } = await loadLibrary()
  return generateRegistrationOptions({
    rpName: 'Parley console',
    rpID: at.rpId,
    userID: new Uint8Array(Buffer.from(id)),
    userName: login,
    userDisplayName: firstName,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    excludeCredentials: (await rowsOf(storage.db, id)).map(({ credential_id, transports }) => ({
      id: credential_id,
      transports: textsIn(transports),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

async function add(
  { challenges, storage, ids, clock }: PasskeysDeps,
  personId: string,
  { name, made }: NewPasskey,
): Promise<void> {
  const given = await challenges.take(made.response.clientDataJSON, 'add')
  const credential = given?.person_id === personId ? await credentialIn(given, made) : undefined
  if (!given || !credential) throw notTaken('This passkey is not the one that was asked for. Try again.')
  await storage.write(`person:${personId}`, async (trx) => {
    const owned = trx.selectFrom('operator_passkey').select('id').where('person_id', '=', personId)
    if ((await owned.execute()).length >= maxPasskeys) throw notTaken('Remove another passkey first.')
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('operator_passkey')
      .values({
        id: ids(),
        person_id: personId,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: JSON.stringify(made.response.transports ?? []),
        rp_id: given.rp_id,
        name,
        created_at: clock(),
        used_at: null,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows !== 1n) throw notTaken('This passkey is known already.')
  })
}

const remove = ({ storage, wantsCode }: PasskeysDeps, personId: string, id: string): Promise<void> =>
  storage.write(`person:${personId}`, async (trx) => {
    const own = await rowsOf(trx, personId)
    if (!own.some((row) => row.id === id)) throw new Problem('not-found')
    if (wantsCode && own.length === 1 && !(await hasCode(trx, personId))) {
      throw new Problem('forbidden', {
        detail: 'This is your only second factor. Add another passkey or an authenticator first.',
      })
    }
    await trx.deleteFrom('operator_passkey').where('id', '=', id).execute()
  })

async function offerProof(
  { challenges, storage }: PasskeysDeps,
  personId: string,
  digest: string,
  at: RelyingParty,
): Promise<ProofOffer> {
  const here = (await rowsOf(storage.db, personId)).filter(({ rp_id }) => rp_id === at.rpId)
  if (here.length === 0) throw new Problem('conflict', { detail: 'You have no passkey at this address.' })
  const { nonce } = await challenges.make({ purpose: 'proof', personId, digest }, at)
  const allowCredentials = here.map(({ credential_id: id, transports }) => ({
    id,
    type: 'public-key' as const,
    transports: textsIn(transports),
  }))
  return { nonce, rpId: at.rpId, allowCredentials }
}

async function takeProof(
  deps: PasskeysDeps,
  personId: string,
  digest: string,
  assertion: Assertion,
): Promise<KeptSignature | undefined> {
  const { clientDataJSON, authenticatorData, signature } = assertion.response
  const given = await deps.challenges.take(clientDataJSON, 'proof')
  if (!given || given.person_id !== personId || given.digest !== digest) return undefined
  const row = await verify(deps, given, assertion)
  if (!row) return undefined
  return {
    publicKey: row.public_key,
    nonce: given.nonce ?? '',
    clientDataJSON,
    authenticatorData,
    signature,
  }
}

/**
 * Verifies a signature, and that the device's counter has increased; of two at the same time, only one is
 * accepted.
 */
async function verify(
  { clock, storage }: PasskeysDeps,
  given: GivenChallenge,
  assertion: Assertion,
): Promise<Row | undefined> {
  const query = storage.db
    .selectFrom('operator_passkey')
    .selectAll()
    .where('credential_id', '=', assertion.id)
  const row = await query.where('rp_id', '=', given.rp_id).executeTakeFirst()
  if (!row || (given.person_id !== null && row.person_id !== given.person_id)) return undefined
  const { userHandle } = assertion.response
  if (userHandle !== undefined && fromBase64url(userHandle) !== row.person_id) return undefined
  const counter = await counterOf(given, row, assertion)
  if (counter === undefined) return undefined
  const { numUpdatedRows } = await storage.db
    .updateTable('operator_passkey')
    .set({ counter, used_at: clock() })
    .where('id', '=', row.id)
    .where('counter', '=', row.counter)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n ? row : undefined
}

const rowsOf = (from: Db, personId: string) =>
  from
    .selectFrom('operator_passkey')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute()

async function hasCode(trx: Db, personId: string): Promise<boolean> {
  const query = trx.selectFrom('operator_person').select('code_confirmed').where('id', '=', personId)
  return (await query.executeTakeFirst())?.code_confirmed === 1
}

/** Returns the device's new counter; undefined if signature, address, verification or counter is invalid. */
async function counterOf(
  { challenge, origin, rp_id }: GivenChallenge,
  row: Row,
  assertion: Assertion,
): Promise<number | undefined> {
  try {
    const { verifyAuthenticationResponse } = await loadLibrary()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} } as never,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rp_id,
      credential: {
        id: row.credential_id,
        publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
        counter: row.counter,
      },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    // Whatever error the library reports, the proof has failed.
    return undefined
  }
}

async function credentialIn({ challenge, origin, rp_id }: GivenChallenge, made: NewPasskey['made']) {
  try {
    const { verifyRegistrationResponse } = await loadLibrary()
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...made, clientExtensionResults: {} } as never,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rp_id,
    })
    return registrationInfo?.credential
  } catch {
    return undefined
  }
}

const notTaken = (message: string): Problem =>
  new Problem('validation-error', { errors: [{ field: 'made', code: 'refused', message }] })

const fromBase64url = (text: string): string => Buffer.from(text, 'base64url').toString()
