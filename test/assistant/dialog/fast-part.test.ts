import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createScamReport } from '../../../src/assistant/dialog/scam-report.ts'
import { steps } from '../../../src/assistant/dialog/steps/index.ts'
import { holds } from '../../support/properties.ts'
import { caseCreated, type Line, now, profile, show, talk, transcript } from './talk.ts'

const dialog = createScamReport(profile)

const toSummary = ['I paid, or they took money', 'No', 'unity', '25,000', '0917 123 4567']
const toCase: Line[] = [...toSummary, 'Send now', caseCreated()]
/** Answers to every question after the case. */
const toEnd: Line[] = [
  ...toCase,
  'an hour ago',
  'TX-1001',
  '5550011 Rolan Sample, Meridian Bank',
  'Bank or police call',
]

describe('the fast part', () => {
  it('needs five answers and a yes, and sends the case with all the facts', () => {
    const { effects, turns, stored } = talk(dialog, [...toSummary, 'Send now'])
    expect(turns.length - 1).toBe(6)
    expect(effects).toEqual([
      {
        type: 'create-case',
        intake: {
          contact: '+639171234567',
          scamType: 'unknown',
          amountMinor: 2_500_000,
          transactionReference: 'NOREF',
          metadata: {
            channel: 'web',
            language: 'en',
            sender_institution_code: 'UNTY',
            ongoing_contact: false,
            confirmed_by_citizen: true,
            reporting_type: 'First Party',
            slot_confidence: { scam_type: 0, amount: 1, time: 0, reference: 0, receiver: 0 },
            consent_at: now,
          },
        },
      },
    ])
    expect(stored).toContain('••••4567')
    expect(stored.join()).not.toContain('0917')
  })

  it('sends every fact of a story with the case', () => {
    const story = 'A man called and said he was from the bank. I sent 25,000 an hour ago from Unity Bank'
    const { effects } = talk(dialog, [
      `${story} to 5550011223 at Meridian Bank, reference TX-1001.`,
      '0917 123 4567',
      'Send now',
    ])
    expect(effects).toEqual([
      {
        type: 'create-case',
        intake: {
          contact: '+639171234567',
          scamType: 'impersonation_bank_police',
          amountMinor: 2_500_000,
          transactionReference: 'TX-1001',
          receivingAccount: '5550011223',
          metadata: {
            channel: 'web',
            language: 'en',
            reported_transaction_timestamp: '2026-11-21T01:31:00.000Z',
            sender_institution_code: 'UNTY',
            receiver_institution_code: 'MRDN',
            ongoing_contact: false,
            confirmed_by_citizen: true,
            reporting_type: 'First Party',
            slot_confidence: { scam_type: 1, amount: 1, time: 1, reference: 1, receiver: 1 },
            consent_at: now,
          },
        },
      },
    ])
  })

  it('shows the case number and the call to make, and continues with the questions', () => {
    const { last } = talk(dialog, toCase)
    expect(last).toBe(`(case) Reported. Your case number is CASE-01
Keep this number.
{Now call Unity Bank: +63 2 1234 [Call → tel:+6321234 | I called]}
(advice) Say: “I want to report a scam payment. Please start a recall.”
(checklist) What to do now
Call Unity Bank and give this case number.
Keep all messages and receipts. Take screenshots.
Tell the police too, and give this case number.
More details help the bank and the police. You can skip what you like, and stop at any time.
When did you pay? [Just now | An hour ago | Today | Yesterday | I don’t know]`)
  })

  it('adds each answer to the case as a note if no report can be sent', () => {
    const { effects, last, state } = talk(dialog, toEnd)
    const notes = effects.flatMap((effect) => (effect.type === 'add-note' ? [effect] : []))
    expect(notes).toHaveLength(4)
    expect(notes.every(({ caseId }) => caseId === 'CASE-01')).toBe(true)
    expect(notes[0]?.note).toBe(
      'It happened to me.\nI paid PHP 25,000.00 from Unity Bank on 2026-11-21 at 09:31 (no reference found).',
    )
    expect(notes.at(-1)?.note).toBe(`Scam type: impersonation_bank_police
It happened to me.
I paid PHP 25,000.00 from Unity Bank on 2026-11-21 at 09:31 (reference TX-1001).
Account or number of the scammer: 5550011, Rolan Sample, Meridian Bank`)
    expect(state.step).toBe('reported')
    expect(last).toContain(
      'What do you want to do next? [I called | What is happening with my case? | Start a new report | That’s all]',
    )
  })

  it('stores nothing after a no', () => {
    const { state, last } = talk(dialog, ['No'])
    expect(state).toMatchObject({ step: 'declined', answers: { payments: [{}] } })
    expect(state.consentAt).toBeUndefined()
    expect(last).toContain('Anti-scam line: 5678 (24 hours)')
    expect(talk(dialog, ['No', 'Go on', 'I paid, or they took money']).state.step).toBe('ongoing')
  })

  it('repeats only the first question after a yes', () => {
    const { state, effects } = talk(dialog, ['Yes'])
    expect(state).toMatchObject({ step: 'whatHappened', answers: { payments: [{}] } })
    expect(state.begun).toBeUndefined()
    expect(state.consentAt).toBeUndefined()
    expect(effects).toEqual([])
  })

  it('tells the citizen to hang up if the scam is in progress', () => {
    const { last, state } = talk(dialog, ['I paid, or they took money', 'yes, he is on the phone'])
    expect(last).toContain('(advice) Hang up now')
    expect(state.answers.ongoing).toBe('yes')
  })

  it('sends a report with amount 0 if no money left', () => {
    const { effects, last } = talk(dialog, [
      'a man offers me an investment and wants me to pay a deposit',
      'No, I stopped in time',
      'Skip',
      'Send now',
      caseCreated(),
    ])
    expect(effects).toMatchObject([{ intake: { amountMinor: 0, scamType: 'investment' } }])
    expect(last).toContain('You did well to stop in time')
    expect(effects[0]).not.toHaveProperty('intake.contact')
    expect(effects[0]).not.toHaveProperty('intake.transactionReference')
  })

  it('asks for the account that was to receive the money if none left', () => {
    const stopped = ['a man offers me an investment and wants me to pay a deposit', 'No, I stopped in time']
    const { effects, state } = talk(dialog, [...stopped, 'Skip', 'Send now', caseCreated(), '0917 555 0000'])
    expect(effects.at(-1)).toMatchObject({ type: 'add-note', note: expect.stringContaining('09175550000') })
    expect(effects.at(-1)).toMatchObject({ note: expect.stringContaining('I paid nothing.') })
    expect(state.step).toBe('reported')
  })

  it.each([
    ['around 3 pm', '2026-11-20T07:00:00.000Z'],
    ['half past two in the afternoon', '2026-11-20T06:30:00.000Z'],
    ['mga alas 3 ng hapon', '2026-11-20T07:00:00.000Z'],
    ['yesterday at 3 pm', '2026-11-20T07:00:00.000Z'],
    ['it was on the 19th of November at 3 pm', '2026-11-19T07:00:00.000Z'],
    ['no, today at 8:15', '2026-11-21T00:15:00.000Z'],
  ])('reads "%s" as a time on the day already named, unless it names another day', (says, at) => {
    const { state } = talk(dialog, [...toCase, 'yesterday', 'Skip', 'Skip', says])
    expect(state.answers.payments[0]?.minute).toEqual({ at, precision: 'time' })
  })

  it('does not ask for the time if the citizen does not know the day', () => {
    expect(talk(dialog, [...toCase, 'I don’t know', 'Skip', 'Skip']).state.step).toBe('lastDigits')
  })

  it('asks for the time and the last digits if neither reference nor account is known, and mentions a specialist', () => {
    const lines = ['yesterday', 'I can’t find it', 'Maria Santos', '14:05', '5550001']
    const { effects, last, state } = talk(dialog, [...toCase, ...lines])
    expect(effects[0]).toMatchObject({ intake: { transactionReference: 'NOREF' } })
    expect(effects[0]).not.toHaveProperty('intake.receivingAccount')
    const note = effects.at(-1)?.type === 'add-note' ? effects.at(-1) : undefined
    expect(note).toMatchObject({
      note: expect.stringContaining('on 2026-11-20 at 14:05 (no reference found)'),
    })
    expect(note).toMatchObject({ note: expect.stringContaining('Paid from the account ending in 0001') })
    expect(last).toContain('a specialist will look for the payment by hand')
    expect(state.step).toBe('type')
  })

  it('sends the time of a payment if neither reference nor account is known', () => {
    const { effects } = talk(dialog, [
      'i sent 25k from unity bank to a man yesterday at 14:05',
      'Skip',
      'Send now',
    ])
    expect(effects).toMatchObject([{ intake: { transactionReference: 'NOREF-20261120T1405' } }])
    expect(effects[0]).not.toHaveProperty('intake.receivingAccount')
  })

  it('says that a specialist will look for a payment without a known amount', () => {
    const lines = [...toSummary.slice(0, 3), 'I don’t know', 'I don’t know', 'Skip', 'Send now']
    const { last, effects } = talk(dialog, [...lines, caseCreated()])
    expect(effects).toMatchObject([{ intake: { amountMinor: 0, metadata: { amount_unknown: true } } }])
    expect(last).toContain('A specialist will look for your payment by hand.')
  })

  it('reads back a very large amount before it continues', () => {
    const lines = [...toSummary.slice(0, 3), '9,000,000']
    expect(talk(dialog, lines).last).toContain('Digit by digit: 9 0 0 0 0 0 0')
    expect(talk(dialog, [...lines, 'Yes']).state.step).toBe('contact')
    expect(talk(dialog, [...lines, 'No', '9,000']).state).toMatchObject({
      step: 'contact',
      answers: { payments: [{ amountMinor: 900_000 }] },
    })
  })

  it('says that the chances are lower after 80 days', () => {
    expect(talk(dialog, [...toCase, '1 July 2026']).last).toContain('more than 80 days ago')
  })

  it('refuses a time in the future', () => {
    expect(talk(dialog, [...toCase, 'tomorrow']).last).toContain('That time has not come yet.')
  })

  it.each([
    ['I typed a wrong number', 'A payment to a wrong number'],
    ['Money came in that I don’t know', 'Do not send it to anyone'],
    ['A problem with a shop', 'A dispute with a shop'],
  ])('explains who can help with "%s", and shows the number of the bank', (kind, advice) => {
    const { last, state, effects } = talk(dialog, [...toEnd.slice(0, -1), 'Something else', kind])
    expect(last).toContain(advice)
    expect(last).toContain('{Now call Unity Bank')
    expect(state.step).toBe('notScam')
    expect(effects).toHaveLength(4)
    expect(talk(dialog, ['No, it was a scam'], { from: state }).state.step).toBe('typeMore')
  })

  it('accepts no details about someone who does not know about the report', () => {
    const { state, last, turns } = talk(dialog, [
      'It happened to someone else',
      'No, they don’t know',
      'No',
      'I don’t know',
      'my mother Rosa',
    ])
    expect(state.step).toBe('adviceOnly')
    expect(state.answers.payments).toEqual([{ receiver: null }])
    expect(turns.at(-3)?.messages.map(show).join()).toContain('I will not take down anything about them')
    expect(turns.at(-2)?.messages.map(show).join()).toContain('What helps now')
    expect(last).toContain('say yes to this report')
    expect(talk(dialog, ['Yes, they agree'], { from: state }).state.step).toBe('moneyLeft')
  })
})

describe('the dialogue at any question', () => {
  const asked = toSummary.slice(0, 4)

  it.each([
    ['back', 'amount'],
    ['please go back', 'amount'],
    ['edit amount', 'amount'],
    ['change the bank', 'bank'],
    ['help', 'contact'],
    ['repeat', 'contact'],
    ['what?', 'contact'],
    ['I want to talk to a person', 'contact'],
    ['stop', 'stopped'],
    ['start again', 'restart'],
    ['status', 'contact'],
    ['', 'contact'],
    ['français', 'contact'],
  ])('understands %j', (text, step) => {
    const { state } = talk(dialog, [...asked, text])
    expect(state.step).toBe(step)
    expect(state.answers.payments[0]).toMatchObject({ amountMinor: 2_500_000, bank: { code: 'UNTY' } })
  })

  it.each([
    ['back', 'when'],
    ['edit amount', 'reference'],
    ['help', 'reference'],
    ['repeat', 'reference'],
    ['what?', 'reference'],
    ['I want to talk to a person', 'reference'],
    ['stop', 'reported'],
    ['status', 'reference'],
    ['', 'reference'],
    ['français', 'reference'],
  ])('understands %j after the case', (text, step) => {
    const { state } = talk(dialog, [...toCase, 'yesterday', text])
    expect(state.step).toBe(step)
    expect(state.caseId).toBe('CASE-01')
    expect(state.answers.payments[0]).toMatchObject({ amountMinor: 2_500_000, bank: { code: 'UNTY' } })
  })

  it('returns to the summary after a correction', () => {
    const { state, last } = talk(dialog, [...toSummary, 'Edit', 'Amount', '30,000'])
    expect(state.step).toBe('summary')
    expect(last).toContain('Amount: PHP 30,000.00')
  })

  it('rephrases the question once, then continues without an answer', () => {
    const first = talk(dialog, [...toCase, 'blue'])
    expect(first.last).toBe(
      'Sorry, I did not get that. What day did you pay, and at what time? For example “today at 9:30” or “yesterday”. [Just now | An hour ago | Today | Yesterday | I don’t know]',
    )
    const { state } = talk(dialog, ['green'], { from: first.state })
    expect(state.step).toBe('reference')
    expect(state.answers.payments[0]?.paidAt).toBeNull()
  })

  it('deletes the answers only after the citizen confirms it', () => {
    expect(talk(dialog, [...asked, 'start again', 'No']).state).toMatchObject({
      step: 'contact',
      answers: { payments: [{ amountMinor: 2_500_000 }] },
    })
    expect(talk(dialog, [...asked, 'start again', 'Yes']).state).toMatchObject({
      step: 'whatHappened',
      answers: { payments: [{}] },
    })
    expect(talk(dialog, [...asked, 'stop', 'Go on']).state.step).toBe('contact')
  })

  it('keeps the answers when the language changes', () => {
    const { state } = talk(dialog, [...asked, { type: 'language', lang: 'fil-PH' }])
    expect(state).toMatchObject({
      lang: 'tl',
      step: 'contact',
      answers: { payments: [{ amountMinor: 2_500_000 }] },
    })
    expect(talk(dialog, [{ type: 'language', lang: 'xx' }], { from: state }).state.lang).toBe('tl')
  })

  it('warns about a secret, removes it, and continues', () => {
    const alone = talk(dialog, [...asked, 'my pin is 4821'])
    expect(alone.last).toContain('(advice) Please never share a PIN')
    expect(alone.state.step).toBe('contact')
    expect(JSON.stringify(alone)).not.toContain('4821')
    expect(talk(dialog, [...toCase, 'yesterday, and my pin is 4821']).state.step).toBe('reference')
  })

  it('handles danger first and returns to the question', () => {
    const threatened = talk(dialog, [...toSummary.slice(0, 2), 'they have a gun'])
    expect(threatened.state.step).toBe('safety')
    expect(threatened.last).toContain('Call 112 now.')
    expect(talk(dialog, ['I am safe, go on'], { from: threatened.state }).state).toMatchObject({
      step: 'bank',
      answers: { ongoing: 'no', danger: true },
    })
  })
})

describe('the dialogue while the case is being created', () => {
  const sending = talk(dialog, [...toSummary, 'Send now']).state
  const failure = (attempts: number, final = false): Line => ({
    type: 'result',
    effect: 'create-case',
    ok: false,
    attempts,
    final,
  })

  it.each(['Send now', 'yes', 'hello', 'back', 'edit amount', 'start again', 'stop', 'repeat'])(
    'only says that the report is on its way after %j',
    (text) => {
      const { effects, state, last } = talk(dialog, [text], { from: sending })
      expect(effects).toEqual([])
      expect(state.step).toBe('sending')
      expect(last).toContain('on its way')
    },
  )

  it('says after three attempts that the report is saved', () => {
    expect(talk(dialog, [failure(1)], { from: sending }).last).toBe('')
    expect(talk(dialog, [failure(3)], { from: sending }).last).toContain(
      'Your report is saved and I keep trying.',
    )
    expect(talk(dialog, [failure(3), failure(4), caseCreated()], { from: sending }).state.caseId).toBe(
      'CASE-01',
    )
  })

  it('lets the citizen retry once the relay has given up', () => {
    const given = talk(dialog, [failure(9, true)], { from: sending })
    expect(given.state.step).toBe('failed')
    expect(talk(dialog, ['Try again'], { from: given.state }).effects).toHaveLength(1)
    expect(talk(dialog, [caseCreated()], { from: given.state }).state).toMatchObject({
      step: 'when',
      caseId: 'CASE-01',
    })
  })

  it('announces the case number once', () => {
    const { turns } = talk(dialog, [...toCase, caseCreated(), caseCreated('CASE-02')])
    expect(turns.at(-1)?.messages).toEqual([])
    expect(turns.at(-1)?.state.caseId).toBe('CASE-01')
  })
})

describe('the dialogue after the case', () => {
  const status = (
    status: string,
    next = 'none',
    summary: Record<string, unknown> = {},
    extensions?: object,
  ): Line => ({
    type: 'result',
    effect: 'get-case',
    ok: true,
    case: {
      case_id: 'CASE-01',
      status,
      recovery_trace_summary: {
        amount_reported: 25_000,
        amount_frozen: 18_000,
        amount_returned: 5_000.5,
        ...summary,
      },
      freeze_status_timeline: [
        { freeze_id: 'F1', institution_code: 'MRDN', freeze_status: 'active' },
        { freeze_id: 'F2', institution_code: 'HRBR', freeze_status: 'active' },
        { freeze_id: 'F2', institution_code: 'HRBR', freeze_status: 'released' },
      ],
      next_milestone: next,
      extensions: { ...extensions },
    },
  })

  it.each([
    ['received', 'routing_by 2026-11-21T03:00:00Z', 'We have your report and are starting.'],
    [
      'frozen',
      'freeze_expires_at 2026-11-24T02:40:00Z',
      'PHP 18,000.00 is held until Tuesday 24 November at 10:40. It is not back with you yet.',
    ],
    [
      'disputed',
      'institution_response_by 2026-11-21T04:00:00Z',
      'We asked the bank to answer by Saturday 21 November at 12:00.',
    ],
    [
      'returning',
      'funds_delivery_by 2026-11-22T02:00:00Z',
      'PHP 18,000.00 is on its way to you, by Sunday 22 November at 10:00.',
    ],
    ['partially_recovered', 'classification', 'You got back PHP 5,000.50 of PHP 25,000.00.'],
    ['closed', 'none', 'The case is closed. You got back PHP 5,000.50 of PHP 25,000.00.'],
    ['something_new', 'none', 'The case is open and being worked on.'],
  ])('describes the status %s in plain words', (name, next, text) => {
    const { last, effects } = talk(dialog, [...toCase, 'What is happening with my case?', status(name, next)])
    expect(last).toContain(text)
    expect(effects.at(-1)).toEqual({ type: 'get-case', caseId: 'CASE-01' })
  })

  it('says what is on its way back if only a part is returned, and claims no finding without one', () => {
    const ask = (line: Line) => talk(dialog, [...toCase, 'status', line]).last
    expect(ask(status('returning', 'none', {}, { returning: 2_000 }))).toContain(
      'PHP 2,000.00 is on its way to you.',
    )
    expect(ask(status('traced'))).toContain('We know where part of the money went.')
    expect(ask(status('traced', 'none', { amount_located: 0 }))).toContain('We are following the money.')
  })

  it('says if the case is unavailable', () => {
    const failed: Line = { type: 'result', effect: 'get-case', ok: false, attempts: 1, final: true }
    expect(talk(dialog, [...toCase, 'status', failed]).last).toContain('I cannot reach the case')
  })

  it('acknowledges the call during the questions, and continues', () => {
    const { state } = talk(dialog, toCase)
    for (const line of ['I called', { type: 'postback', payload: 'called' }] as const) {
      const told = talk(dialog, [line], { from: state })
      expect(told.last).toContain('most important call')
      expect(told.state).toMatchObject({ step: 'when', called: true })
    }
  })

  it('responds to the call, to thanks, and to a new report', () => {
    const { state } = talk(dialog, toEnd)
    expect(talk(dialog, [{ type: 'postback', payload: 'called' }], { from: state }).last).toContain(
      'most important call',
    )
    expect(talk(dialog, ['I called them'], { from: state }).last).toContain('most important call')
    expect(talk(dialog, ['thank you'], { from: state }).last).toContain('Take care')
    const again = talk(dialog, ['Start a new report'], { from: state })
    expect(again.state).toMatchObject({ step: 'whatHappened', earlierCases: ['CASE-01'] })
    expect(again.state.caseId).toBeUndefined()
  })
})

const said = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...toEnd.filter((line) => typeof line === 'string'),
      'It happened to someone else',
      'i sent 25k from unity bank to a man yesterday at 14:05',
      'back',
      'edit',
      'Amount',
      'stop',
      'Go on',
      'skip',
      'I don’t know',
      'help',
      'Something else',
      'None of these',
      'no',
      'yes',
      'status',
      'repeat',
      'person',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '😀',
      '\u202Eabc',
      'x'.repeat(4000),
      '25,000 '.repeat(500),
      '__proto__',
      '<script>',
      'my pin is 4821',
      '4111 1111 1111 1111',
    ),
  },
)
const line: fc.Arbitrary<Line> = fc.oneof(
  { weight: 8, arbitrary: said },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Line>(
      caseCreated(),
      { type: 'language', lang: 'en' },
      { type: 'postback', payload: 'called' },
      { type: 'result', effect: 'create-case', ok: false, attempts: 3, final: false },
    ),
  },
)

describe('the dialogue, whatever the citizen says,', () => {
  it('never throws, never loses an answer, asks at most one question per turn, and creates one case per report', () => {
    const reached = new Set<string>()
    holds(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const held = talk(dialog, lines)
        let created = 0
        for (const [index, turn] of held.turns.entries()) {
          reached.add(turn.state.step)
          created += turn.effects.filter(({ type }) => type === 'create-case').length
          const before = held.turns[index - 1]?.state
          if (
            before?.begun !== undefined &&
            turn.state.begun !== undefined &&
            before.caseId === turn.state.caseId
          ) {
            const known = Object.keys(before.answers.payments[0] ?? {})
            expect(Object.keys(turn.state.answers.payments[0] ?? {})).toEqual(expect.arrayContaining(known))
          }
          const questions = turn.messages.filter(
            (message) => message.type === 'text' && /[?؟]\s*$/.test(message.text),
          )
          expect(questions.length).toBeLessThanOrEqual(1)
        }
        expect(created).toBeLessThanOrEqual(1 + held.turns.filter(({ state }) => state.earlierCases).length)
        expect(transcript(held)).not.toContain('4821')
        expect(JSON.parse(JSON.stringify(held.state))).toEqual(held.state)
      }),
      { numRuns: 300 },
    )
    expect(Object.keys(steps)).toEqual(expect.arrayContaining([...reached]))
  })
})
