import { describe, expect, it } from 'vitest'
import { examples } from '../../../src/contract/operations/examples.ts'
import { operations } from '../../../src/contract/operations/index.ts'
import type { Operation } from '../../../src/contract/operations/operation.ts'
import { toFieldErrors } from '../../../src/contract/operations/validate.ts'

const rows = Object.values<Operation>(operations)

/** Returns the fields that are wrong when the example of an operation is changed like this. */
function wrongFields(id: keyof typeof examples, change: Record<string, unknown>): string[] {
  const body = { ...examples[id], ...change }
  const result = rows.find((row) => row.id === id)?.request.body?.safeParse(body)
  return result?.success === false ? toFieldErrors(result.error.issues, body).map(({ field }) => field) : []
}
const letters = (count: number) => 'x'.repeat(count)

/** Each limit from both sides: the last accepted value and the first refused one. */
const bounds: readonly [id: keyof typeof examples, field: string, taken: unknown[], refused: unknown[]][] = [
  ['textToSpeech', 'text', [letters(5000), '😀'.repeat(5000)], ['', letters(5001), '😀'.repeat(5001), 7]],
  ['textToSpeech', 'speed', [0.25, 4, undefined], [0.24, 4.01, '1']],
  ['textToSpeech', 'response_format', ['mp3', 'wav', undefined], ['ogg', '']],
  ['textToSpeech', 'gender', ['male', 'female', undefined], ['other']],
  ['textToSpeech', 'lang', ['en', 'ceb', 'zh-Hans', undefined], ['', 'english', '../x']],
  [
    'createCustomField',
    'type',
    ['text', 'number', 'boolean', 'select', 'single_select', 'datetime'],
    ['json', undefined],
  ],
  ['createCustomField', 'name', ['N'], ['', '  ', undefined, 'a\u0000b']],
  ['setTicketCustomFields', 'custom_fields', [[{ id: 'f', value: null }]], [[], {}, undefined]],
  ['deleteCustomFields', 'ids', [['a']], [[], 'a', undefined, ['']]],
  ['upsertCustomer', 'name', ['', null, undefined], ['a\u0000b', 7]],
  ['addTags', 'tags', [[{ id: 't' }], [{ name: 'n' }]], [[], ['t'], undefined]],
  ['createHuman', 'fullname', ['Maria'], ['', undefined, null]],
  [
    'receiveComplaint',
    'citizen_id_hash',
    ['hm1:a', '0917 123 4567', letters(256)],
    ['', letters(257), 'a\u0000', undefined],
  ],
  ['receiveComplaint', 'scam_type', ['<script>alert(1)</script>'], ['', letters(65), undefined]],
  [
    'receiveComplaint',
    'transaction_reference',
    ["'; DROP TABLE x; --", letters(64), undefined],
    ['', letters(65)],
  ],
  [
    'receiveComplaint',
    'amount',
    [0, 0.01, 999_999_999_999.99],
    [-1, '25000', null, 1e15, Number.NaN, undefined],
  ],
  ['routeCase', 'target_institution_codes', [[], Array(20).fill('A')], [Array(21).fill('A'), 'A']],
  ['routeCase', 'internal_notes', [letters(4000)], [letters(4001)]],
  ['initiateOdr', 'dispute_amount', [0.01], [0, -1, undefined]],
  ['initiateOdr', 'dispute_timeline_hours', [1, 840, undefined], [0, 841, 1.5]],
  ['classifyCase', 'recovery_amount', [0], [-0.01, undefined]],
  ['classifyCase', 'recovery_outcome', ['some_word_that_the_platform_refuses'], ['', undefined]],
  [
    'notifyCitizen',
    'delivery_channels',
    [['sms'], ['sms', 'voice_callback', 'email']],
    [[], ['sms', 'sms'], ['a', 'b', 'c', 'd'], undefined],
  ],
  [
    'notifyCitizen',
    'message_variables',
    [{}, { a: 'x', b: 1, c: true }, undefined],
    [
      { a: letters(257) },
      { a: {} },
      [],
      Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`k${index}`, 1])),
    ],
  ],
  ['initiateTrace', 'trace_depth', [1, 10, undefined], [0, 11, 2.5, '5']],
  ['initiateTrace', 'originating_amount', [0.01], [0, undefined]],
  [
    'initiateFreeze',
    'legal_justification',
    [letters(20), letters(4000)],
    [letters(19), letters(4001), ' '.repeat(30), undefined],
  ],
  ['initiateFreeze', 'freeze_duration_hours', [1, 72], [0, 1.5, undefined]],
  ['initiateFreeze', 'freeze_authorization_token', ['t'], ['', undefined]],
  ['extendFreeze', 'extension_hours', [1, 1e9], [0, 0.5, undefined]],
  ['extendFreeze', 'legal_order_reference', [letters(128), undefined], [letters(129)]],
  ['releaseFreeze', 'release_authority', [letters(128)], [letters(129), undefined]],
  ['returnFunds', 'return_narrative', [letters(140), undefined], [letters(141)]],
  ['returnFunds', 'freeze_id', [undefined, 'FRZ-1'], ['', 'a\nb']],
  ['getMuleScore', 'peer_network_depth', [1, 3, undefined], [0, 4, 1.5]],
  ['generateLegalDocument', 'freeze_duration_days', [1, 9999], [0, 1.5]],
  ['generateLegalDocument', 'template_language', ['xx', undefined], ['', 7]],
  [
    'submitTransactionMetadata',
    'transaction_timestamp',
    ['2026-11-20T09:00:00+08:00'],
    ['2026-11-20', '2026-02-30T00:00:00Z', 'now', 7, undefined],
  ],
  ['submitTransactionMetadata', 'transaction_narrative', ['', letters(140)], [letters(141)]],
  ['submitTransactionMetadata', 'high_value_flag', [true, undefined], ['true', 1]],
  ['getFraudRiskScore', 'transaction_id', [letters(128)], [letters(129), '', undefined]],
  [
    'registerParticipant',
    'institution_code',
    ['ABC', 'ABCDEFGHIJ12'],
    ['AB', 'ABCDEFGHIJ123', 'abc', undefined],
  ],
  ['registerParticipant', 'contact_email', ['a@b.example'], ['a', undefined]],
  ['registerParticipant', 'apis_to_enable', [['ips']], [[], ['voice'], undefined]],
  ['registerParticipant', 'data_retention_days', [1, 3650], [0, 3651, 1.5, undefined]],
  ['reportIncident', 'affected_institutions', [['A']], [[], Array(201).fill('A'), undefined]],
  ['reportIncident', 'estimated_impact_percentage', [0, 100, undefined], [-1, 101]],
  ['reportIncident', 'description', [letters(10), letters(4000)], [letters(9), letters(4001), undefined]],
  ['reportIncident', 'estimated_resolution_time_minutes', [0, 43_200, undefined], [-1, 43_201, 0.5]],
]

describe('request', () => {
  it.each(bounds)('of %s respects the limits of %s', (id, field, taken, refused) => {
    for (const value of taken) expect(wrongFields(id, { [field]: value }), JSON.stringify(value)).toEqual([])
    for (const value of refused) {
      const wrong = wrongFields(id, { [field]: value })
      expect(wrong.length, String(JSON.stringify(value))).toBeGreaterThan(0)
      for (const name of wrong) expect(name === field || name.startsWith(`${field}.`)).toBe(true)
    }
  })

  it('of a complaint requires a reference or an account once there is an amount, and the refusal names both', () => {
    const bare = { transaction_reference: undefined, receiving_account_hint: undefined }
    expect(wrongFields('receiveComplaint', { ...bare, amount: 10 })).toEqual([
      'transaction_reference',
      'receiving_account_hint',
    ])
    expect(wrongFields('receiveComplaint', { ...bare, amount: 0 })).toEqual([])
  })

  it('of a complaint may carry 8 KiB of additional data, four levels deep', () => {
    const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) })
    const of = (confidence_metadata: unknown) => wrongFields('receiveComplaint', { confidence_metadata })
    expect(of(deep(4))).toEqual([])
    expect(of(deep(5))).toEqual(['confidence_metadata'])
    expect(of({ text: letters(8 * 1024 - 11) })).toEqual([])
    expect(of({ text: letters(8 * 1024 - 10) })).toEqual(['confidence_metadata'])
    expect(of({ text: 'ж'.repeat(5000) })).toEqual(['confidence_metadata'])
    expect(of([])).toEqual(['confidence_metadata'])
  })

  it.each(['Verify', 'Status'])('of %s requires its query', (name) => {
    const row = rows.find(({ path }) =>
      path.endsWith(name === 'Verify' ? 'verify-account' : 'transaction-status'),
    )
    const query = {
      receiver_account_identifier: 'a',
      receiver_institution_code: 'b',
      receiver_account_holder_name_candidate: 'c',
      transaction_id: 'd',
    }
    expect(row?.request.query?.safeParse(query).success).toBe(true)
    expect(row?.request.query?.safeParse({}).success).toBe(false)
    expect(
      row?.request.query?.safeParse({
        ...query,
        transaction_id: '',
        receiver_account_holder_name_candidate: ' ',
      }).success,
    ).toBe(false)
  })
})
