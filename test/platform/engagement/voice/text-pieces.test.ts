import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toPieces } from '../../../../src/platform/engagement/voice/engines/text-pieces.ts'
import { holds } from '../../../support/properties.ts'

describe('pieces of a text', () => {
  it('end at sentence ends', () => {
    expect(toPieces('He called me. I sent the money. Then he was gone.', 32)).toEqual([
      'He called me. I sent the money.',
      'Then he was gone.',
    ])
  })

  it('end between words if there is no sentence end', () => {
    expect(toPieces('one two three four five six', 12)).toEqual(['one two', 'three four', 'five six'])
  })

  it('are never longer than allowed, never empty, and lose no word', () => {
    holds(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.integer({ min: 10, max: 200 }),
        (text, max) => {
          const pieces = toPieces(text, max)
          const squeeze = (words: string) => words.replace(/\s+/g, '')
          expect(squeeze(pieces.join(''))).toBe(squeeze(text))
          for (const piece of pieces) {
            expect(piece.length).toBeLessThanOrEqual(max)
            expect(piece.trim()).not.toBe('')
          }
        },
      ),
    )
  })
})
