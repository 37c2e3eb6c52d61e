import { describe, expect, it } from 'vitest'
import type { ScamState } from '../../../src/assistant/dialog/model/state.ts'
import type { DialogInput } from '../../../src/assistant/dialog/model/types.ts'
import { createScamReport } from '../../../src/assistant/dialog/scam-report.ts'
import { byModel, foundByModel, preparedInput } from './prepared.ts'
import { now, profile, show, talk } from './talk.ts'

const dialog = createScamReport(profile, {})
const text = 'I met him in an app and then all of it was gone'

/** The turn of an input, after her yes to a report. */
function turnOn(input: DialogInput, from: ScamState = talk(dialog, ['Yes']).state) {
  const turn = dialog.next(from, input, now)
  return { ...turn, said: turn.messages.map(show).join('\n') }
}
const heard = turnOn(preparedInput(text, { expected: undefined }))
const say = (words: string) => turnOn({ type: 'text', text: words }, heard.state)

describe('what a language model has found in her words', () => {
  it('is shown and asked about as a whole, and not told as noted', () => {
    expect(heard.state.step).toBe('heard')
    expect(heard.state.unsure).toEqual(['bank', 'amount', 'receiver', 'type', 'contact'])
    expect(heard.said).toContain('Amount: PHP 9,000.00')
    expect(heard.said).toMatch(/Is this right\? \[Yes \| No\]$/)
    expect(heard.said).not.toMatch(/I have noted this|09175551234|5550000/)
  })

  it('counts after her yes, which also says that money has left', () => {
    const { state, said } = say('Yes')
    expect(state.unsure).toBeUndefined()
    expect(state.answers).toMatchObject({ moneyLeft: 'yes', scamType: 'romance', contact: '+639175550000' })
    expect(state.step).toBe('ongoing')
    expect(said).toContain('(advice)')
  })

  it.each(['No', 'I don’t know'])('is gone after "%s", and asked for', (words) => {
    const { state } = say(words)
    expect(state.answers).toEqual({ payments: [{}] })
    expect(state.step).toBe('ongoing')
  })

  it('is no further payment and nobody else’s story, which would not be shown', () => {
    const { answers } = say('Yes').state
    expect(answers.payments).toHaveLength(1)
    expect(answers.forOther).toBeUndefined()
  })

  it('changes no answer that she has given, and nothing that the reader notes by itself', () => {
    const from = talk(dialog, ['Yes', 'No', 'Yes', 'Job']).state
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

  it('waits for consent: nothing is read with help before it', () => {
    const { state } = turnOn(
      { type: 'text', text: 'a man took my money and i am shaking' },
      dialog.begin('en', now).state,
    )
    expect(state.told).toBe(true)
    expect(dialog.hear(state, { type: 'text', text }, now)).toBeUndefined()
    expect(dialog.hear({ ...state, consentAt: now }, { type: 'text', text }, now)).toBeDefined()
  })

  it.each([
    ['another question', { expected: 'amount' }],
    ['another language', { lang: 'fr', expected: undefined }],
  ])('is left out where it was read at %s', (_, at) => {
    expect(turnOn(preparedInput(text, at)).state.unsure).toBeUndefined()
  })

  it('never answers the question for consent or for danger', () => {
    const consent = preparedInput('well what is it that you want to know of me', {
      expected: undefined,
      reading: { ...foundByModel, intent: byModel('consent') },
    })
    expect(turnOn(consent, dialog.begin('en', now).state).state.consentAt).toBeUndefined()
  })
})

/** The question as the reader knows it, in a message of many words. */
const expectedIn = (state: ScamState) => dialog.hear?.(state, { type: 'text', text }, now)?.message.expected

describe('what the dialogue would read', () => {
  const hears = (words: string, state = talk(dialog, ['Yes']).state) =>
    dialog.hear?.(state, { type: 'text', text: words }, now)

  it('is her own words at a question that hears a story, without what stood for a secret', () => {
    const message = hears(`${text}, my pin is •••`)?.message
    expect(message).toMatchObject({ lang: 'en' })
    expect(message?.expected).toBeUndefined()
    expect(hears(text)?.callingCode).toBe('63')
  })

  it.each(['Yes', 'help', 'I want to stop', 'it was him'])('is nothing of "%s"', (words) => {
    expect(hears(words)).toBeUndefined()
  })

  it('is nothing at a question that asks who she is, and nothing after the case', () => {
    const at = (step: ScamState['step'], caseId?: string) =>
      hears(text, { ...talk(dialog, ['Yes']).state, step, ...(caseId && { caseId }) })
    expect(at('contact')).toBeUndefined()
    expect(at('amount', 'CASE-01')).toBeUndefined()
  })
})
