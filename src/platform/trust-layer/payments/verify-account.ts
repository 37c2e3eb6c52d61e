import { sql } from 'kysely'
import type { VerificationReason } from '../../../contract/operations/answer-words.ts'
import type { QueryOf } from '../../../contract/operations/index.ts'
import { queryContexts } from '../../../contract/operations/vocabulary.ts'
import type { Storage } from '../../../storage/database/storage.ts'
import type { Context } from '../../kit/context.ts'
import type { Principal } from '../../kit/principal.ts'
import { Refusal } from '../../kit/refusal.ts'
import { sealContexts } from '../../kit/seal-contexts.ts'
import { plusHours, toWireTime } from '../../kit/time.ts'
import { normaliseTerm } from '../../kit/vocabulary.ts'
import {
  type BudgetState,
  citizenBudget,
  type EnumerationBudget,
  fullBudget,
  institutionBudget,
  spend,
  waitMs,
} from './enumeration-budget.ts'
import { compareNames, type NameBand } from './name-check.ts'

/** Dependencies of account checks. */
export interface VerifyOptions {
  context: Context
  storage: Storage
  newId(): string
  now(): string
  /** Returns the guessing budget of a caller. Default: by its role. */
  budgetOf?: ((principal: Principal) => EnumerationBudget) | undefined
}

interface Verification {
  accountHash: string
  answer: {
    verification_id: string
    match_result: NameBand
    reason_code: VerificationReason
    suggested_name: string | null
    account_status: 'active' | 'not_active' | null
    verified_at: string
    valid_until: string
  }
}

/**
 * Checks whether an account belongs to a name.
 * @throws Refusal `rate-limited` if the caller has guessed too often
 */
export type VerifyAccount = (principal: Principal, query: QueryOf<'verifyAccount'>) => Promise<Verification>

/** Returns the context of an account check; by default it precedes a payment. */
export const contextOf = ({ query_context: raw = 'pre_payment' }: QueryOf<'verifyAccount'>) =>
  normaliseTerm(raw, queryContexts)

const validHours = 1

const defaultBudget = ({ role }: Principal) =>
  role === 'citizen_channel' ? citizenBudget : institutionBudget

/**
 * Creates the check of whether an account belongs to a name, which answers in bands and within each caller's
 * guessing budget.
 */
export function createVerifyAccount(options: VerifyOptions): VerifyAccount {
  const { context, storage, budgetOf = defaultBudget } = options
  const budgets = new Map<string, BudgetState>()
  return async (principal, query) => {
    const now = options.now()
    const nowMs = Date.parse(now)
    const budget = budgetOf(principal)
    const state = budgets.get(principal.id) ?? fullBudget(budget, nowMs)
    const wait = waitMs(budget, state, nowMs)
    if (wait > 0) throw tooMany(wait)
    const { accountHash, ...found } = await check(context, storage, query)
    budgets.set(principal.id, spend(budget, budgets.get(principal.id) ?? state, found.band, nowMs))
    const isKnown = found.band === 'match' || found.band === 'close_match'
    return {
      accountHash,
      answer: {
        verification_id: options.newId(),
        match_result: found.band,
        reason_code: found.reason,
        suggested_name: maySuggest(principal, query, found.band) ? found.holder : null,
        account_status: isKnown ? found.status : null,
        verified_at: toWireTime(now),
        valid_until: toWireTime(plusHours(now, validHours)),
      },
    }
  }
}

function tooMany(wait: number): Refusal {
  const seconds = Math.ceil(wait / 1000)
  return new Refusal('rate-limited', {
    extensions: { retry_after_seconds: seconds },
    headers: { 'retry-after': String(seconds) },
  })
}

/**
 * Returns whether the answer may show the right name: only to institutions, before a payment, for a close
 * match.
 */
const maySuggest = (principal: Principal, query: QueryOf<'verifyAccount'>, band: NameBand) =>
  band === 'close_match' &&
  contextOf(query) === 'pre_payment' &&
  (principal.role === 'institution' || principal.role === 'ips')

interface Found {
  accountHash: string
  band: NameBand
  reason: VerificationReason
  holder: string | null
  status: 'active' | 'not_active'
}

const reasons = {
  match: 'name_match',
  close_match: 'name_close',
  no_match: 'name_mismatch',
  unable_to_verify: 'name_unusable',
} as const satisfies Record<NameBand, VerificationReason>

/**
 * A name that belongs to no one. It is compared if there is no account, so that both answers take the same
 * time.
 */
const nobody = 'Qxzv Wkqj'

async function check(
  { keyedHash, seal }: Context,
  storage: Storage,
  query: QueryOf<'verifyAccount'>,
): Promise<Found> {
  const identifier = query.receiver_account_identifier
  const record = await findRecord(storage, query.receiver_institution_code, [
    identifier,
    ...keyedHash.all('account', identifier),
  ])
  if (record?.participant_status !== 'active') return unable('institution_not_participating')
  if (record.has_outage) return unable('institution_unavailable')
  const { account_hash: accountHash, holder_name_enc: sealed } = record
  const holder =
    sealed === null || accountHash === null
      ? nobody
      : seal.decrypt<string>(sealed, sealContexts.holder(accountHash))
  const band = compareNames(query.receiver_account_holder_name_candidate, holder)
  if (band === 'unable_to_verify') return unable(reasons[band])
  if (accountHash === null) return { ...unable('account_not_found'), band: 'no_match' }
  if (sealed === null) return unable('account_type_not_supported')
  return {
    accountHash,
    band,
    reason: reasons[band],
    holder,
    status: record.account_status === 'active' ? 'active' : 'not_active',
  }
}

const unable = (reason: VerificationReason): Found => ({
  accountHash: '',
  band: 'unable_to_verify',
  reason,
  holder: null,
  status: 'not_active',
})

interface DirectoryRecord {
  participant_status: string
  account_hash: string | null
  holder_name_enc: string | null
  account_status: string | null
  /** Truthy while an outage of the institution is open. */
  has_outage: number | boolean
}

/** Reads all that a check requires in one query, because this is the most frequent operation. */
async function findRecord(
  storage: Storage,
  code: string,
  hashes: readonly string[],
): Promise<DirectoryRecord | undefined> {
  const { rows } = await sql<DirectoryRecord>`
    select p.status as participant_status, a.account_hash, a.holder_name_enc, a.status as account_status,
      exists (
        select 1 from pf_incident i
        where i.incident_type = 'outage' and i.status in ('reported', 'acknowledged', 'mitigating')
          and i.affected like '%"' || p.institution_code || '"%'
      ) as has_outage
    from pf_participant p
    left join pf_account a on a.account_hash in (${sql.join(hashes)}) and a.institution_code = p.institution_code
    where p.institution_code = ${code}
    limit 1
  `.execute(storage.db)
  return rows[0]
}
