import {
  classifyRequest,
  disputeAnswerRequest,
  disputeRequest,
  documentRequest,
  incidentRequest,
  notifyRequest,
  routeRequest,
  scoreRequest,
  traceRequest,
  verifyRequest,
} from '../../../contract/console/case-acts.ts'
import {
  type CaseFile,
  caseAssignRequest,
  caseListQuery,
  revealRequest,
} from '../../../contract/console/cases.ts'
import { noteRequest } from '../../../contract/console/inbox.ts'
import { mayDo } from '../../../contract/console/roles.ts'
import type { DeskRouteName } from '../../../contract/console/routes.ts'
import type { Clock, Ids } from '../../../contract/primitives/ids.ts'
import { isObject } from '../../../contract/primitives/json.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Storage } from '../../../storage/database/storage.ts'
import type { CaseFileRow } from '../../citizen-api/cases/case-files.ts'
import type { Seal } from '../../security/auth/seal.ts'
import type { SecurityLog } from '../../security/auth/security-log.ts'
import type { ConsoleHandler, ConsoleHandlers } from '../sign-in/console-api.ts'
import { type Operator, sees } from '../sign-in/operator.ts'
import type { OperatorContext } from '../sign-in/route-guards.ts'
import type { DeedKind, Deeds } from './activity-log.ts'
import { answering, bodyOf, keyOf, queryOf } from './answer.ts'
import type { CaseActs } from './case-acts.ts'
import type { CaseLister } from './case-list.ts'
import type { CaseNotes } from './case-notes.ts'
import type { ChatTalk } from './chat-talk.ts'
import { toSections } from './report-sections.ts'
import type { TrustCalls } from './trust-calls.ts'
import { idIn, visibleCase } from './visible-case.ts'

/** Name of a route that moves no money. */
type CaseRouteName = Exclude<
  DeskRouteName,
  'holdMoney' | 'listProposals' | 'propose' | 'approve' | 'reject' | 'withdraw'
>

/** Dependencies of the case routes. */
export interface CaseHandlersDeps {
  storage: Storage
  lister: CaseLister
  view(operator: Operator, file: CaseFileRow): Promise<CaseFile>
  acts: CaseActs
  talk: ChatTalk
  notes: CaseNotes
  deeds: Deeds
  trust: TrustCalls
  security: SecurityLog
  findPerson(id: string): Promise<Operator | undefined>
  seal: Seal
  clock: Clock
  ids: Ids
}

/** Creates the handlers for cases and accounts. */
export function createCaseHandlers(deps: CaseHandlersDeps): ConsoleHandlers<CaseRouteName> {
  const { storage, trust, acts } = deps
  const { db } = storage

  return {
    listCases: answering((c) => deps.lister.list(c.get('operator'), queryOf(c, caseListQuery))),
    getCase: answering(async (c) => {
      const file = await caseOf(deps, c)
      const by = c.get('operator')
      deps.security.record({ kind: 'case-read', actor: by.login, gwId: file.gw_id, detail: file.case_id })
      return deps.view(by, file)
    }),
    revealContact: answering(async (c) => {
      const file = await caseOf(deps, c)
      const { reason } = await bodyOf(c, revealRequest)
      await note(deps, c, file, { kind: 'reveal', event: 'contact-revealed', reason })
      const contact = await deps.talk.contact(file)
      if (contact === undefined) throw new Problem('not-found', { detail: 'There is no number any more.' })
      return { contact }
    }),
    getDetailedReport: answering(async (c) => {
      const file = await caseOf(deps, c)
      const { reason } = await bodyOf(c, revealRequest)
      await note(deps, c, file, { kind: 'report', event: 'report-opened', reason })
      const reports = await trust.reportsOf(file.case_id, c.get('operator').id)
      if (!reports?.length) {
        throw new Problem('not-found', { detail: 'The trust layer gives no report of this case back.' })
      }
      return toSections(reports)
    }),
    assignCase: answering(async (c) => assign(deps, c, await caseOf(deps, c))),
    noteCase: answering(async (c) => {
      const file = await caseOf(deps, c)
      const { clientId, text } = await bodyOf(c, noteRequest)
      return deps.notes.add(db, file.case_id, { by: c.get('operator'), clientId, text })
    }),
    routeCase: answering(async (c) =>
      acts.route({ ...(await actOf(deps, c)), wish: await bodyOf(c, routeRequest) }),
    ),
    traceCase: answering(async (c) =>
      acts.trace({ ...(await actOf(deps, c)), wish: await bodyOf(c, traceRequest) }),
    ),
    classifyCase: answering(async (c) =>
      acts.classify({ ...(await actOf(deps, c)), wish: await bodyOf(c, classifyRequest) }),
    ),
    disputeCase: answering(async (c) =>
      acts.dispute({ ...(await actOf(deps, c)), wish: await bodyOf(c, disputeRequest) }),
    ),
    answerDispute: answering(async (c) =>
      acts.answerDispute({ ...(await actOf(deps, c)), wish: await bodyOf(c, disputeAnswerRequest) }),
    ),
    documentCase: answering(async (c) =>
      acts.document({ ...(await actOf(deps, c)), wish: await bodyOf(c, documentRequest) }),
    ),
    notifyCitizen: answering(async (c) =>
      acts.notify({ ...(await actOf(deps, c)), wish: await bodyOf(c, notifyRequest) }),
    ),
    getDocument: (c) => giveDocument(deps, c),
    ...accountHandlers(deps),
  }
}

/** Handles queries about an account, a payment or an incident, which belong to no case. */
const accountHandlers = (deps: CaseHandlersDeps) =>
  ({
    scoreAccount: answering(async (c) => {
      const { accountHash, institution, withPeers } = await bodyOf(c, scoreRequest)
      const body = {
        account_hash: accountHash,
        institution_code: institution,
        ...(withPeers && { include_peer_network: true }),
      }
      return deps.trust.call('getMuleScore', { body }, noteAccount(deps, c, 'score'))
    }),
    verifyAccount: answering(async (c) => {
      const { accountHash, institution, name } = await bodyOf(c, verifyRequest)
      const query = {
        receiver_account_identifier: accountHash,
        receiver_institution_code: institution,
        receiver_account_holder_name_candidate: name,
        query_context: 'post_complaint',
      }
      return deps.trust.call('verifyAccount', { query }, noteAccount(deps, c, 'verify'))
    }),
    getPayment: answering((c) =>
      deps.trust.call(
        'getTransactionStatus',
        { query: { transaction_id: idIn(c) } },
        noteAccount(deps, c, 'payment'),
      ),
    ),
    reportIncident: answering(async (c) => {
      const { type, severity, institutions, description } = await bodyOf(c, incidentRequest)
      const body = { incident_type: type, severity, affected_institutions: institutions, description }
      return deps.trust.call(
        'reportIncident',
        { body, key: keyOf(c, deps.ids) },
        noteAccount(deps, c, 'incident'),
      )
    }),
  }) satisfies Partial<ConsoleHandlers<CaseRouteName>>

const caseOf = ({ storage }: CaseHandlersDeps, c: OperatorContext) =>
  visibleCase(storage.db, c.get('operator'), idIn(c))

const actOf = async (deps: CaseHandlersDeps, c: OperatorContext) => ({
  operator: c.get('operator'),
  file: await caseOf(deps, c),
  key: keyOf(c, deps.ids),
})

interface Opening {
  kind: DeedKind
  event: 'contact-revealed' | 'report-opened'
  reason: string
}

/** Logs access to masked data before it is granted. */
async function note(
  { storage, deeds, security }: CaseHandlersDeps,
  c: OperatorContext,
  file: CaseFileRow,
  { kind, event, reason }: Opening,
): Promise<void> {
  const by = c.get('operator')
  await deeds.add(storage.db, file.case_id, { kind, by, details: { reason } })
  security.record({ kind: event, actor: by.login, gwId: file.gw_id, detail: file.case_id })
}

/** Logs a query about an account or a payment, which requires no case; returns who made it. */
function noteAccount({ security }: CaseHandlersDeps, c: OperatorContext, what: string): string {
  const { id, login } = c.get('operator')
  security.record({ kind: 'case-act', actor: login, detail: `account: ${what}` })
  return id
}

/** @throws Problem `version-changed`, or `validation-error` if that person cannot have the case */
async function assign(deps: CaseHandlersDeps, c: OperatorContext, file: CaseFileRow) {
  const { storage, deeds, security, findPerson } = deps
  const { version, to } = await bodyOf(c, caseAssignRequest)
  const by = c.get('operator')
  const person = to === null ? null : to === by.id ? by : await findPerson(to)
  if (person === undefined || (person && !(mayDo(person.role, 'case.read') && sees(person, file.gw_id)))) {
    throw new Problem('validation-error', {
      errors: [{ field: 'to', code: 'unknown', message: 'Nobody of this name may work on this case.' }],
    })
  }
  const changed = await storage.write(`case:${file.case_id}`, async (trx) => {
    const row = await trx
      .updateTable('case_file')
      .set({
        assignee_id: person?.id ?? null,
        assignee_name: person?.firstName ?? null,
        version: version + 1,
      })
      .where('case_id', '=', file.case_id)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst()
    if (row) {
      const details = { to: person?.firstName ?? 'nobody' }
      await deeds.add(trx, file.case_id, { kind: 'assign', by, ref: person?.id ?? null, details })
    }
    return row
  })
  if (!changed) {
    const now = await visibleCase(storage.db, by, file.case_id)
    const owner = now.assignee_name === null ? 'nobody has it' : `${now.assignee_name} has it`
    throw new Problem('version-changed', { detail: `The case has changed; ${owner}.` })
  }
  security.record({
    kind: 'case-act',
    actor: by.login,
    gwId: file.gw_id,
    detail: `assign ${file.case_id}`,
  })
  const [row] = await deps.lister.rows([changed])
  return row ?? {}
}

/** Returns a drafted document unchanged. */
const giveDocument: (deps: CaseHandlersDeps, ...given: Parameters<ConsoleHandler>) => Promise<Response> =
  async ({ storage, deeds }, c) => {
    const id = idIn(c)
    const found = await deeds.find(storage.db, 'document', id)
    if (!found) throw new Problem('not-found')
    await visibleCase(storage.db, c.get('operator'), found.caseId)
    const { answer } = found.deed.details
    const { content, content_type: type } = isObject(answer) ? answer : {}
    if (typeof content !== 'string') throw new Problem('not-found')
    return c.body(content, 200, {
      'content-type': `${typeof type === 'string' ? type : 'text/plain'}; charset=utf-8`,
      'content-disposition': `attachment; filename="${id}.md"`,
    })
  }
