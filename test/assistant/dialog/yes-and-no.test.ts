import { describe, expect, it } from 'vitest'
import { allPacks } from '../../../src/assistant/dialog/deployment/packs.ts'
import type { ScamState } from '../../../src/assistant/dialog/model/state.ts'
import { createTexts } from '../../../src/assistant/dialog/model/wording.ts'
import { createScamReport } from '../../../src/assistant/dialog/scam-report.ts'
import { profile, show, type Talk, talk } from './talk.ts'
import { nobodyInDanger, noConsents, noRefusals, yesAndNo } from './yes-and-no.ts'

const dialog = createScamReport(profile, { can: ['find-case', 'hand-over'] })

const stateAfter = (text: string, from: ScamState) => talk(dialog, [text], { from }).state
const tapsOf = ({ turns }: Talk): string[] => {
  const last = turns.at(-1)?.messages.at(-1)
  return last?.type === 'text' ? (last.quickReplies ?? []).map(({ text }) => text) : []
}

function placesIn(lang: string) {
  const first = talk(dialog, [], { lang })
  const ongoing = talk(dialog, [tapsOf(first)[1] ?? ''], { from: first.state })
  const moneyLeft: ScamState = {
    ...ongoing.state,
    step: 'moneyLeft',
    answers: { ongoing: 'no', payments: [{}] },
  }
  const safety: ScamState = { ...ongoing.state, step: 'danger', resume: 'ongoing' }
  const payment = { bank: null, amountMinor: 500_000 }
  const summary: ScamState = {
    ...ongoing.state,
    step: 'summary',
    answers: { ongoing: 'no', moneyLeft: 'yes', contact: null, payments: [payment] },
  }
  return { first: first.state, ongoing: ongoing.state, moneyLeft, safety, summary }
}

const places = new Map(Object.keys(yesAndNo).map((lang) => [lang, placesIn(lang)]))
const cardIn = (lang: string): ScamState => places.get(lang)?.summary ?? expect.fail(lang)
/** A yes to the first question only repeats it; a message that is not understood counts as a miss. */
const heardFirst = ({ step, begun, misses }: ScamState) =>
  step === 'declined' ? 'no' : step === 'whatHappened' && !begun && misses === 0 ? 'yes' : step
const danger = ({ answers, step }: ScamState) =>
  answers.danger === undefined ? step : answers.danger ? 'yes' : 'no'
const sent = ({ step, consentAt }: ScamState) =>
  step === 'sending' && consentAt ? 'yes' : step === 'declined' && !consentAt ? 'no' : step

const table = Object.entries(yesAndNo).flatMap(([lang, lists]) =>
  (['yes', 'no'] as const).flatMap((answer) => lists[answer].map((text) => [lang, answer, text] as const)),
)

describe('a plain yes or no', () => {
  it.each(table)('is understood at every yes/no question (%s, %s): %s', (lang, answer, text) => {
    const at = places.get(lang)
    if (!at) throw new Error(`no places in ${lang}`)
    expect({
      first: heardFirst(stateAfter(text, at.first)),
      ongoing: stateAfter(text, at.ongoing).answers.ongoing,
      moneyLeft: stateAfter(text, at.moneyLeft).answers.moneyLeft,
      safety: danger(stateAfter(text, at.safety)),
      summary: sent(stateAfter(text, at.summary)),
    }).toEqual({ first: answer, ongoing: answer, moneyLeft: answer, safety: answer, summary: answer })
  })

  it.each([
    ['en', 'yes do something'],
    ['tl', 'opo pumapayag ako, bilisan nyo lang po sana'],
    ['fr', 'je suis d’accord'],
    ['ur', 'manzoor hai'],
    ['kj', 'onda dimina'],
    ['rw', 'ndabyemera'],
  ])('can give consent in other words (%s): %s', (lang, text) => {
    expect(stateAfter(text, cardIn(lang)).consentAt).toBeDefined()
  })

  it.each(nobodyInDanger)('can say that no one is in danger (%s): %s', (lang, text) => {
    const state = places.get(lang)?.safety
    expect(state && stateAfter(text, state).answers.danger).toBe(false)
  })
})

describe('consent', () => {
  it.each(noConsents)('is not inferred from an unclear yes (%s): %s', (lang, text) => {
    const { consentAt, step } = stateAfter(text, cardIn(lang))
    expect(consentAt).toBeUndefined()
    expect(step).not.toBe('sending')
  })

  it.each(noConsents)('is not inferred from an unclear yes that is repeated (%s): %s', (lang, text) => {
    const { state } = talk(dialog, [text, text], { from: cardIn(lang) })
    expect(state.consentAt).toBeUndefined()
  })

  it.each([
    ['ceb', 'oo palihog paspas'],
    ['fr', 'correct, envoye'],
  ])('is believed the second time from unusual words (%s): %s', (lang, text) => {
    expect(stateAfter(text, cardIn(lang)).consentAt).toBeUndefined()
    expect(talk(dialog, [text, text], { from: cardIn(lang) }).state.step).toBe('sending')
  })

  it.each([
    ['fr', 'ok si mes parents reçoivent pas de lettre'],
    ['en', 'yes but without my name to him'],
    ['ur', 'haan pehle mujhe number bhejo'],
    ['en', 'ok send later when my son is here'],
  ])('is not inferred from a condition, however often (%s): %s', (lang, text) => {
    expect(talk(dialog, [text, text, text], { from: cardIn(lang) }).state.consentAt).toBeUndefined()
  })

  it.each(noConsents)('is never inferred at the first question (%s): %s', (lang, text) => {
    expect(stateAfter(text, talk(dialog, [], { lang }).state).consentAt).toBeUndefined()
  })

  it('is requested again after a yes with a question, which is answered', () => {
    const words = 'yes but what do you do with my data?'
    const first = talk(dialog, [words])
    expect(first.state.step).toBe('whatHappened')
    expect(first.last).toContain('delete')
    expect(tapsOf(first)).toContain('I paid, or they took money')
    const card = talk(dialog, [words], { from: cardIn('en') })
    expect(card.state.step).toBe('summary')
    expect(card.last).toContain('delete')
    expect(tapsOf(card)).toContain('Send now')
  })

  it.each(noRefusals)('is not refused by an unclear no (%s): %s', (lang, text) => {
    expect(stateAfter(text, talk(dialog, [], { lang }).state).step).not.toBe('declined')
  })
})

describe('a no to sending', () => {
  it.each(['no', 'No', 'nope', 'NOOO'])('keeps the facts, and leaves the chat open: %s', (no) => {
    const told = talk(dialog, ['I lost 5000 today in a job scam', 'Unity Bank', 'Skip', no])
    expect(told.state.step).toBe('declined')
    expect(told.state.answers.payments[0]?.amountMinor).toBe(500_000)
    expect(told.state.consentAt).toBeUndefined()
    const again = talk(dialog, ['Go on', 'Yes'], { from: told.state })
    expect(again.state.step).toBe('sending')
    expect(again.state.consentAt).toBeDefined()
    expect(again.state.answers.payments[0]?.amountMinor).toBe(500_000)
  })

  it.each([...profile.languages])(
    'is answered with numbers to call, and with taps to continue or delete (%s)',
    (lang) => {
      const begun = talk(dialog, [], { lang })
      const told = talk(dialog, [createTexts({}, allPacks)(lang).taps.no], { from: begun.state })
      expect(told.state.step).toBe('declined')
      const shown = (told.turns.at(-1)?.messages ?? []).map(show).join('\n')
      expect(shown).toContain('tel:+6321234')
      expect(shown).toContain('5678')
      expect(tapsOf(told)).toHaveLength(2)
      const deleted = talk(dialog, [tapsOf(told)[1] ?? ''], { from: told.state })
      expect(deleted.state.step).toBe('whatHappened')
      expect(deleted.state.answers.payments).toEqual([{}])
    },
  )

  it('does not prevent later facts from being stored', () => {
    const told = talk(dialog, ['No', 'I lost 5000 today in a job scam'])
    expect(told.state.answers.payments[0]?.amountMinor).toBe(500_000)
    expect(told.effects).toEqual([])
  })
})
