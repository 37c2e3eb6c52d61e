import * as z from 'zod'
import { scamReport } from '../chat/scam-report.ts'
import {
  caseStatuses,
  odrStatuses,
  priorities,
  returnStatuses,
  traceStatuses,
} from '../operations/answer-words.ts'
import { caseStatus, freeze } from '../operations/resources.ts'
import { answered } from '../operations/shapes.ts'
import { deliveryChannels, documentTypes, notificationTypes, scamTypes } from '../operations/vocabulary.ts'
import { major, own, pathId } from './own-route.ts'

const caseParams = z.object({ case_id: pathId })
const ofCase = { 'x-case-id': { description: 'The case.', required: true } } as const

const scamReportExample = {
  inputType: 'AI Assistant',
  reportingType: 'First Party',
  victimName: 'Maria Example',
  victimContact: '+639170000000',
  reportedLossCurrency: 'PHP',
  reportedLossAmount: 25000,
  incidentType: 'Telecommunication Scam',
  incidentDateTimeFrom: '2026-11-20T08:30:00',
  incidentDateTimeTo: '2026-11-20T09:00:00',
  incidentDetails: 'Somebody called in the name of the bank.',
  victimAccounts: [{ victimAccountNo: '0012345678' }],
  reportedReceivingAccounts: [{ receiverName: 'J. Doe', receiverAccountNo: '0098765432' }],
  transactions: [],
}

const caseLine = {
  case_id: z.string(),
  scam_type: answered(scamTypes),
  language: z.string(),
  priority: answered(priorities),
  priority_score: z.number(),
  overdue: z.boolean(),
  amount: major,
  held: major,
  returned: major,
  payment_at: z.string().nullable(),
  created_at: z.string(),
}
const line = {
  case_id: 'CASE-1',
  scam_type: 'impersonation_bank_police',
  language: 'tl',
  priority: 'P1',
  priority_score: 82,
  overdue: false,
  amount: 25000,
  held: 5500,
  returned: 0,
  payment_at: '2026-11-20T08:40:00Z',
  created_at: '2026-11-20T09:00:00Z',
}
const auditLine = {
  seq: z.number().int(),
  at: z.string(),
  role: z.string(),
  action: z.string(),
  resource_type: z.string(),
  resource_id: z.string().nullable(),
  case_id: z.string().nullable(),
  reason: z.string().nullable(),
  hash: z.string(),
}
/**
 * The data identifies the citizen, so it is shown to the people who work on the case, and their access is
 * recorded.
 */
const readAtTheConsole =
  'It is read at the console, by an analyst who opens the case: a key of the role admin is answered 403.'

/** Schema of the result of verifying the audit trail's hash chain. */
export const auditVerdict = z.object({
  ok: z.boolean(),
  rows: z.number().int(),
  broken_at: z.number().int().nullable(),
})
/** Schema of a row of the audit trail. */
export const auditRow = z.object({
  ...auditLine,
  actor: z.string(),
  request_id: z.string().nullable(),
  before_digest: z.string().nullable(),
  after_digest: z.string().nullable(),
  prev_hash: z.string(),
})
/** Example row of the audit trail. */
export const auditExample = {
  seq: 7,
  at: '2026-11-20T09:12:00.000Z',
  role: 'recovery_engine',
  action: 'freeze.issued',
  resource_type: 'freeze',
  resource_id: 'FRZ-1',
  case_id: 'CASE-1',
  reason: null,
  hash: '5f2c'.repeat(16),
}

/** Calls about cases that no operation covers: the detailed report, news, documents and lists. */
export const caseRows = {
  sendScamReport: own('sendScamReport', {
    area: 'cases',
    summary: 'Take the detailed report of a case',
    description:
      'It is kept encrypted until the retention of the deployment ends. Payments of it that the ledger knows are followed at once.',
    roles: ['citizen_channel', 'analyst', 'recovery_engine'],
    always: true,
    headers: ofCase,
    body: scamReport,
    status: 201,
    answer: z.object({ report_id: z.string(), case_id: z.string(), trace_ids: z.array(z.string()) }),
    problems: ['case-not-found', 'case-closed', 'future-timestamp', 'amount-out-of-range'],
    example: {
      body: scamReportExample,
      answer: { report_id: 'RPT-1', case_id: 'CASE-1', trace_ids: ['TRC-1'] },
    },
  }),
  listScamReports: own('listScamReports', {
    area: 'cases',
    summary: 'Read the detailed reports of a case, newest first',
    description: readAtTheConsole,
    roles: ['analyst'],
    always: true,
    headers: ofCase,
    answer: z.object({ reports: z.array(scamReport) }),
    problems: ['case-not-found'],
    example: { answer: { reports: [] } },
  }),
  getScamReport: own('getScamReport', {
    area: 'cases',
    summary: 'Read a detailed report',
    description: readAtTheConsole,
    roles: ['analyst'],
    params: z.object({ report_id: pathId }),
    answer: scamReport,
    problems: ['not-found'],
    example: { answer: scamReportExample },
  }),
  stopNews: own('stopNews', {
    area: 'cases',
    summary: 'Tell the citizen of a case nothing more unasked',
    roles: ['citizen_channel'],
    always: true,
    body: z.object({ case_id: z.string().max(128) }),
    answer: z.object({ stopped: z.literal(true) }),
    problems: ['case-not-found'],
    example: { body: { case_id: 'CASE-1' }, answer: { stopped: true } },
  }),
  rejectCase: own('rejectCase', {
    area: 'cases',
    summary: 'Reject a case, in which then nothing more is done',
    roles: ['analyst'],
    params: caseParams,
    answer: z.object({ case_id: z.string(), status: answered(caseStatuses) }),
    problems: ['case-not-found', 'case-closed', 'open-obligations'],
    example: { answer: { case_id: 'CASE-1', status: 'rejected' } },
  }),
  getDocument: own('getDocument', {
    area: 'cases',
    summary: 'Take a legal draft as PDF',
    roles: ['analyst', 'recovery_engine'],
    params: z.object({ document_id: pathId }),
    answer: 'application/pdf',
    problems: ['not-found'],
    example: {},
  }),
  listCases: own('listCases', {
    area: 'lists',
    summary: 'List the newest 200 cases',
    roles: ['analyst'],
    answer: z.object({
      now: z.string(),
      currency: z.string(),
      cases: z.array(z.object({ ...caseLine, status: answered(caseStatuses), next_milestone: z.string() })),
    }),
    example: {
      answer: {
        now: '2026-11-20T10:00:00.000Z',
        currency: 'PHP',
        cases: [{ ...line, status: 'frozen', next_milestone: 'freeze_expires_at 2026-11-23T09:12:00Z' }],
      },
    },
  }),
  getCase: own('getCase', {
    area: 'lists',
    summary: 'Show a case with all that was done in it',
    description: 'It shows what an analyst may see: no holder’s name, no citizen’s reference, no address.',
    roles: ['analyst'],
    params: caseParams,
    answer: z.object({
      now: z.string(),
      currency: z.string(),
      jurisdiction: z.string(),
      ...caseLine,
      ...caseStatus.shape,
      transaction_reference: z.string().nullable(),
      sender_account_hash: z.string().nullable(),
      sender_institution_code: z.string().nullable(),
      receiver_account_hash: z.string().nullable(),
      institutions: z.array(z.object({ institution_code: z.string(), institution_name: z.string() })),
      payments: z.array(
        z.object({
          transaction_id: z.string(),
          receiver_hash: z.string().nullable(),
          booked_at: z.string(),
          amount: major,
        }),
      ),
      traces: z.array(
        z.object({
          trace_id: z.string(),
          status: answered(traceStatuses),
          transaction_id: z.string(),
          created_at: z.string(),
        }),
      ),
      freezes: z.array(
        z.object({
          ...freeze.shape,
          account_hash: z.string(),
          institution_code: z.string(),
          duration_hours: z.number(),
          issued_at: z.string(),
        }),
      ),
      returns: z.array(
        z.object({
          return_id: z.string(),
          freeze_id: z.string().nullable(),
          status: answered(returnStatuses),
          amount: major,
          initiated_at: z.string(),
          expected_by: z.string(),
          ended_at: z.string().nullable(),
        }),
      ),
      disputes: z.array(
        z.object({
          odr_id: z.string(),
          institution_code: z.string(),
          status: answered(odrStatuses),
          response_due_at: z.string(),
        }),
      ),
      events: z.array(
        z.object({
          from_status: answered(caseStatuses).nullable(),
          to_status: answered(caseStatuses),
          cause: z.string(),
          at: z.string(),
        }),
      ),
      notifications: z.array(
        z.object({
          notification_id: z.string(),
          notification_type: answered(notificationTypes),
          language: z.string(),
          created_at: z.string(),
        }),
      ),
      documents: z.array(
        z.object({
          document_id: z.string(),
          document_type: answered(documentTypes),
          generated_at: z.string(),
        }),
      ),
    }),
    problems: ['case-not-found'],
    example: {
      answer: {
        now: '2026-11-20T10:00:00.000Z',
        currency: 'PHP',
        jurisdiction: 'PH',
        ...line,
        status: 'received',
        recovery_trace_summary: {},
        freeze_status_timeline: [],
        next_milestone: 'routing_by 2026-11-20T09:30:00Z',
        transaction_reference: 'TX-1001',
        sender_account_hash: 'hm1:3f1c0d5a9be2',
        sender_institution_code: 'UNTY',
        receiver_account_hash: 'hm1:a81d77c6e0f4',
        institutions: [{ institution_code: 'UNTY', institution_name: 'Unity Bank' }],
        payments: [],
        traces: [],
        freezes: [],
        returns: [],
        disputes: [],
        events: [
          { from_status: null, to_status: 'received', cause: 'complaint', at: '2026-11-20T09:00:00.000Z' },
        ],
        notifications: [],
        documents: [],
      },
    },
  }),
  listMessages: own('listMessages', {
    area: 'lists',
    summary: 'List the newest 100 messages to citizens that no service could take',
    roles: ['analyst'],
    answer: z.object({
      messages: z.array(
        z.object({
          message_id: z.string(),
          channel: answered(deliveryChannels),
          at: z.string(),
          to: z.string(),
          subject: z.string(),
          text: z.string(),
          language: z.string(),
        }),
      ),
    }),
    example: {
      answer: {
        messages: [
          {
            message_id: 'DLV-1',
            channel: 'sms',
            at: '2026-11-20T09:13:00Z',
            to: '…00',
            subject: 'Money is held',
            text: 'A bank is holding some of the money.',
            language: 'en',
          },
        ],
      },
    },
  }),
  listAudit: own('listAudit', {
    area: 'lists',
    summary: 'Read the newest 100 rows of the audit trail, and whether its chain holds',
    roles: ['analyst'],
    answer: z.object({ verdict: auditVerdict, rows: z.array(z.object(auditLine)) }),
    example: { answer: { verdict: { ok: true, rows: 7, broken_at: null }, rows: [auditExample] } },
  }),
} as const
