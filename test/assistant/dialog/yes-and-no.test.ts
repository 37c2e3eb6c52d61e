import { describe, expect, it } from 'vitest'
import type { ScamState } from '../../../src/assistant/dialog/model/state.ts'
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
  const consent = talk(dialog, [], { lang })
  const ongoing = talk(dialog, [tapsOf(consent)[0] ?? ''], { from: consent.state })
  const moneyLeft = talk(dialog, [tapsOf(ongoing)[1] ?? ''], { from: ongoing.state })
  const safety: ScamState = { ...ongoing.state, step: 'danger', resume: 'ongoing' }
  const payment = { bank: null, amountMinor: 500_000, paidAt: null, reference: null, receiver: null }
  const summary: ScamState = {
    ...ongoing.state,
    step: 'summary',
    answers: { ongoing: 'no', moneyLeft: 'yes', scamType: 'job_task', contact: null, payments: [payment] },
  }
  return { consent: consent.state, ongoing: ongoing.state, moneyLeft: moneyLeft.state, safety, summary }
}

const places = new Map(Object.keys(yesAndNo).map((lang) => [lang, placesIn(lang)]))
const consented = ({ consentAt, step }: ScamState) => (consentAt ? 'yes' : step === 'declined' ? 'no' : step)
const danger = ({ answers, step }: ScamState) =>
  answers.danger === undefined ? step : answers.danger ? 'yes' : 'no'
const sent = ({ step }: ScamState) => (step === 'sending' ? 'yes' : step === 'editMenu' ? 'no' : step)

const table = Object.entries(yesAndNo).flatMap(([lang, lists]) =>
  (['yes', 'no'] as const).flatMap((answer) => lists[answer].map((text) => [lang, answer, text] as const)),
)

describe('a plain yes or no', () => {
  it.each(table)('is understood at every question for one (%s, %s): %s', (lang, answer, text) => {
    const at = places.get(lang)
    if (!at) throw new Error(`no places in ${lang}`)
    expect({
      consent: consented(stateAfter(text, at.consent)),
      ongoing: stateAfter(text, at.ongoing).answers.ongoing,
      moneyLeft: stateAfter(text, at.moneyLeft).answers.moneyLeft,
      safety: danger(stateAfter(text, at.safety)),
      summary: sent(stateAfter(text, at.summary)),
    }).toEqual({ consent: answer, ongoing: answer, moneyLeft: answer, safety: answer, summary: answer })
  })

  it.each([
    ['en', 'yes do something'],
    ['tl', 'opo pumapayag ako, bilisan nyo lang po sana'],
    ['fr', 'je suis d’accord'],
    ['ur', 'manzoor hai'],
    ['kj', 'onda dimina'],
    ['rw', 'ndabyemera'],
  ])('agrees to sharing in words (%s): %s', (lang, text) => {
    expect(stateAfter(text, talk(dialog, [], { lang }).state).consentAt).toBeDefined()
  })

  it.each(nobodyInDanger)('says that nobody is in danger (%s): %s', (lang, text) => {
    const state = places.get(lang)?.safety
    expect(state && stateAfter(text, state).answers.danger).toBe(false)
  })
})

describe('consent', () => {
  it.each(noConsents)('is not taken from what is no whole yes (%s): %s', (lang, text) => {
    expect(stateAfter(text, talk(dialog, [], { lang }).state).consentAt).toBeUndefined()
  })

  it('gets the answer to a question beside the yes, and is asked again', () => {
    const told = talk(dialog, ['yes but what do you do with my data?'])
    expect(told.state.step).toBe('consent')
    expect(told.last).toContain('delete')
    expect(tapsOf(told)).toContain('Yes')
  })

  it.each(noRefusals)('is not refused by what is no whole no (%s): %s', (lang, text) => {
    expect(stateAfter(text, talk(dialog, [], { lang }).state).step).not.toBe('declined')
  })
})

describe('a no to sending', () => {
  it.each(['no', 'No', 'nope', 'NOOO'])('keeps what was told and the chat open: %s', (no) => {
    const told = talk(dialog, ['I lost 5000 today in a job scam', 'Unity Bank', 'Skip', no])
    expect(told.state.step).toBe('declined')
    expect(told.state.answers.payments[0]?.amountMinor).toBe(500_000)
    expect(told.state.consentAt).toBeUndefined()
    const again = talk(dialog, ['Go on', 'Yes'], { from: told.state })
    expect(again.state.step).toBe('sending')
    expect(again.state.consentAt).toBeDefined()
    expect(again.state.answers.payments[0]?.amountMinor).toBe(500_000)
  })

  it.each([...profile.languages])('says whom to call, and offers to go on or to delete (%s)', (lang) => {
    const begun = talk(dialog, [], { lang })
    const told = talk(dialog, [tapsOf(begun)[4] ?? ''], { from: begun.state })
    expect(told.state.step).toBe('declined')
    const shown = (told.turns.at(-1)?.messages ?? []).map(show).join('\n')
    expect(shown).toContain('tel:+6321234')
    expect(shown).toContain('5678')
    expect(tapsOf(told)).toHaveLength(2)
    const deleted = talk(dialog, [tapsOf(told)[1] ?? ''], { from: told.state })
    expect(deleted.state.step).toBe('consent')
    expect(deleted.state.answers.payments).toEqual([{}])
  })

  it('still notes what is told after it', () => {
    const told = talk(dialog, ['No', 'I lost 5000 today in a job scam'])
    expect(told.state.answers.payments[0]?.amountMinor).toBe(500_000)
    expect(told.effects).toEqual([])
  })
})
