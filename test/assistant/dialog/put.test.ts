import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PutRequest } from '../../../src/assistant/dialog/model/put.ts'
import type { ScamState } from '../../../src/assistant/dialog/model/state.ts'
import { createScamReport } from '../../../src/assistant/dialog/scam-report.ts'
import { holds } from '../../support/properties.ts'
import { now, profile, talk } from './talk.ts'

const dialog = createScamReport(profile, { can: ['hand-over'] })
const by = { id: 'p1', login: 'ana', name: 'Ana' }
const told = talk(dialog, ['Yes', 'No', 'Yes', 'Investment', 'No', 'Unity Bank', '5,000']).state
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

describe('a fact that a person proposes to change', () => {
  it('is what she said yes to last, whatever else is said in between', () => {
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
    'is asked about in %s with the old value and the new, and by whom',
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

  it('is asked once more, with its taps, where her words are neither yes nor no', () => {
    const turn = put(told, change('3,000'))
    const again = dialog.next(turn?.state ?? told, { type: 'text', text: 'hm what do you mean by that' }, now)
    expect(again.messages).toEqual(turn?.messages)
    const third = dialog.next(again.state, { type: 'text', text: 'hm what do you mean by that' }, now)
    expect(third.messages).toEqual([])
  })

  it('is no longer marked as hers with a person once she has corrected it herself', () => {
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

describe('a call that is offered where nobody comes', () => {
  const offered = put(told, { type: 'call' })

  it.each([...profile.languages])('is asked for once in %s, and her number is noted and hidden', (lang) => {
    const turn = put({ ...told, lang }, { type: 'call' })
    expect(turn?.messages).toHaveLength(1)
    const state = turn?.state ?? told
    expect(put(state, { type: 'call' })).toBeUndefined()
    const answer = dialog.next(state, { type: 'text', text: '0917 555 7788' }, now)
    expect(answer).toMatchObject({ masked: '••••7788', put: { type: 'call', answer: 'yes' } })
    expect(answer.state.answers.contact).toBe('+639175557788')
    expect(answer.state.step).toBe(told.step)
  })

  it('takes her yes where a number is known, and asks on at the open question', () => {
    const known = { ...told, answers: { ...told.answers, contact: '+639175557788' } }
    const asked = put(known, { type: 'call' })
    expect(JSON.stringify(asked?.messages)).toContain('7788')
    const answer = dialog.next(asked?.state ?? known, { type: 'text', text: 'Yes' }, now)
    expect(answer.put).toMatchObject({ type: 'call', answer: 'yes' })
    expect(answer.messages.length).toBe(2)
  })

  it('is forgotten when she goes on with her report instead, and when a person comes', () => {
    const state = offered?.state ?? told
    const told2 = dialog.next(state, { type: 'text', text: 'yesterday' }, now)
    expect(told2.put).toBeUndefined()
    expect(told2.state.put).toBeUndefined()
    expect(told2.state.answers.payments[0]?.paidAt).toBeTruthy()
    const joined = dialog.next(state, { type: 'person', event: 'joined', name: 'Ana' }, now)
    expect(joined.state.put).toBeUndefined()
  })

  it('is not shared with her page, which asks nothing for people', () => {
    expect(dialog.offline.share(offered?.state ?? told)).not.toHaveProperty('put')
  })
})
