import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createShapeFinder, replaceFound } from '../../../src/assistant/understanding/text/shapes.ts'
import { holds } from '../../support/properties.ts'

const marks = ['0', '9', '12', 'a', 'Ab', ' ', '-', '.', '😀', 'é', '🄰']
const text = fc.array(fc.constantFrom(...marks), { maxLength: 30 }).map((parts) => parts.join(''))

describe('a search for shapes', () => {
  it('finds the same as a pattern with lookbehinds', () => {
    const find = createShapeFinder([
      { written: String.raw`\d{2,4}(?:[ -]\d{2}){1,2}`, notAfter: /(?:[\d.]|\d )$/ },
      { written: String.raw`\+?\d(?:-\d){3,9}` },
      { written: String.raw`[\p{L}😀]{2,5}\d`, notAfter: /[\p{L}\d]$/u },
    ])
    const pattern =
      /(?<![\d.]|\d )\d{2,4}(?:[ -]\d{2}){1,2}|\+?\d(?:-\d){3,9}|(?<![\p{L}\d])[\p{L}😀]{2,5}\d/gu
    holds(
      fc.property(text, (said) => {
        const found = (matches: Iterable<RegExpExecArray>) =>
          [...matches].map((match) => [match.index, ...match])
        expect(found(find(said))).toEqual(found(said.matchAll(pattern)))
      }),
    )
  })

  it('replaces its matches, and leaves the rest unchanged', () => {
    const find = createShapeFinder([{ written: '[a-z]{2}', notAfter: /\d$/ }])
    expect(replaceFound('ab 1cde fg', find('ab 1cde fg'), (said) => said.toUpperCase())).toBe('AB 1cDE FG')
  })
})
