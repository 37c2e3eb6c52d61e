import { describe, expect, it } from 'vitest'
import { createPhraseFinder } from '../../../src/assistant/understanding/text/phrases.ts'
import { spellings } from '../../../src/assistant/understanding/text/spellings.ts'
import { fold, tokenize } from '../../../src/assistant/understanding/text/tokens.ts'

describe('a word with several spellings', () => {
  it('is found in any of its spellings, whichever the phrase uses', () => {
    const { find } = createPhraseFinder('paise nahi gaye')
    for (const text of ['paise nahi gaye', 'pesay nhi gye', 'PAISAY nahin gaye'])
      expect(find(tokenize(text)), text).toHaveLength(1)
  })

  it('keeps its spelling if it is a prefix with a star', () => {
    expect(fold('krwa* dein')).toBe('krwa* dein')
  })

  it('is compared as one spelling, which is not a spelling of another word', () => {
    for (const [other, first] of spellings) {
      expect(spellings.has(first), `${other} → ${first}`).toBe(false)
    }
  })
})
