import { createHash } from 'node:crypto'
import type { BodyOf } from '../../../../contract/operations/index.ts'
import { type DocumentType, documentTypes } from '../../../../contract/operations/vocabulary.ts'
import { toMajor } from '../../../../contract/primitives/money.ts'
import type { CaseTable, TraceTable } from '../../../../storage/tables/platform.ts'
import type { Context } from '../../../kit/context.ts'
import { type OperationRequest, oneOf } from '../../../kit/handler.ts'
import { Refusal } from '../../../kit/refusal.ts'
import { sealContexts } from '../../../kit/seal-contexts.ts'
import { toWireTime, toWireTimeOrNull } from '../../../kit/time.ts'
import type { UnitOfWork } from '../../../kit/unit-of-work.ts'
import { assertOpen } from '../../cases/case-record.ts'
import { readOpenLoss } from '../../cases/open-loss.ts'
import { findAccount, readAccountNumber } from '../../ledger/accounts.ts'
import type { FreshTraces } from '../trace/fresh-trace.ts'
import { finishedStatuses, readResult } from '../trace/trace-record.ts'
import { findJurisdiction, type Jurisdiction, maxHoldDays } from './jurisdiction.ts'
import {
  type LegalDocument,
  type LegalDocumentInput,
  type LegalTracing,
  shortfallOf,
  writeLegalDocument,
} from './legal-document.ts'
import { toMarkdown } from './legal-document-markdown.ts'
import { findLegalLanguage } from './legal-words.ts'
import type { StoredDocument } from './stored-document.ts'

type Body = BodyOf<'generateLegalDocument'>

/** Required fields of each type. */
const requiredFields = {
  freeze_order: ['account_hash', 'institution_code', 'freeze_amount', 'freeze_duration_days'],
  police_hold: ['account_hash', 'institution_code', 'freeze_amount', 'freeze_duration_days'],
  regulatory_directive: ['institution_code'],
  reimbursement_warrant: ['institution_code', 'freeze_amount'],
} as const satisfies Record<DocumentType, readonly (keyof Body & string)[]>

/** Dependencies of drafting. */
interface DocumentDeps {
  context: Context
  freshTraces: FreshTraces
}

/**
 * Drafts a legal document from the database, and from traces that are made now if money has moved since the
 * last ones. Drafts are unsigned.
 */
export async function generateLegalDocument(
  { context, freshTraces }: DocumentDeps,
  unit: UnitOfWork,
  { body, minor, created }: OperationRequest<'generateLegalDocument'>,
  row: CaseTable,
) {
  const documentType = oneOf('document_type', body.document_type, documentTypes)
  assertComplete(documentType, body)
  assertOpen(row)
  const jurisdiction = findJurisdiction(body.jurisdiction)
  if (!jurisdiction) {
    throw new Refusal('unknown-enum-value', {
      errors: [{ field: 'jurisdiction', code: 'unknown_value', message: 'No profile is known for it.' }],
    })
  }
  assertDays(jurisdiction, documentType, body.freeze_duration_days)
  findLegalLanguage(body.template_language ?? null)
  const traces = await finishedTraces(unit, row.case_id)
  await freshTraces.assert(unit, traces, created)
  const amountMinor = body.freeze_amount === undefined ? null : minor(body.freeze_amount)
  const parts = { row, body, traces: tracesOf(traces, body.account_hash), documentType, amountMinor }
  const presentMinor = await assertAmount(context, unit, parts)
  const input = await toInput(context, unit, { ...parts, presentMinor, jurisdiction })
  const document = writeLegalDocument(input)
  const answer = toAnswer(input, document, parts.traces[0])
  const stored: StoredDocument = { answer, input, document }
  await unit.trx
    .insertInto('pf_document')
    .values({
      document_id: input.documentId,
      case_id: row.case_id,
      document_type: documentType,
      account_hash: body.account_hash ?? null,
      body: '',
      sealed: context.seal.encrypt(stored, sealContexts.document(input.documentId)),
      generated_at: unit.now,
    })
    .execute()
  unit.audit({
    action: 'legal_document.generated',
    resourceType: 'legal_document',
    resourceId: input.documentId,
    caseId: row.case_id,
    after: answer.content_sha256,
  })
  return answer
}

/** Checks the required fields. @throws Refusal `validation-error` naming every missing field */
function assertComplete(documentType: DocumentType, body: Body): void {
  const missing = requiredFields[documentType].filter((field) => body[field] === undefined)
  if (missing.length === 0) return
  throw new Refusal('validation-error', {
    errors: missing.map((field) => ({
      field,
      code: 'required',
      message: `A ${documentType} needs this field.`,
    })),
  })
}

function assertDays(jurisdiction: Jurisdiction, documentType: DocumentType, days: number | undefined): void {
  const maxDays = maxHoldDays(jurisdiction, documentType)
  if (days === undefined || maxDays === null || days <= maxDays) return
  throw new Refusal('duration-exceeds-limit', { extensions: { max_days: maxDays } })
}

/** Reads the traces of a case that have a result, without those that were superseded, newest first. */
const finishedTraces = (unit: UnitOfWork, caseId: string): Promise<TraceTable[]> =>
  unit.trx
    .selectFrom('pf_trace')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('status', 'in', finishedStatuses)
    .orderBy('completed_at', 'desc')
    .orderBy('trace_id', 'desc')
    .execute()

interface Parts {
  row: CaseTable
  body: Body
  traces: readonly TraceTable[]
  documentType: DocumentType
  amountMinor: number | null
}

/**
 * Limits the amount: a hold to what was traced to its account, a warrant to the remaining loss. Returns what
 * of a hold's money is in the account now; null if the document holds nothing, or the ledger does not know.
 */
async function assertAmount({ profile }: Context, unit: UnitOfWork, parts: Parts): Promise<number | null> {
  const { row, body, traces, documentType, amountMinor } = parts
  if (amountMinor === null) return null
  const refuse = (slug: 'freeze-exceeds-traced-amount' | 'freeze-exceeds-case-amount', max: number) =>
    new Refusal(slug, { extensions: { max: toMajor(max, profile.currencyExponent) } })
  const { unpaid } = await readOpenLoss(unit.trx, row)
  if (amountMinor > unpaid) throw refuse('freeze-exceeds-case-amount', unpaid)
  if (!isHold(documentType)) return null
  const found = traces.flatMap((trace) =>
    (readResult(trace)?.freezable ?? [])
      .filter((node) => node.account_hash === body.account_hash)
      .map(({ received, remaining }) => ({ max: Math.min(received, trace.amount), remaining })),
  )
  const account = await findAccount(unit.trx, body.account_hash ?? '')
  if (account && account.institution_code !== body.institution_code) throw new Refusal('institution-mismatch')
  if (found.length === 0 && body.account_hash !== row.receiver_account_hash) {
    throw new Refusal('account-not-in-trace')
  }
  const max = found.length === 0 ? row.amount : found.reduce((sum, node) => sum + node.max, 0)
  if (amountMinor > max) throw refuse('freeze-exceeds-traced-amount', max)
  if (!account) return null
  const left = found.length === 0 ? account.balance : found.reduce((sum, { remaining }) => sum + remaining, 0)
  const present = Math.min(left, account.balance)
  if (present > 0) return present
  throw new Refusal('freeze-exceeds-traced-amount', {
    detail: 'None of the money is in the account any more',
    extensions: { max: 0 },
  })
}

const isHold = (documentType: DocumentType) =>
  documentType === 'freeze_order' || documentType === 'police_hold'

/** Picks the traces that reached an account; all of them if none did, or no account is named. */
function tracesOf(traces: readonly TraceTable[], accountHash: string | undefined): readonly TraceTable[] {
  const reaching = traces.filter((trace) =>
    readResult(trace)?.freezable.some((node) => node.account_hash === accountHash),
  )
  return reaching.length === 0 ? traces : reaching
}

async function toInput(
  { profile, seal }: Context,
  unit: UnitOfWork,
  parts: Parts & { presentMinor: number | null; jurisdiction: Jurisdiction },
): Promise<LegalDocumentInput> {
  const { row, body, traces, documentType, amountMinor, presentMinor, jurisdiction } = parts
  const code = body.institution_code ?? ''
  const institution = await unit.trx
    .selectFrom('pf_participant')
    .select('institution_name')
    .where('institution_code', '=', code)
    .executeTakeFirst()
  if (!institution) throw new Refusal('institution-not-found')
  return {
    documentId: unit.newId('DOC'),
    generatedAt: unit.now,
    documentType,
    jurisdiction,
    language: body.template_language ?? null,
    currency: profile.currency,
    exponent: profile.currencyExponent,
    caseId: row.case_id,
    citizenReference: row.citizen_id_hash,
    scamType: row.scam_type,
    lossMinor: row.amount,
    transactionId: row.reference_found === 1 ? row.transaction_reference : null,
    paymentAt: row.payment_at,
    institutionCode: code,
    institutionName: institution.institution_name,
    accountHash: body.account_hash ?? null,
    accountNumber: await numberFor(code, { unit, seal, accountHash: body.account_hash }),
    amountMinor,
    presentMinor,
    days: body.freeze_duration_days ?? null,
    justification: null,
    traces: traces.flatMap(toTracing),
  }
}

/** Reads the number of an account for a document to the institution that keeps it. */
async function numberFor(
  institution: string,
  { unit, seal, accountHash }: { unit: UnitOfWork; seal: Context['seal']; accountHash: string | undefined },
): Promise<string | null> {
  const account = accountHash === undefined ? undefined : await findAccount(unit.trx, accountHash)
  if (account?.institution_code !== institution) return null
  return readAccountNumber(unit.trx, seal, account.account_hash)
}

function toTracing(trace: TraceTable): LegalTracing[] {
  const result = readResult(trace)
  if (!result) return []
  const tracing: LegalTracing = {
    transactionId: trace.transaction_id,
    asOf: new Date(result.fifo.asOfMs).toISOString(),
    chain: result.chain,
    totals: result.fifo.totals,
    haircutTotals: result.haircut.totals,
    truncatedAt:
      result.fifo.truncatedAtMs === null ? null : new Date(result.fifo.truncatedAtMs).toISOString(),
    uncertainAccounts: result.uncertainAccounts ?? [],
  }
  return [tracing]
}

function toAnswer(input: LegalDocumentInput, document: LegalDocument, trace: TraceTable | undefined) {
  const content = toMarkdown(document)
  return {
    document_id: input.documentId,
    case_id: input.caseId,
    document_type: input.documentType,
    jurisdiction: input.jurisdiction.code,
    template_id: document.templateId,
    template_version: document.templateVersion,
    template_language: document.language,
    language_fallback: document.hasLanguageFallback,
    status: 'draft_unsigned',
    verified_legal_basis: document.isLegalBasisVerified,
    content_type: 'text/markdown',
    content,
    content_sha256: createHash('sha256').update(content).digest('hex'),
    signature_blocks: document.signatureRoles.map((role) => ({ role, name: null, signed_at: null })),
    generated_at: toWireTime(input.generatedAt),
    valid_until: toWireTime(document.validUntil),
    ...(trace && { extensions: toExtensions(input, trace) }),
  }
}

/** States which trace the draft was made from (the newest one, if there are several), and how much of the ordered money is in the account. */
function toExtensions({ amountMinor, presentMinor, exponent }: LegalDocumentInput, trace: TraceTable) {
  const major = (minor: number) => toMajor(minor, exponent)
  const common = { trace_id: trace.trace_id, as_of: toWireTimeOrNull(trace.as_of) }
  if (amountMinor === null || presentMinor == null) return common
  return {
    ...common,
    ordered_amount: major(amountMinor),
    present_amount: major(presentMinor),
    shortfall: major(shortfallOf({ amountMinor, presentMinor })),
  }
}
