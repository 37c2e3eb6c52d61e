import { describe, expect, it } from 'vitest'
import type { ScamState } from '../../../src/assistant/dialog/model/state.ts'
import { createScamReport } from '../../../src/assistant/dialog/scam-report.ts'
import { handOffRequests } from './hand-off-requests.ts'
import { caseCreated, profile, type Talk, talk } from './talk.ts'

const dialog = createScamReport(profile, { can: ['find-case', 'hand-over'] })
const joined = { type: 'person', event: 'joined', name: 'Ana' } as const
const left = { type: 'person', event: 'left', name: 'Ana' } as const
const wish = (who: 'there' | 'later' | 'nobody') =>
  ({ type: 'result', effect: 'hand-over', ok: true, who }) as const

const newest = ({ turns }: Talk) => turns.at(-1)?.messages ?? []
const textsOf = (told: Talk) => newest(told).map((message) => (message.type === 'text' ? message.text : ''))

describe.each([...profile.languages])('the dialogue in %s, when an agent joins or leaves,', (lang) => {
  const begun = talk(dialog, [], { lang })

  it('shows the agent’s name once, asks nothing, and stays at its question', () => {
    const told = talk(dialog, [joined], { from: begun.state })
    expect(newest(told)).toEqual([{ type: 'text', text: expect.stringContaining('Ana'), view: 'joined' }])
    expect(told.state.step).toBe(begun.state.step)
    expect(told.effects).toEqual([])
  })

  it('says that the agent has left, and repeats its question', () => {
    const told = talk(dialog, [joined, left], { from: begun.state })
    const [farewell, ...question] = textsOf(told)
    expect(farewell).toContain('Ana')
    expect(farewell).not.toBe(textsOf(talk(dialog, [joined], { from: begun.state }))[0])
    expect(question.length).toBeGreaterThan(0)
    expect(newest(told).at(-1)).toMatchObject({ quickReplies: expect.any(Array) })
    expect(told.state.step).toBe(begun.state.step)
  })

  it('says nothing if an agent is available, and shows the hotlines if none is', () => {
    expect(textsOf(talk(dialog, [wish('there')], { from: begun.state }))).toEqual([])
    const [first = '', question] = textsOf(talk(dialog, [wish('later')], { from: begun.state }))
    expect(first).toContain('5678')
    expect(question).toBeTruthy()
  })
})

describe('a hand-off request', () => {
  it('is sent once until its result is known, and can be repeated afterwards', () => {
    const asked = talk(dialog, ['I paid, or they took money', 'person', 'person'])
    expect(asked.effects).toEqual([{ type: 'hand-over', reason: 'asked' }])
    const again = talk(dialog, [wish('there'), joined, left, 'person'], { from: asked.state })
    expect(again.effects).toEqual([{ type: 'hand-over', reason: 'asked' }])
  })
})

const wishes = Object.entries(handOffRequests).flatMap(([lang, { words, heldBack }]) =>
  [...words, ...heldBack].map(([text, ...amounts]) => [lang, text, amounts] as const),
)
const lookalikes = Object.entries(handOffRequests).flatMap(([lang, told]) =>
  told.lookalikes.map((text) => [lang, text] as const),
)
const asksPerson = ({ effects }: Talk) => effects.some(({ type }) => type === 'hand-over')
const amountsIn = (state: ScamState) =>
  state.answers.payments.flatMap(({ amountMinor }) => (amountMinor ? [amountMinor / 100] : []))

describe('a hand-off request in a message with other content', () => {
  it.each(wishes)(
    'requests an agent and stores the facts at the first question (%s): %s',
    (lang, text, amounts) => {
      const told = talk(dialog, [text], { lang })
      expect(asksPerson(told)).toBe(true)
      if (amounts.length > 0) expect(amountsIn(told.state)).toEqual(amounts)
    },
  )

  it.each(wishes)(
    'requests an agent and stores the facts at a later question (%s): %s',
    (lang, text, amounts) => {
      const told = talk(dialog, [firstTap(lang), text], { lang })
      expect(asksPerson(told)).toBe(true)
      if (amounts.length > 0) expect(amountsIn(told.state)).toEqual(amounts)
    },
  )

  it.each(lookalikes)('is not detected in a story about people (%s): %s', (lang, text) => {
    expect(asksPerson(talk(dialog, [text], { lang }))).toBe(false)
    expect(asksPerson(talk(dialog, [firstTap(lang), text], { lang }))).toBe(false)
  })

  const request = 'I lost 5000 today on gcash, please let me talk to a human'
  it('is detected at every later step: at the summary, while the report is sent, and after the case', () => {
    let told = talk(dialog, ['I lost 5000 in a job scam today from Unity Bank'])
    for (let turn = 0; turn < 20 && told.state.step !== 'summary'; turn++)
      told = talk(dialog, ["I don't know"], { from: told.state })
    expect(told.state.step).toBe('summary')
    expect(asksPerson(talk(dialog, [request], { from: told.state }))).toBe(true)
    const sent = talk(dialog, ['Send now'], { from: told.state })
    expect(sent.state.step).toBe('sending')
    expect(asksPerson(talk(dialog, [request], { from: sent.state }))).toBe(true)
    const filed = talk(dialog, [caseCreated()], { from: sent.state })
    expect(filed.state.step).toBe('reference')
    const reported = talk(dialog, ['stop'], { from: filed.state })
    for (const { state } of [filed, reported]) {
      const asked = talk(dialog, [request], { from: state })
      expect(asksPerson(asked)).toBe(true)
      expect(amountsIn(asked.state)).toEqual([5000])
    }
  })

  it('is followed by the open question', () => {
    const told = talk(dialog, ['I paid, or they took money', request])
    expect(textsOf(told).slice(0, -1).join('\n')).toContain('I have asked for a person')
    expect(newest(told).at(-1)).toMatchObject({ quickReplies: expect.any(Array) })
  })
})

function firstTap(lang: string): string {
  const first = newest(talk(dialog, [], { lang })).at(-1)
  return first?.type === 'text' ? (first.quickReplies?.[0]?.text ?? '') : ''
}
