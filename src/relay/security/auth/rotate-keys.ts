import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Storage } from '../../../storage/database/storage.ts'
import type { SealedColumns } from '../../../storage/sealed-column.ts'
import { nameOfPepper, toKeyName, toMadeAt } from './key-names.ts'
import { reseal } from './reseal.ts'
import { createRotatingSeal, type SealKey } from './seal.ts'
import { nextOf, type RotatedName, readSecretsFile, writeSecretsFile } from './secret-values.ts'
import { newKey, parseSealKeys } from './secrets.ts'
import type { SecurityLog } from './security-log.ts'
import { tokenKeySeconds } from './session-tokens.ts'

/**
 * Rotates the keys of a deployment while its relays keep running. The next run completes an interrupted
 * rotation.
 */
export interface KeyRotation {
  /**
   * Rotates the seal key. Returns the number of texts that no key decrypts; if there are any, the old key
   * stays.
   */
  rotateSeal(): Promise<number>
  /**
   * Rotates the token key. The old key stays as long as a token signed with it can be resumed; `dropOld` ends
   * every session instead.
   */
  rotateTokens(options: { dropOld: boolean }): Promise<void>
  /**
   * Rotates the pepper. New values are hashed with the new one; values hashed with older ones are still
   * found.
   */
  rotatePepper(): Promise<void>
  /**
   * Removes from the file the old peppers that no case needs any more; `now` removes all of them. Returns the
   * number of cases that still need one.
   */
  forgetPeppers(options: { now: boolean }): Promise<number>
  /**
   * Re-encrypts everything with the first of `keys`, until nothing is left. Returns the number of unreadable
   * texts.
   */
  resealAll(keys: readonly SealKey[]): Promise<number>
}

/** Counts rows that are looked up by a hash which does not name its pepper. */
interface HashedRows {
  /** Counts the cases from before an instant that are found by the citizen's phone number. */
  cases(before: string): Promise<number>
  /** Counts the accounts of the embedded ledger, whose hash is their permanent identity. */
  accounts(): Promise<number>
}

/** Dependencies of the key rotation. */
export interface KeyRotationDeps {
  /** The secrets file, which running relays poll. */
  file: string
  storage: Storage
  columns: SealedColumns
  hashed: HashedRows
  /** How many days chats are retained, and with them the tokens that can be resumed. */
  retentionDays: number
  clock: Clock
  security: SecurityLog
  /** Resolves when every relay has read the current file and has finished its pending writes. */
  settle: () => Promise<void>
  /** Reports progress. */
  say: (line: string) => void
}

/** How long relays may keep using the previous pepper after a new one is created. */
const untilInUseMs = 60_000

const seal = 'PARLEY_SEAL_KEY'
const tokens = 'PARLEY_TOKEN_KEYS'
const pepper = 'PARLEY_PEPPER'

/**
 * Creates the key rotation. Its whole state is in the file and in the encrypted texts, so it can be resumed.
 */
export function createKeyRotation(deps: KeyRotationDeps): KeyRotation {
  return {
    resealAll: (keys) => resealAll(deps, keys),
    rotateSeal: () => rotateSeal(deps),
    rotateTokens: (options) => rotateTokens(deps, options),
    rotatePepper: () => rotatePepper(deps),
    forgetPeppers: (options) => forgetPeppers(deps, options),
  }
}

async function rotateSeal(deps: KeyRotationDeps): Promise<number> {
  const { file, say } = deps
  const isUnfinished = readSecretsFile(file)[nextOf(seal)] === undefined && sealKeysNow(deps).length > 1
  if (isUnfinished) say(`${seal}: a rotation was interrupted, and goes on.`)
  else await bringIn(deps, seal, newKey)
  const keys = sealKeysNow(deps)
  const unreadable = await resealAll(deps, keys)
  if (unreadable > 0) return unreadable
  const after = readSecretsFile(file)
  const [first = '', ...old] = after[seal]?.split(',') ?? []
  if (parseSealKeys(first)[0]?.id !== keys[0]?.id) throw new Error('another rotation is under way')
  writeSecretsFile(file, { ...after, [seal]: first.trim() })
  const ids = old.length > 0 ? parseSealKeys(old.join(',')).map(({ id }) => id) : []
  record(deps, `seal ${ids.join(' ')} -> ${keys[0]?.id}`)
  say(`${seal}: the old key is out of the file.`)
  return 0
}

async function rotateTokens(deps: KeyRotationDeps, { dropOld }: { dropOld: boolean }): Promise<void> {
  const { file, retentionDays, clock, settle, say } = deps
  await bringIn(deps, tokens, () => newNamedKey(deps))
  const after = readSecretsFile(file)
  const all = after[tokens]?.split(',').map((key) => key.trim()) ?? []
  const kept = all.filter(
    (_, i) => i === 0 || (!dropOld && isNeeded(all[i - 1] ?? '', retentionDays, clock())),
  )
  writeSecretsFile(file, { ...after, [tokens]: kept.join(',') })
  await settle()
  record(deps, `tokens ${kidOf(all[1] ?? '')} -> ${kidOf(all[0] ?? '')}`)
  say(`${tokens}: ${kept.length - 1} old keys stay for the tokens that they have signed.`)
}

async function rotatePepper(deps: KeyRotationDeps): Promise<void> {
  const { settle, hashed, say } = deps
  await bringIn(deps, pepper, () => newNamedKey(deps))
  await settle()
  const [first = ''] = peppersNow(deps)
  record(deps, `pepper -> ${nameOfPepper(first)}`)
  const cases = await hashed.cases(inUseFrom(deps, first))
  say(`${pepper}: at most ${cases} cases are found by digits that an older one has hashed.`)
  await tellAccounts(deps, 'keep the hash that they were loaded with')
}

async function forgetPeppers(deps: KeyRotationDeps, { now }: { now: boolean }): Promise<number> {
  const { hashed, file, settle, say } = deps
  const all = peppersNow(deps)
  const needing = await Promise.all(
    all.slice(0, -1).map((successor) => (now ? 0 : hashed.cases(inUseFrom(deps, successor)))),
  )
  const kept = all.filter((_, i) => i === 0 || needing[i - 1] !== 0)
  if (kept.length < all.length) {
    writeSecretsFile(file, { ...readSecretsFile(file), [pepper]: kept.join(',') })
    await settle()
    record(deps, `pepper ${nameOfPepper(all[0] ?? '')}, ${all.length - kept.length} older forgotten`)
    await tellAccounts(deps, 'are no longer found by their number where a forgotten one has hashed it')
  }
  say(`${pepper}: ${all.length - kept.length} old ones are out of the file, ${kept.length - 1} stay.`)
  return Math.max(0, ...needing)
}

/** All relays learn the new key before any relay uses it, so that no relay meets a key it does not have. */
async function bringIn({ file, say, settle }: KeyRotationDeps, name: RotatedName, make: () => string) {
  const next = nextOf(name)
  const before = readSecretsFile(file)
  if (before[next] === undefined) writeSecretsFile(file, { ...before, [next]: make() })
  say(`${name}: the new key is in the file; relays learn it.`)
  await settle()
  const { [next]: fresh, ...others } = readSecretsFile(file)
  if (fresh !== undefined) writeSecretsFile(file, { ...others, [name]: `${fresh},${others[name]}` })
  say(`${name}: the new key comes into use.`)
}

async function resealAll(deps: KeyRotationDeps, keys: readonly SealKey[]): Promise<number> {
  const [{ id: keyId } = { id: '' }] = keys
  const own = createRotatingSeal(() => keys)
  for (;;) {
    await deps.settle()
    const { resealed, unreadable } = await reseal({ ...deps, seal: own, keyId })
    deps.say(`${seal}: ${resealed} texts were sealed anew with ${keyId}.`)
    if (resealed > 0) continue
    // The old rows stay in the files of Postgres until the table is rewritten.
    await deps.storage.scrub('keys')
    return unreadable
  }
}

/** Names the key by its creation time, which later shows who may still need the previous key. */
const newNamedKey = ({ clock }: KeyRotationDeps) => `${toKeyName(clock())}:${newKey()}`

const sealKeysNow = ({ file }: KeyRotationDeps) => parseSealKeys(readSecretsFile(file)[seal] ?? '')

const peppersNow = ({ file }: KeyRotationDeps) => (readSecretsFile(file)[pepper] ?? '').split(',')

/**
 * The instant from which nothing was hashed with the pepper before this one. For a pepper without a time,
 * this is now.
 */
function inUseFrom({ clock }: KeyRotationDeps, successor: string): string {
  const madeAt = toMadeAt(nameOfPepper(successor)) ?? Date.parse(clock())
  return new Date(madeAt + untilInUseMs).toISOString()
}

async function tellAccounts({ hashed, say }: KeyRotationDeps, what: string) {
  const accounts = await hashed.accounts()
  if (accounts > 0) say(`${pepper}: ${accounts} accounts of the embedded ledger ${what}.`)
}

const record = ({ security }: KeyRotationDeps, detail: string) =>
  security.record({ kind: 'keys-rotated', actor: 'operator', detail })

const kidOf = (key: string): string => key.split(':')[0] ?? ''

/** Returns whether tokens signed with the key before `successor` may still be in use. */
function isNeeded(successor: string, retentionDays: number, now: string): boolean {
  const since = toMadeAt(kidOf(successor))
  return since === undefined || Date.parse(now) - since < tokenKeySeconds(retentionDays) * 1000
}
