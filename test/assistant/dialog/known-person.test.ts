import { describe, expect, it } from 'vitest'
import { removeSecrets } from '../../../src/assistant/dialog/redaction/secrets.ts'
import { createScamReport } from '../../../src/assistant/dialog/scam-report.ts'
import { profile, type Talk, talk } from './talk.ts'

const dialog = createScamReport(profile, { can: ['send-report'] })
const maria = { name: 'Maria Santos', phone: '+63 917 555 0199' }
const untilContact = ['I paid, or they took money', 'No', 'Unity Bank', '25,000']

const tapsOf = ({ turns }: Talk) => {
  const last = turns.at(-1)?.messages.at(-1)
  return last?.type === 'text' ? (last.quickReplies ?? []).map(({ payload }) => payload) : []
}

/** Continues a conversation until the dialogue reaches a step. */
const until = (step: string, person = maria, lines: readonly string[] = untilContact): Talk => {
  const begun = talk(dialog, [], {})
  let told = talk(dialog, [], { from: dialog.know(begun.state, person) })
  for (const line of [...lines, ...Array<string>(12).fill('skip')]) {
    if (told.state.step === step) return told
    told = talk(dialog, [line], { from: told.state })
  }
  throw new Error(`${step} is never asked: ${told.state.step}`)
}

describe('a citizen whose name and number the site provides', () => {
  it('confirms the number with a tap that shows only its last digits', () => {
    const asked = until('contact')
    expect(tapsOf(asked)[0]).toBe('••••0199')
    const told = talk(dialog, ['••••0199'], { from: asked.state })
    expect(told.state.answers.contact).toBe('+639175550199')
    expect(told.stored).toEqual(['••••0199'])
  })

  it('has no number stored before confirming it, and can give another one', () => {
    const asked = until('contact')
    expect(JSON.stringify(asked.state.answers)).not.toContain('0199')
    const told = talk(dialog, ['0917 555 0200'], { from: asked.state })
    expect(told.state.answers.contact).toBe('+639175550200')
  })

  it('is not offered an invalid number', () => {
    expect(tapsOf(until('contact', { ...maria, phone: 'ask reception' }))).not.toContain('••••tion')
  })

  it('can tap the number without it being removed as a secret', () => {
    expect(removeSecrets('••••0199').text).toBe('••••0199')
  })

  it('stays known in a new report, but the page does not receive the data', () => {
    const asked = until('contact')
    expect(JSON.stringify(dialog.offline.share(asked.state))).not.toMatch(/Maria|0199/)
    const declined = talk(dialog, ['No'], { from: dialog.know(talk(dialog, []).state, maria) })
    expect(declined.state).toMatchObject({ step: 'declined', known: maria })
  })

  it('confirms the name in the detailed report', () => {
    const state = {
      ...until('contact').state,
      step: 'name' as const,
      detailing: true as const,
      caseId: 'CASE-1',
    }
    const again = talk(dialog, ['12345'], { from: state })
    expect(tapsOf(again)[0]).toBe('Maria Santos')
    expect(talk(dialog, ['Maria Santos'], { from: again.state }).state.answers.details?.name).toBe(
      'Maria Santos',
    )
  })

  it('is not offered their own name in a report for someone else', () => {
    const { state } = until('contact')
    const forOther = { ...state, answers: { ...state.answers, forOther: true } }
    const from = { ...forOther, step: 'name' as const, detailing: true as const, caseId: 'CASE-1' }
    expect(tapsOf(talk(dialog, ['12345'], { from }))).not.toContain('Maria Santos')
  })
})
