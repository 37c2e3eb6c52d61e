import { describe, expect, it } from 'vitest'
import type { ScamState } from '../../src/dialog/model/state.ts'
import { createScamReport } from '../../src/dialog/scam-report.ts'
import { freeConversations } from './as-people-write.ts'
import { profile, show, type Talk, talk } from './talk.ts'

const dialog = createScamReport(
  {
    ...profile,
    crisisLine: { label: 'Crisis line', number: '988' },
    childLine: { label: 'Child line', number: '116' },
  },
  { can: ['send-report', 'find-case', 'hand-over'] },
)

const factAt = (state: ScamState, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], state.answers)

const answersOf = ({ turns }: Talk) => turns.slice(1).map(({ messages }) => messages.map(show).join('\n'))

describe.each(freeConversations())('$lang: $title', (conversation) => {
  const { lang, exchanges, facts, unknown, secrets } = conversation
  const held = talk(
    dialog,
    exchanges.map(({ says }) => says),
    { lang },
  )
  const answers = answersOf(held)

  it('is answered as it should be', () => {
    for (const [at, { says, told, untold }] of exchanges.entries()) {
      for (const words of told) expect(answers[at], says).toContain(words)
      for (const words of untold) expect(answers[at], says).not.toContain(words)
    }
  })

  it('notes what she said, and nothing else', () => {
    const noted = Object.keys(facts).map((path) => [path, JSON.stringify(factAt(held.state, path))])
    expect(Object.fromEntries(noted)).toEqual(facts)
    for (const path of unknown) expect(factAt(held.state, path), path).toBeUndefined()
  })

  it('takes consent where it was given', () => {
    const agreedAt = exchanges.findIndex(({ isConsent }) => isConsent)
    const consented = held.turns.slice(1).findIndex(({ state }) => state.consentAt !== undefined)
    expect(consented).toBe(agreedAt)
  })

  it('never says the same twice running', () => {
    for (const [at, answer] of answers.entries())
      if (at > 0 && !waits(held, at)) expect(answer, exchanges[at]?.says).not.toBe(answers[at - 1])
  })

  it('keeps no secret', () => {
    const kept = JSON.stringify([held.stored, held.turns])
    for (const secret of secrets) expect(kept).not.toContain(secret)
  })
})

/** While the relay is at work there is nothing else to say. */
const waits = ({ turns }: Talk, at: number) => turns[at + 1]?.state.step === 'sending'
