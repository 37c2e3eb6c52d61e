import { describe, expect, it } from 'vitest'
import { allowed } from '../../scripts/floor/allowed.mjs'
import { lackingInScript } from '../../scripts/floor/script.mjs'
import { lackingInStyle } from '../../scripts/floor/style.mjs'

const namesIn = (code: string) => lackingInScript('x.js', code).map(({ name }) => name)
const namesInStyle = (css: string) => lackingInStyle('x.css', css).map(({ name }) => name)

describe('check for features that the oldest browsers lack', () => {
  it.each([
    ['let a = list.findLast(isGood)', ['findLast']],
    ['let a = list.at(-1)', ['at']],
    ['let a = list.toSorted()', ['toSorted']],
    ['let a = structuredClone(b)', ['structuredClone']],
    ['let a = Promise.withResolvers()', ['withResolvers']],
    ['let a = AbortSignal.timeout(9)', ['AbortSignal.timeout']],
    ['let { locks } = navigator', ['locks']],
    ['let a = /(?<!b)c/', ['lookbehind']],
    ['let a = new RegExp("(?<=b)c")', ['lookbehind']],
    ['let a = `.b{height:9dvh;inset:0}`', ['dvh']],
  ])('finds them in a script: %s', (code, names) => {
    expect(namesIn(code)).toEqual(names)
  })

  it.each([
    ['.a:has(.b) { color: red }', [':has']],
    ['@container (width > 9px) { .a { color: red } }', ['@container', '@container <']],
    ['.a { height: 9svh; aspect-ratio: 1 }', ['svh', 'aspect-ratio']],
  ])('finds them in a stylesheet: %s', (css, names) => {
    expect(namesInStyle(css)).toEqual(names)
  })

  it('finds none among those that the browsers support', () => {
    const code = 'const { at } = a?.b ?? [...c.matchAll(/(?<d>e)/gu)]; new Map(Object.entries(at)); f.at = g'
    expect(namesIn(code)).toEqual([])
    expect(namesInStyle('.a:not(.b):focus { inset: 0; gap: 1rem; margin-inline: max(1px, 2vh) }')).toEqual([])
  })

  it('names the browsers that lack a feature, and what happens for the allowed ones', () => {
    expect(lackingInScript('x.js', 'a.findLast(b)')).toMatchObject([
      { file: 'x.js', lacking: expect.stringMatching(/chrome 87, .*safari_ios 14\.5/) },
    ])
    expect(allowed.findLast).toBe('added')
  })
})
