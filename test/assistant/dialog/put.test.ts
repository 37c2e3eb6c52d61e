import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PutRequest } from '../../../src/assistant/dialog/model/put.ts'
import type { ScamState } from '../../../src/assistant/dialog/model/state.ts'
import { createScamReport } from '../../../src/assistant/dialog/scam-report.ts'
import { holds } from '../../support/properties.ts'
import { now, profile, talk } from './talk.ts'

const dialog = createScamReport(profile, { can: ['hand-over'] })
const by = { id: 'p1', login: 'ana', name: 'Ana' }
const told = talk(dialog, ['I paid, or they took money', 'No', 'Unity Bank', '5,000']).state
const put = (state: ScamState, request: PutRequest) => dialog.put?.(state, request, now)
const amountOf = (state: ScamState) => state.answers.payments[0]?.amountMinor
const change = (value: string): PutRequest => ({ type: 'change', about: 'amount', value, by })

type Act = { propose: number } | { say: string }
const acts = fc.array(
  fc.oneof(
    fc.record({ propose: fc.integer({ min: 1, max: 90_000 }) }),
    fc.record({ say: fc.constantFrom('Yes', 'No', 'yes', 'wait, my son is calling', 'I paid 7,777', '') }),
  ),
  { maxLength: 14 },
)

describe('a change that an agent proposes', () => {
  it('takes effect only after a yes, whatever else is said in between', () => {
    holds(
      fc.property(acts, (all: Act[]) => {
        let state = told
        let amount = amountOf(state)
        let proposed: { minor: number; misses: number } | undefined
        for (const act of all) {
          if ('propose' in act) {
            state = put(state, change(String(act.propose)))?.state ?? state
            proposed = { minor: act.propose * 100, misses: 0 }
          } else if (dialog.awaitsPut?.(state)) {
            state = dialog.next(state, { type: 'text', text: act.say }, now).state
            if (/^yes$/i.test(act.say)) amount = proposed?.minor
            if (/^(yes|no)$/i.test(act.say) || proposed?.misses === 2) proposed = undefined
            else if (proposed) proposed.misses++
          }
          expect(amountOf(state)).toBe(amount)
          expect(dialog.awaitsPut?.(state)).toBe(proposed !== undefined)
        }
      }),
      { few: 30 },
    )
  })

  it.each([...profile.languages])(
    'is shown in %s with the old value, the new value, and the agent’s name',
    (lang) => {
      const turn = put({ ...told, lang }, change('3,000'))
      expect(turn?.messages).toMatchObject([{ view: 'confirm', quickReplies: [{}, {}] }])
      const [message] = turn?.messages ?? []
      const text = message?.type === 'text' ? message.text : ''
      for (const part of ['Ana', '3,000', '5,000']) expect(text).toContain(part)
      expect(text).not.toMatch(/[{}]/)
      expect(amountOf(turn?.state ?? told)).toBe(500_000)
    },
  )

  it.each([
    ['yes thats it', 'yes'],
    ['no it is not', 'no'],
  ])('is answered by "%s"', (text, answer) => {
    const proposed = put(told, change('3,000'))?.state ?? told
    expect(dialog.next(proposed, { type: 'text', text }, now).put).toMatchObject({ type: 'change', answer })
  })

  it('is asked again once, with its taps, if the answer is neither yes nor no', () => {
    const turn = put(told, change('3,000'))
    const again = dialog.next(turn?.state ?? told, { type: 'text', text: 'hm what do you mean by that' }, now)
    expect(again.messages).toEqual(turn?.messages)
    const third = dialog.next(again.state, { type: 'text', text: 'hm what do you mean by that' }, now)
    expect(third.messages).toEqual([])
  })

  it('is no longer marked as agreed with the agent once the citizen has corrected it', () => {
    const proposed = put(told, change('3,000'))?.state ?? told
    const agreed = dialog.next(proposed, { type: 'text', text: 'Yes' }, now).state
    const factOf = (state: ScamState) => dialog.handOver?.(state)?.facts.find(({ key }) => key === 'amount')
    expect(factOf(agreed)).toMatchObject({ value: 'PHP 3,000.00', agreedWith: 'Ana' })
    const corrected = dialog.next(
      agreed,
      { type: 'text', text: 'no wait, it was 4,000 not 3,000' },
      now,
    ).state
    expect(factOf(corrected)).toEqual({ key: 'amount', label: 'Amount', value: 'PHP 4,000.00' })
  })
})

describe('a question that an agent puts', () => {
  const ask = (state: ScamState, about: string) =>
    put(state, { type: 'question', about, by })?.state ?? expect.fail(about)
  const answer = (state: ScamState, text: string) => dialog.next(state, { type: 'text', text }, now)

  it('can offer to send the report, which the citizen accepts with a yes', () => {
    const asked = put(told, { type: 'question', about: 'summary', by })
    const shown = asked?.messages.map((message) => (message.type === 'text' ? message.text : ''))
    expect(shown?.[0]).toContain('Amount: PHP 5,000.00')
    expect(shown?.at(-1)).toBe('Send this to Unity Bank and the anti-scam centre now?')
    const agreed = answer(asked?.state ?? told, 'Yes')
    expect(agreed.effects).toMatchObject([{ type: 'create-case', intake: { amountMinor: 500_000 } }])
    expect(agreed.state).toMatchObject({ step: 'sending', consentAt: now })
    const refused = answer(asked?.state ?? told, 'No')
    expect(refused.effects).toEqual([])
    expect(refused.state.consentAt).toBeUndefined()
  })

  it('begins a report if there was none', () => {
    const first = talk(dialog, []).state
    const { state, effects } = answer(ask(first, 'amount'), '5,000')
    expect(amountOf(state)).toBe(500_000)
    expect(state).toMatchObject({ begun: 'tapped' })
    expect(state.step).not.toBe('whatHappened')
    expect(effects).toEqual([])
  })

  it('is not followed by questions that belong after the case', () => {
    const known = ['when', 'reference', 'receiver'].reduce(
      (state, about) => answer(ask(state, about), 'I don’t know').state,
      told,
    )
    expect(known.answers.payments[0]).toMatchObject({ paidAt: null, reference: null, receiver: null })
    expect(answer(known, '0917 123 4567').state.step).toBe('summary')
  })
})

describe('a call that is offered if no agent joins', () => {
  const offered = put(told, { type: 'call' })
  const atBank = talk(dialog, ['I paid, or they took money', 'No']).state

  it.each([...profile.languages])('is offered once in %s, and the number is stored and masked', (lang) => {
    const turn = put({ ...atBank, lang }, { type: 'call' })
    expect(turn?.messages).toHaveLength(1)
    const state = turn?.state ?? atBank
    expect(put(state, { type: 'call' })).toBeUndefined()
    const answer = dialog.next(state, { type: 'text', text: '0917 555 7788' }, now)
    expect(answer).toMatchObject({ masked: '••••7788', put: { type: 'call', answer: 'yes' } })
    expect(answer.state.answers.contact).toBe('+639175557788')
    expect(answer.state.step).toBe('bank')
  })

  it('needs only a yes if a number is known, and leads back to the open question', () => {
    const known = { ...told, answers: { ...told.answers, contact: '+639175557788' } }
    const asked = put(known, { type: 'call' })
    expect(JSON.stringify(asked?.messages)).toContain('7788')
    const answer = dialog.next(asked?.state ?? known, { type: 'text', text: 'Yes' }, now)
    expect(answer.put).toMatchObject({ type: 'call', answer: 'yes' })
    expect(answer.messages.length).toBe(2)
  })

  it('is dropped if the citizen continues the report, and if an agent joins', () => {
    const state = offered?.state ?? told
    const further = dialog.next(state, { type: 'text', text: 'Skip' }, now)
    expect(further.put).toBeUndefined()
    expect(further.state.put).toBeUndefined()
    expect(further.state.step).toBe('summary')
    const joined = dialog.next(state, { type: 'person', event: 'joined', name: 'Ana' }, now)
    expect(joined.state.put).toBeUndefined()
  })

  it('is not shared with the page, which asks nothing on behalf of agents', () => {
    expect(dialog.offline.share(offered?.state ?? told)).not.toHaveProperty('put')
  })
})
