import { createHash } from 'node:crypto'
import type { SettingChanges, SettingOutcome, SettingProposal } from '../../contract/console/overlay.ts'
import type { FreshProof as GivenProof } from '../../contract/console/people.ts'
import { canonical } from '../../contract/primitives/canonical.ts'
import type { Clock, Ids } from '../../contract/primitives/ids.ts'
import { isProblem, Problem } from '../../contract/primitives/problem.ts'
import { assertOpen, toDecided } from '../../relay/agent-api/cases/decide.ts'
import { type ProposalRow, proposalContext, settingAction } from '../../relay/agent-api/cases/proposals.ts'
import { type Operator, sees } from '../../relay/agent-api/sign-in/operator.ts'
import type { People } from '../../relay/agent-api/sign-in/people.ts'
import type { FreshProof } from '../../relay/agent-api/sign-in/step-up-auth.ts'
import type { RelayConfig } from '../../relay/config/file.ts'
import { addressesIn, hasDigits } from '../../relay/config/overrides/addresses.ts'
import {
  type CheckedChange,
  type Overlay,
  settingScope,
  toldMs,
} from '../../relay/config/overrides/overlay.ts'
import { findSettable } from '../../relay/config/overrides/settable.ts'
import type { Seal } from '../../relay/security/auth/seal.ts'
import type { SecurityLog } from '../../relay/security/auth/security-log.ts'
import type { Db, Storage } from '../../storage/database/storage.ts'

/** A requested change. */
interface SettingWish {
  path: string
  value: unknown
  version: number
}

/** What an approver has read, and how they prove that it is them. */
interface Approval {
  digest: string
  proof: GivenProof | undefined
}

/** The encrypted part of a proposal. */
interface SettingBody extends SettingWish {
  from: string | null
  to: string | null
  note?: string
}

/**
 * Requires a second administrator to approve changes to the numbers and addresses that citizens are given,
 * as for money.
 */
export interface SettingProposals {
  /**
   * Checks whether a change can be proposed.
   * @throws Problem `conflict` when no other user could approve it, or another change of the setting is
   * pending
   */
  assertPossible(operator: Operator, path: string): Promise<void>
  /** Stores a proposal and returns its id. @throws Problem `conflict` */
  propose(operator: Operator, wish: SettingWish, checked: CheckedChange): Promise<string>
  list(operator: Operator): Promise<SettingChanges>
  /**
   * Makes the change that another administrator has proposed.
   * @throws Problem `not-found`, `self-approval-refused`, `proposal-decided`, `evidence-changed`,
   * `proof-refused`
   */
  approve(operator: Operator, id: string, approval: Approval): Promise<SettingOutcome>
  /** Rejects a proposal, with the reason. @throws Problem `not-found`, `proposal-decided` */
  reject(operator: Operator, id: string, note: string): Promise<void>
  /** Withdraws the user's own proposal. @throws Problem `not-found`, `forbidden`, `proposal-decided` */
  withdraw(operator: Operator, id: string): Promise<void>
}

/** Dependencies of the proposals. */
export interface SettingProposalsDeps {
  storage: Storage
  /** As in the file. */
  config: RelayConfig
  overlay: Overlay
  people: Pick<People, 'list'>
  freshProof: FreshProof
  seal: Seal
  security: SecurityLog
  clock: Clock
  ids: Ids
}

/** Long enough for another administrator who only returns the next day. */
const openMs = 24 * 3_600_000

/**
 * Returns whether a change requires a second administrator: numbers, and texts that contain or contained
 * digits or addresses.
 */
export function needsSecondPerson({ settable, value, before }: CheckedChange): boolean {
  if (settable.path.startsWith('channels.')) return false
  if (!settable.path.startsWith('profile.texts.')) return true
  return [value, before].some(
    (text) => typeof text === 'string' && (hasDigits(text) || addressesIn(text).length > 0),
  )
}

/**
 * Creates the proposals of settings. They are rows in the table of money proposals, whose own calls ignore
 * them.
 */
export function createSettingProposals(deps: SettingProposalsDeps): SettingProposals {
  return {
    assertPossible: (operator, path) => assertPossible(deps, operator, path),
    propose: (operator, wish, checked) => propose(deps, operator, wish, checked),
    list: (operator) => listChanges(deps, operator),
    approve: (operator, id, approval) => approve(deps, operator, id, approval),
    reject: (operator, id, why) => reject(deps, operator, id, why),
    withdraw: (operator, id) => withdraw(deps, operator, id),
  }
}

async function assertPossible(deps: SettingProposalsDeps, operator: Operator, path: string) {
  const others = (await deps.people.list()).filter(
    ({ id, role, channels, disabledAt }) =>
      id !== operator.id && role === 'administrator' && channels === 'all' && disabledAt === null,
  )
  if (others.length === 0) {
    throw new Problem('conflict', {
      detail:
        'A second administrator must approve this, and there is none. Add one, or set it in the configuration file or by npm run channel.',
      extensions: { reason: 'no-second-administrator' },
    })
  }
  await assertFree(deps, deps.storage.db, path)
}

async function propose(
  deps: SettingProposalsDeps,
  operator: Operator,
  { path, value, version }: SettingWish,
  checked: CheckedChange,
): Promise<string> {
  const { ids, clock, storage } = deps
  const id = ids()
  const now = clock()
  const body = { path, value: checked.value, version, from: shown(checked.before), to: shown(value) }
  const row: ProposalRow = {
    id,
    case_id: '',
    gw_id: '',
    action: settingAction,
    subject: path,
    state: 'proposed',
    is_hold: 0,
    case_version: version,
    proposed_by: operator.id,
    proposed_by_name: operator.firstName,
    proposed_at: now,
    expires_at: new Date(Date.parse(now) + openMs).toISOString(),
    decided_by: null,
    decided_by_name: null,
    decided_at: null,
    lease_until: null,
    lapses_at: null,
    digest: digestOf(id, operator.id, body),
    sealed: sealed(deps, id, body),
  }
  await storage.write(settingScope(path), async (trx) => {
    await assertFree(deps, trx, path)
    await trx.insertInto('proposal').values(row).execute()
  })
  note(deps, 'settings-proposed', operator, row)
  return id
}

async function listChanges(deps: SettingProposalsDeps, operator: Operator): Promise<SettingChanges> {
  const { clock, storage, overlay } = deps
  const now = clock()
  const rows = await rowsOf(storage.db)
    .where('state', '=', 'proposed')
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .execute()
  const since = new Date(Date.parse(now) - toldMs).toISOString()
  const changed = (await overlay.list()).filter(({ path, changedAt }) => {
    const gwId = findSettable(deps.config, path)?.gwId
    return changedAt > since && (gwId === undefined || sees(operator, gwId))
  })
  return {
    waiting: rows.map((row): SettingProposal => {
      const { path, from, to } = bodyOf(deps, row)
      return {
        id: row.id,
        path,
        from,
        to,
        digest: row.digest,
        proposedBy: { id: row.proposed_by, firstName: row.proposed_by_name },
        proposedAt: row.proposed_at,
        expiresAt: row.expires_at,
      }
    }),
    news: changed
      .map(({ path, before, value, changedBy, approvedBy, changedAt }) => ({
        path,
        from: shown(before),
        to: shown(value),
        changedBy,
        approvedBy,
        changedAt,
      }))
      .sort((a, b) => (a.changedAt < b.changedAt ? 1 : -1)),
  }
}

async function approve(
  deps: SettingProposalsDeps,
  operator: Operator,
  id: string,
  { digest, proof }: Approval,
): Promise<SettingOutcome> {
  const { clock, overlay, storage } = deps
  const row = await find(deps, id)
  if (row.proposed_by === operator.id) {
    const detail = 'Another administrator has to approve what you have proposed.'
    throw refused(deps, operator, row, new Problem('self-approval-refused', { detail }))
  }
  assertOpen(row, clock())
  const body = bodyOf(deps, row)
  if (digest !== row.digest || digestOf(id, row.proposed_by, body) !== row.digest) {
    const detail = 'This is not what was proposed. Read it anew.'
    throw refused(deps, operator, row, new Problem('evidence-changed', { detail }))
  }
  const proposer = (await deps.people.list()).find((person) => person.id === row.proposed_by)
  const change = {
    path: body.path,
    value: body.value,
    version: body.version,
    by: proposer?.login ?? row.proposed_by_name,
    approvedBy: operator.login,
  }
  try {
    await overlay.check(change)
  } catch (error) {
    if (!isProblem(error)) throw error
    const why = 'The setting has changed since it was proposed.'
    await decideAlone(deps, row, { state: 'superseded', by: operator, body: { ...body, note: why } })
    throw refused(deps, operator, row, new Problem('evidence-changed', { detail: why }))
  }
  if (!(await deps.freshProof.check(operator, digest, proof))) {
    throw refused(deps, operator, row, new Problem('proof-refused'))
  }
  const { path, version } = await storage.write(settingScope(row.subject), async (trx) => {
    await decide(deps, trx, row, { state: 'executed', by: operator, body })
    return overlay.changeIn(trx, change)
  })
  note(deps, 'settings-approved', operator, row)
  return { path, version }
}

async function reject(deps: SettingProposalsDeps, operator: Operator, id: string, why: string) {
  const row = await find(deps, id)
  assertOpen(row, deps.clock())
  await decideAlone(deps, row, { state: 'rejected', by: operator, body: { ...bodyOf(deps, row), note: why } })
  note(deps, 'settings-rejected', operator, row)
}

async function withdraw(deps: SettingProposalsDeps, operator: Operator, id: string) {
  const row = await find(deps, id)
  if (row.proposed_by !== operator.id) {
    throw new Problem('forbidden', { detail: 'Only whoever proposed it can withdraw it.' })
  }
  assertOpen(row, deps.clock())
  await decideAlone(deps, row, { state: 'withdrawn', by: operator, body: bodyOf(deps, row) })
  note(deps, 'settings-withdrawn', operator, row)
}

const bodyOf = ({ seal }: SettingProposalsDeps, { id, sealed }: Pick<ProposalRow, 'id' | 'sealed'>) =>
  seal.decrypt<SettingBody>(sealed, proposalContext(id))

const sealed = ({ seal }: SettingProposalsDeps, id: string, body: SettingBody) =>
  seal.encrypt(body, proposalContext(id))

const note = (
  { security }: SettingProposalsDeps,
  kind: SettingEvent,
  { login }: Operator,
  { id, subject }: ProposalRow,
) => security.record({ kind, actor: login, detail: `${subject} ${id}` })

async function find({ storage }: SettingProposalsDeps, id: string): Promise<ProposalRow> {
  const row = await rowsOf(storage.db).where('id', '=', id).executeTakeFirst()
  if (!row) throw new Problem('not-found')
  return row
}

function refused(
  { security }: SettingProposalsDeps,
  operator: Operator,
  { subject, id }: ProposalRow,
  problem: Problem,
): Problem {
  const detail = `${problem.code} ${subject} ${id}`
  security.record({ kind: 'approval-refused', actor: operator.login, detail })
  return problem
}

/**
 * Decides in the transaction that makes the change, so that only one of two simultaneous decisions
 * succeeds.
 */
async function decide(deps: SettingProposalsDeps, trx: Db, row: ProposalRow, { state, by, body }: Decision) {
  const now = deps.clock()
  const changed = await trx
    .updateTable('proposal')
    .set({
      state,
      decided_by: by.id,
      decided_by_name: by.firstName,
      decided_at: now,
      sealed: sealed(deps, row.id, body),
    })
    .where('id', '=', row.id)
    .where('state', '=', 'proposed')
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) throw toDecided('decided')
}

const decideAlone = (deps: SettingProposalsDeps, row: ProposalRow, decision: Decision) =>
  deps.storage.write(settingScope(row.subject), (trx) => decide(deps, trx, row, decision))

const waitingFor = ({ clock }: SettingProposalsDeps, db: Db, path: string) =>
  rowsOf(db)
    .where('subject', '=', path)
    .where('state', '=', 'proposed')
    .where('expires_at', '>', clock())
    .executeTakeFirst()

async function assertFree(deps: SettingProposalsDeps, db: Db, path: string) {
  const other = await waitingFor(deps, db, path)
  if (!other) return
  throw new Problem('conflict', {
    detail: `${other.proposed_by_name} has proposed a change of this already. It must be decided first.`,
    extensions: { proposal: other.id },
  })
}

type SettingEvent = 'settings-proposed' | 'settings-approved' | 'settings-rejected' | 'settings-withdrawn'

interface Decision {
  state: 'executed' | 'rejected' | 'withdrawn' | 'superseded'
  by: Operator
  body: SettingBody
}

const rowsOf = (db: Db) => db.selectFrom('proposal').selectAll().where('action', '=', settingAction)

/**
 * Computes what an approver signs: SHA-256 over the path, the value, the previous value, and the proposer.
 */
const digestOf = (id: string, by: string, { path, value, version, from }: SettingBody): string =>
  createHash('sha256')
    .update(canonical({ setting: { id, by, path, value, version, from } }))
    .digest('hex')

/** Formats a value for people to read. */
function shown(value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'string') return value
  return (Array.isArray(value) ? value : Object.values(value)).join(', ')
}
