import { describe, expect, it } from 'vitest'
import { actions, askable } from '../../../src/contract/chat/message.ts'
import { readPersonas } from './personas/persona.ts'
import { play } from './personas/player.ts'
import { scoreCard, summaryOf, transcriptOf } from './personas/score-card.ts'

const personas = readPersonas()
/** Questions of personas that the assistant does not ask yet. */
const later = ['which', 'scammer']

describe('the personas', () => {
  it('use the names of actions and questions that the assistant uses', () => {
    const names: ReadonlySet<string> = new Set([...actions, 'police', 'takeDown'])
    const questions: ReadonlySet<string> = new Set([...askable, ...later])
    const unknown = personas.flatMap(({ id, first, never, says }) => [
      ...[...first, ...never].filter((action) => !names.has(action)).map((action) => `${id}: ${action}`),
      ...Object.keys(says)
        .filter((question) => !questions.has(question))
        .map((question) => `${id}: ${question}`),
    ])
    expect(unknown).toEqual([])
  })

  it('number at least 120 for development and 60 for measurement', () => {
    const sets = personas.map(({ set }) => set)
    expect(sets.filter((set) => set === 'known').length).toBeGreaterThanOrEqual(120)
    expect(sets.filter((set) => set === 'fresh').length).toBeGreaterThanOrEqual(60)
  })
})

describe('the first reply', () => {
  const played = personas
    .filter(({ set, lang }) => set === 'known' && (lang === 'fr' || lang === 'ceb'))
    .map(play)

  it('names the required actions for every persona in French and Cebuano', () => {
    const wrong = played.filter(
      ({ missingFirst, persona }) => missingFirst.length > 0 && persona.situation !== 'danger',
    )
    expect(wrong.map(summaryOf)).toHaveLength(0)
  })

  it('appears in the score card and the transcript', () => {
    const [first] = played
    expect(scoreCard(played)['right first action']).toMatch(/^\d+ of \d+ \(100 %\)$/)
    expect(first && transcriptOf(first)).toContain(`> ${first?.persona.opening}`)
  })
})
