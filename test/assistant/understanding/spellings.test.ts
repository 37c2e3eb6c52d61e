import { describe, expect, it } from 'vitest'
import { createPhraseFinder } from '../../../src/assistant/understanding/text/phrases.ts'
import { spellings } from '../../../src/assistant/understanding/text/spellings.ts'
import { fold, tokenize } from '../../../src/assistant/understanding/text/tokens.ts'

describe('A word that has several spellings', () => {
  it('is found in a message by any of them, whichever the phrase has', () => {
    const { find } = createPhraseFinder('paise nahi gaye')
    for (const text of ['paise nahi gaye', 'pesay nhi gye', 'PAISAY nahin gaye'])
      expect(find(tokenize(text)), text).toHaveLength(1)
  })

  it('keeps the beginning of a word with a star as it is written', () => {
    expect(fold('krwa* dein')).toBe('krwa* dein')
  })

  it('is compared as one spelling, which is no spelling of another word', () => {
    for (const [other, first] of spellings) {
      expect(spellings.has(first), `${other} → ${first}`).toBe(false)
    }
  })
})
