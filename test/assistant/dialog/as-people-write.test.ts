import { describe, expect, it } from 'vitest'
import { asksWhatWasSaid, dialog, factsOf, freeConversations, hold, screen } from './as-people-write.ts'

describe.each(freeConversations())('$lang: $title', (conversation) => {
  const { exchanges, facts, secrets, toCase } = conversation
  const { held, kept } = hold(dialog, conversation)

  it('is answered as expected', () => {
    for (const [at, one] of held.entries()) {
      for (const words of exchanges[at]?.told ?? []) expect(screen(one), one.says).toContain(words)
      for (const words of exchanges[at]?.untold ?? []) expect(screen(one), one.says).not.toContain(words)
    }
  })

  it('stores the facts that the citizen stated, and nothing else', () => {
    const end = held.at(-1)?.state
    expect(end && factsOf(end)).toEqual(facts)
  })

  it('asks for no fact that the citizen has already stated', () => {
    expect(held.filter(asksWhatWasSaid).map(({ says, state }) => `${says}: ${state.step}`)).toEqual([])
  })

  it('records consent where it was given', () => {
    const agreedAt = exchanges.findIndex(({ isConsent }) => isConsent)
    expect(held.findIndex(({ state }) => state.consentAt !== undefined)).toBe(agreedAt)
  })

  it('never sends the same text twice in a row', () => {
    for (const [at, { messages, says }] of held.entries()) {
      const before = new Set(held[at - 1]?.messages.map((message) => message.type === 'text' && message.text))
      const again = messages.flatMap((message) =>
        message.type === 'text' && before.has(message.text) ? message.text : [],
      )
      expect(again, says).toEqual([])
    }
  })

  it.runIf(toCase)('reaches the case number without detours', () => {
    const turns = held.findIndex(({ state }) => state.caseId !== undefined) + 1
    const typed = held.slice(0, turns).filter(({ isTap }) => !isTap).length
    expect(turns, 'a case number').toBeGreaterThan(0)
    expect({ turns, typed }).toEqual(toCase)
  })

  it('stores no secret', () => {
    for (const secret of secrets) expect(kept).not.toContain(secret)
  })
})
