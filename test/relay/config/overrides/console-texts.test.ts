import { describe, expect, it } from 'vitest'
import { consoleText, textsIn } from '../../../../src/relay/config/overrides/console-texts.ts'

describe('texts that the console can reword', () => {
  it('are read once per language, however many settings of a view ask for them', () => {
    const [first, again] = [textsIn('en'), textsIn('en')]
    expect(first.length).toBeGreaterThan(100)
    expect(first.every((text, at) => text === again[at])).toBe(true)
  })

  it('are those of each language, and of no other', () => {
    expect(textsIn('ceb')).not.toEqual(textsIn('en'))
    expect(consoleText('en', 'say.help')?.safeParse('{unknown}').success).toBe(false)
    expect(consoleText('en', 'say.nothing')).toBeUndefined()
  })
})
