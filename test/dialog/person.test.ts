import { describe, expect, it } from 'vitest'
import { createScamReport } from '../../src/dialog/scam-report.ts'
import { profile, type Talk, talk } from './talk.ts'

const dialog = createScamReport(profile, { can: ['find-case', 'hand-over'] })
const joined = { type: 'person', event: 'joined', name: 'Ana' } as const
const left = { type: 'person', event: 'left', name: 'Ana' } as const
const wish = (who: 'there' | 'later' | 'nobody') =>
  ({ type: 'result', effect: 'hand-over', ok: true, who }) as const

const newest = ({ turns }: Talk) => turns.at(-1)?.messages ?? []
const textsOf = (told: Talk) => newest(told).map((message) => (message.type === 'text' ? message.text : ''))

describe.each([...profile.languages])('in %s, when a person comes into the chat,', (lang) => {
  const begun = talk(dialog, [], { lang })

  it('says her name once, asks nothing, and stays at its question', () => {
    const told = talk(dialog, [joined], { from: begun.state })
    expect(newest(told)).toEqual([{ type: 'text', text: expect.stringContaining('Ana'), view: 'joined' }])
    expect(told.state.step).toBe(begun.state.step)
    expect(told.effects).toEqual([])
  })

  it('says that she has left, and asks the question at which it was', () => {
    const told = talk(dialog, [joined, left], { from: begun.state })
    const [farewell, ...question] = textsOf(told)
    expect(farewell).toContain('Ana')
    expect(farewell).not.toBe(textsOf(talk(dialog, [joined], { from: begun.state }))[0])
    expect(question.length).toBeGreaterThan(0)
    expect(newest(told).at(-1)).toMatchObject({ quickReplies: expect.any(Array) })
    expect(told.state.step).toBe(begun.state.step)
  })

  it('says nothing when somebody is there for her wish, and with whom she can speak when nobody is', () => {
    expect(textsOf(talk(dialog, [wish('there')], { from: begun.state }))).toEqual([])
    const [first = '', question] = textsOf(talk(dialog, [wish('later')], { from: begun.state }))
    expect(first).toContain('5678')
    expect(question).toBeTruthy()
  })
})

describe('a wish for a person', () => {
  it('is made once until its result is known, and can be made again afterwards', () => {
    const asked = talk(dialog, ['Yes', 'person', 'person'])
    expect(asked.effects).toEqual([{ type: 'hand-over', reason: 'asked' }])
    const again = talk(dialog, [wish('there'), joined, left, 'person'], { from: asked.state })
    expect(again.effects).toEqual([{ type: 'hand-over', reason: 'asked' }])
  })
})
