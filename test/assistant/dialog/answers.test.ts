import { describe, expect, it } from 'vitest'
import { allPacks } from '../../../src/assistant/dialog/deployment/packs.ts'
import { createTexts } from '../../../src/assistant/dialog/model/wording.ts'
import { createScamReport } from '../../../src/assistant/dialog/scam-report.ts'
import type { Answers } from '../../../src/assistant/languages/tables/answer-texts.ts'
import { questionTopics } from '../../../src/assistant/languages/tables/reading-words.ts'
import { profile, show, talk } from './talk.ts'

const textsOf = createTexts(profile, allPacks)

/** Values for the placeholders of the texts; none adds a sentence. */
const values = {
  retention: '90 days',
  hotlines: 'Line: 5678',
  person: 'Person',
  action: 'Hang up now.',
  erase: 'Clear',
}
const wordingOf = (answers: Answers, key: keyof Answers): string => {
  const text = answers[key]
  return typeof text === 'function' ? text(values) : text
}

const sentencesOf = (text: string) =>
  text.split(/[.!?؟۔]+(?=[\s\n”»"]|$)/u).filter((part) => /\p{L}/u.test(part))

describe.each(profile.languages)('answers in %s', (lang) => {
  const { answers, answersAfter } = textsOf(lang)

  it.each([...questionTopics, 'call_me_chat', 'mostImportant', 'other'] as const)(
    'have at most three short sentences on %s',
    (topic) => {
      const [head = ''] = wordingOf(answers, topic).split('\n')
      expect(head.length).toBeGreaterThan(8)
      expect(head.length).toBeLessThan(300)
      // "No." is the answer; the sentences after it say what to do.
      expect(sentencesOf(head).filter((part) => part.includes(' ')).length, head).toBeLessThanOrEqual(3)
    },
  )

  it('have at most two sentences once there is a case', () => {
    for (const text of Object.values(answersAfter))
      expect(sentencesOf(text).length, text).toBeLessThanOrEqual(2)
  })

  it('never repeat a text', () => {
    const said = [
      ...Object.keys(answers).map((key) => wordingOf(answers, key as keyof Answers)),
      ...Object.values(answersAfter),
    ]
    expect(new Set(said).size).toBe(said.length)
  })
})

describe('a question from the citizen', () => {
  it('is answered with an offer of an agent if there are agents, and otherwise with hotlines', () => {
    const asks = (can: readonly 'hand-over'[]) => {
      const dialog = createScamReport(profile, { can })
      return talk(dialog, ['which number will you call me from?']).last
    }
    expect(asks(['hand-over'])).toContain('a person can come into this chat')
    expect(asks([])).toContain('Anti-scam line: 5678')
  })

  it('triggers a case look-up if it is about the case', () => {
    const dialog = createScamReport(profile, { can: ['find-case'] })
    const { state } = talk(dialog, ['Yes'])
    const { turns, effects } = talk(dialog, ['how will i hear what happens with my case?'], {
      from: { ...state, step: 'reported', caseId: 'CASE-01' },
    })
    expect(effects).toEqual([{ type: 'get-case', caseId: 'CASE-01' }])
    expect(turns.flatMap(({ messages }) => messages.map(show)).join()).toContain('Let me look')
  })
})
