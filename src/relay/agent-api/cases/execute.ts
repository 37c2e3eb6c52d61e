import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { Clock } from '../../../contract/primitives/ids.ts'
import { toMinor } from '../../../contract/primitives/money.ts'
import type { Storage } from '../../../storage/database/storage.ts'
import type { SecurityLog } from '../../security/auth/security-log.ts'
import type { Deeds } from './activity-log.ts'
import { type Authority, fromNow } from './authority.ts'
import { HostRefusal, principalOf } from './host-sender.ts'
import {
  type ProposalAct,
  type ProposalBody,
  type ProposalRow,
  type Proposals,
  wantsToken,
} from './proposals.ts'
import { holdHours } from './propose.ts'
import type { TrustCalls } from './trust-calls.ts'

/** Executes approved proposals exactly once, even if the process dies midway. */
export interface Execute {
  /** Executes an approved proposal, unless another process is already doing so. */
  run(id: string): Promise<void>
  /** Executes approved proposals that are still pending. */
  look(): Promise<void>
  /** Takes over work of a process that died; only for a database with a single process. */
  takeOver(): Promise<void>
}

/** Dependencies of the execution. */
export interface ExecuteDeps {
  storage: Storage
  trust: TrustCalls
  proposals: Proposals
  authority: Authority
  deeds: Deeds
  security: SecurityLog
  clock: Clock
  logger: Logger
  currencyExponent: number
  /** Has the chats linked to a case poll it again. */
  onCaseChanged(caseId: string): Promise<void>
}

/** Longer than any call takes. */
const leaseMs = 30_000
const retryMs = 5_000
/** After this time an action is abandoned, as the situation may have changed. */
const giveUpMs = 15 * 60_000
const atOnce = 20

/**
 * Creates the execution. The proposal's id is the idempotency key, and the request body is the same in each
 * attempt.
 */
export function createExecute(deps: ExecuteDeps): Execute {
  const { storage, proposals, clock, logger } = deps

  const claim = (id: string) =>
    storage.db
      .updateTable('proposal')
      .set({ state: 'executing', lease_until: fromNow(clock, leaseMs) })
      .where('id', '=', id)
      .where('state', 'in', ['approved', 'executing'])
      .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', clock())]))
      .returningAll()
      .executeTakeFirst()

  const execute = async (id: string) => {
    const claimed = await claim(id)
    if (!claimed) return
    const row = await withToken(deps, claimed)
    const body = proposals.open(row)
    try {
      await succeed(deps, row, body, await perform(deps, row, body))
    } catch (error) {
      const isOver = fromNow(clock, -giveUpMs) > (row.decided_at ?? '')
      if (isRefusal(error)) await fail(deps, row, body, wordsOf(error))
      else if (isOver) await fail(deps, row, body, unanswered)
      else await putOff(id)
      logger.warn({ err: error, proposal: id }, 'an approved act was not done')
    }
  }
  /** An approval and the periodic check may both come to a proposal: the second waits for the first. */
  const running = new Map<string, Promise<void>>()
  const run: Execute['run'] = (id) => {
    const started = running.get(id) ?? execute(id).finally(() => running.delete(id))
    running.set(id, started)
    return started
  }
  const putOff = (id: string) =>
    storage.db
      .updateTable('proposal')
      .set({ lease_until: fromNow(clock, retryMs) })
      .where('id', '=', id)
      .where('state', '=', 'executing')
      .execute()

  return {
    run,
    async look() {
      const due = await storage.db
        .selectFrom('proposal')
        .select('id')
        .where('state', 'in', ['approved', 'executing'])
        .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', clock())]))
        .limit(atOnce)
        .execute()
      for (const { id } of due) await run(id)
    },
    async takeOver() {
      if (!storage.exclusive) return
      await storage.db
        .updateTable('proposal')
        .set({ lease_until: null })
        .where('state', '=', 'executing')
        .execute()
    },
  }
}

const unanswered =
  'The trust layer did not answer for a quarter of an hour. Look at the case before you propose it again.'

/** Stores the token before the action, so that a retry sends an identical request. */
async function withToken({ storage, proposals }: ExecuteDeps, row: ProposalRow): Promise<ProposalRow> {
  const body = proposals.open(row)
  if (!wantsToken(row.action) || body.token !== undefined) return row
  const sealed = proposals.close(row.id, { ...body, token: randomBytes(24).toString('base64url') })
  await storage.db.updateTable('proposal').set({ sealed }).where('id', '=', row.id).execute()
  return { ...row, sealed }
}

async function perform(
  deps: ExecuteDeps,
  row: ProposalRow,
  body: ProposalBody,
): Promise<Record<string, unknown>> {
  const { trust } = deps
  const { act } = body
  const by = row.proposed_by
  switch (act.action) {
    case 'freeze':
      return freeze(deps, row, body, act)
    case 'extend':
      return trust.call(
        'extendFreeze',
        {
          key: row.id,
          params: { freeze_id: act.freezeId },
          body: { extension_hours: act.hours, extension_justification: wordingOf(row, body) },
        },
        by,
      )
    case 'release':
      return release(deps, row, body, act)
    case 'return':
      return trust.call(
        'returnFunds',
        {
          key: row.id,
          body: {
            case_id: act.caseId,
            freeze_id: act.freezeId,
            victim_account_identifier: act.to.accountHash,
            victim_institution_code: act.to.institution,
            return_amount: act.amount,
            return_method: 'original_account_reversal',
          },
        },
        by,
      )
    case 'end-dispute':
      return trust.answerDispute(
        {
          key: row.id,
          disputeId: act.disputeId,
          outcome: act.outcome,
          // The host knows the amount that was offered.
          ...(act.outcome !== 'accept' && { amount: act.amount }),
        },
        by,
      )
    default:
      return act satisfies never
  }
}

/** Freezes money in an account. */
const freeze = async (
  deps: ExecuteDeps,
  row: ProposalRow,
  body: ProposalBody,
  act: ActOf<'freeze'>,
): Promise<Record<string, unknown>> =>
  deps.trust.call(
    'initiateFreeze',
    {
      key: row.id,
      body: {
        case_id: act.caseId,
        trace_id: act.traceId,
        account_hash: act.accountHash,
        institution_code: act.institution,
        freeze_amount: act.amount,
        freeze_type: 'administrative_hold',
        freeze_duration_hours: act.hours,
        legal_justification: wordingOf(row, body),
        freeze_authorization_token: await tokenFor(deps, row, body),
      },
    },
    row.proposed_by,
  )

/** Releases a freeze. */
const release = async (
  deps: ExecuteDeps,
  row: ProposalRow,
  body: ProposalBody,
  act: ActOf<'release'>,
): Promise<Record<string, unknown>> =>
  deps.trust.call(
    'releaseFreeze',
    {
      key: row.id,
      params: { freeze_id: act.freezeId },
      body: {
        release_reason: act.because,
        // A release by a court states its order, which is in the reason.
        release_authority: wordingOf(row, body).slice(0, 128),
        release_authorization_token: await tokenFor(deps, row, body),
      },
    },
    row.proposed_by,
  )

type ActOf<Action extends ProposalAct['action']> = Extract<ProposalAct, { action: Action }>

/** The reason of a proposal, with its id, as the trust layer stores it. */
const wordingOf = ({ id }: ProposalRow, { reason }: ProposalBody): string => `${reason} (proposal ${id})`

function tokenFor(
  { authority, clock, currencyExponent }: ExecuteDeps,
  row: ProposalRow,
  { act, token = '', givenToken }: ProposalBody,
): Promise<string> {
  const amount = act.action === 'freeze' ? toMinor(act.amount, currencyExponent) : undefined
  return authority.tokenFor(
    {
      token,
      scope: act.action === 'freeze' ? 'freeze' : 'release',
      caseId: row.case_id,
      ...(act.action === 'freeze' && { accountHash: act.accountHash }),
      ...(typeof amount === 'number' && { amount }),
      ...('freezeId' in act && { freezeId: act.freezeId }),
      expiresAt: fromNow(clock, giveUpMs),
      // Shows the trust layer that two people were required.
      issuedBy: `analyst:${row.decided_by === null ? 'relay' : principalOf(row.decided_by)}`,
    },
    givenToken,
  )
}

async function succeed(
  deps: ExecuteDeps,
  row: ProposalRow,
  body: ProposalBody,
  result: Record<string, unknown>,
): Promise<void> {
  const { storage, proposals, deeds, security, clock } = deps
  const { token: _, givenToken: __, ...rest } = body
  const isHold = row.is_hold === 1
  await storage.write(`case:${row.case_id}`, async (trx) => {
    const done = await trx
      .updateTable('proposal')
      .set({
        state: 'executed',
        lease_until: null,
        lapses_at: isHold ? fromNow(clock, holdHours * 3_600_000) : null,
        sealed: proposals.close(row.id, { ...rest, result }),
      })
      .where('id', '=', row.id)
      .where('state', '=', 'executing')
      .returning('id')
      .executeTakeFirst()
    if (!done) return
    const ref = String(result.freeze_id ?? result.return_id ?? row.subject)
    if (row.action === 'extend' || row.action === 'release') {
      const hold = await deeds.find(trx, 'hold', row.subject)
      const held = hold?.deed.details.proposal
      if (typeof held === 'string') {
        await trx.updateTable('proposal').set({ lapses_at: null }).where('id', '=', held).execute()
      }
    }
    await deeds.add(trx, row.case_id, {
      kind: isHold ? 'hold' : (row.action as 'freeze'),
      ref: row.action === 'return' ? String(result.return_id ?? ref) : ref,
      by: { id: row.proposed_by, firstName: row.proposed_by_name },
      details: {
        proposal: row.id,
        ...('accountHash' in body.act && {
          account_hash: body.act.accountHash,
          institution_code: body.act.institution,
        }),
        what: body.what,
        result,
      },
    })
  })
  security.record({
    kind: 'money-moved',
    actor: row.proposed_by,
    gwId: row.gw_id,
    detail: `${row.action} ${row.case_id} ${row.id}`,
  })
  await deps.onCaseChanged(row.case_id).catch(() => {})
}

async function fail(deps: ExecuteDeps, row: ProposalRow, body: ProposalBody, note: string): Promise<void> {
  const { storage, proposals, deeds, security } = deps
  const { token: _, givenToken: __, ...rest } = body
  await storage.write(`case:${row.case_id}`, async (trx) => {
    const failed = await trx
      .updateTable('proposal')
      .set({ state: 'failed', lease_until: null, sealed: proposals.close(row.id, { ...rest, note }) })
      .where('id', '=', row.id)
      .where('state', '=', 'executing')
      .returning('id')
      .executeTakeFirst()
    if (failed) await deeds.add(trx, row.case_id, { kind: 'fail', ref: row.id, details: { note } })
  })
  security.record({
    kind: 'money-failed',
    actor: row.proposed_by,
    gwId: row.gw_id,
    detail: `${row.action} ${row.case_id} ${row.id}`,
  })
}

/** Returns whether the trust layer has definitively refused. */
const isRefusal = (error: unknown): boolean => error instanceof HostRefusal && !error.isTransient

const wordsOf = (error: unknown): string => {
  if (!(error instanceof HostRefusal)) return error instanceof Error ? error.message : String(error)
  const { title, detail } = error.document
  return [title, detail].filter(Boolean).join(': ')
}
