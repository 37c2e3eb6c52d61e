import { describe, expect, it } from 'vitest'
import type { ScamState } from '../../../src/assistant/dialog/model/state.ts'
import type { DialogInput } from '../../../src/assistant/dialog/model/types.ts'
import { createScamReport } from '../../../src/assistant/dialog/scam-report.ts'
import { byModel, foundByModel, preparedInput } from './prepared.ts'
import { now, profile, show, talk } from './talk.ts'

const dialog = createScamReport(profile, {})
const text = 'I met him in an app and then all of it was gone'

const tapped = talk(dialog, ['I paid, or they took money']).state

/** Returns the turn for an input, by default after a tap at the first question. */
function turnOn(input: DialogInput, from: ScamState = tapped) {
  const turn = dialog.next(from, input, now)
  return { ...turn, said: turn.messages.map(show).join('\n') }
}
const heard = turnOn(preparedInput(text, { expected: undefined }))
const say = (words: string) => turnOn({ type: 'text', text: words }, heard.state)

describe('facts that a language model has found', () => {
  it('are shown for confirmation together, and not presented as stored', () => {
    expect(heard.state.step).toBe('heard')
    expect(heard.state.unsure).toEqual(['bank', 'amount', 'receiver', 'type', 'contact'])
    expect(heard.said).toContain('Amount: PHP 9,000.00')
    expect(heard.said).toMatch(/Is this right\? \[Yes \| No\]$/)
    expect(heard.said).not.toMatch(/I have noted this|09175551234|5550000/)
  })

  it('are stored after a yes', () => {
    const { state, said } = say('Yes')
    expect(state.unsure).toBeUndefined()
    expect(state.answers).toMatchObject({ scamType: 'romance', contact: '+639175550000' })
    expect(state.answers.payments).toMatchObject([{ amountMinor: 900_000, bank: { code: 'MRDN' } }])
    expect(state.step).toBe('summary')
    expect(said).toContain('(advice)')
  })

  it('imply after a yes to an amount that money has left', () => {
    const other = talk(dialog, ['It happened to someone else', 'Yes, they agree', 'No']).state
    const asked = turnOn(preparedInput(text, { expected: undefined }), other)
    expect(asked.state).toMatchObject({ step: 'heard', answers: {} })
    expect(asked.state.answers.moneyLeft).toBeUndefined()
    expect(turnOn({ type: 'text', text: 'Yes' }, asked.state).state.answers.moneyLeft).toBe('yes')
  })

  it.each(['No', 'I don’t know'])('are dropped after "%s", and asked for', (words) => {
    const { state } = say(words)
    expect(state.answers).toEqual({ moneyLeft: 'yes', payments: [{}] })
    expect(state.step).toBe('bank')
  })

  it('do not include further payments or another victim, which would not be shown', () => {
    const { answers } = say('Yes').state
    expect(answers.payments).toHaveLength(1)
    expect(answers.forOther).toBeUndefined()
  })

  it('change no given answer, and no fact that the reader stores by itself', () => {
    const from = talk(dialog, ['a man on telegram promised me a job and i had to pay a deposit']).state
    expect(from).toMatchObject({ step: 'moneyLeft', answers: { scamType: 'job_task' } })
    const { state } = turnOn(
      preparedInput(text, {
        expected: expectedIn(from),
        reading: { payments: [], scamType: byModel('romance') },
      }),
      from,
    )
    expect(state.answers.scamType).toBe('job_task')
    expect(state.unsure).toBeUndefined()
  })

  it('begin a report if they were found in the first message', () => {
    const { state } = turnOn(preparedInput(text, { expected: undefined }), dialog.begin('en', now).state)
    expect(state).toMatchObject({ step: 'heard', begun: 'told' })
    expect(state.consentAt).toBeUndefined()
  })

  it.each([
    ['another question', { expected: 'amount' }],
    ['another language', { lang: 'fr', expected: undefined }],
  ])('are ignored if they were read for %s', (_, at) => {
    expect(turnOn(preparedInput(text, at)).state.unsure).toBeUndefined()
  })

  it('never count as consent to send', () => {
    const { state } = talk(dialog, ['I paid, or they took money', 'No', 'unity', '25,000', 'Skip'])
    expect(state.step).toBe('summary')
    const words = 'well what is it that you want to know of me'
    const reading = { ...foundByModel, intent: byModel('consent' as const), consent: byModel('yes' as const) }
    const turn = turnOn(preparedInput(words, { expected: 'summary', reading }), state)
    expect(turn.state.consentAt).toBeUndefined()
    expect(turn.effects).toEqual([])
  })
})

/** Returns the answer that the reader expects to a long message. */
const expectedIn = (state: ScamState) => dialog.hear?.(state, { type: 'text', text }, now)?.message.expected

describe('the message for the language model', () => {
  const hears = (words: string, state = tapped) => dialog.hear?.(state, { type: 'text', text: words }, now)

  it('contains the citizen’s words at a question that accepts a story, without the marks of removed secrets', () => {
    const message = hears(`${text}, my pin is •••`)?.message
    expect(message).toMatchObject({ lang: 'en' })
    expect(message?.expected).toBeUndefined()
    expect(hears(text)?.callingCode).toBe('63')
  })

  it.each(['Yes', 'help', 'I want to stop', 'it was him'])('is absent for "%s"', (words) => {
    expect(hears(words)).toBeUndefined()
  })

  it('contains the citizen’s words at the first question', () => {
    expect(hears(text, dialog.begin('en', now).state)?.message).toMatchObject({ text })
  })

  it('is absent at a question that asks for a contact, and after the case', () => {
    const at = (step: ScamState['step'], caseId?: string) =>
      hears(text, { ...tapped, step, ...(caseId && { caseId }) })
    expect(at('contact')).toBeUndefined()
    expect(at('amount', 'CASE-01')).toBeUndefined()
  })
})
