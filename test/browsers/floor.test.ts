import { describe, expect, it } from 'vitest'
import { allowed } from '../../scripts/floor/allowed.mjs'
import { lackingInScript } from '../../scripts/floor/script.mjs'
import { lackingInStyle } from '../../scripts/floor/style.mjs'

const namesIn = (code: string) => lackingInScript('x.js', code).map(({ name }) => name)
const namesInStyle = (css: string) => lackingInStyle('x.css', css).map(({ name }) => name)

describe('what the oldest browsers lack', () => {
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
  ])('is found in a script: %s', (code, names) => {
    expect(namesIn(code)).toEqual(names)
  })

  it.each([
    ['.a:has(.b) { color: red }', [':has']],
    ['@container (width > 9px) { .a { color: red } }', ['@container', '@container <']],
    ['.a { height: 9svh; aspect-ratio: 1 }', ['svh', 'aspect-ratio']],
  ])('is found in a style sheet: %s', (css, names) => {
    expect(namesInStyle(css)).toEqual(names)
  })

  it('is not found in what they know', () => {
    const code = 'const { at } = a?.b ?? [...c.matchAll(/(?<d>e)/gu)]; new Map(Object.entries(at)); f.at = g'
    expect(namesIn(code)).toEqual([])
    expect(namesInStyle('.a:not(.b):focus { inset: 0; gap: 1rem; margin-inline: max(1px, 2vh) }')).toEqual([])
  })

  it('says where a browser is lacking, and what is done about what is allowed', () => {
    expect(lackingInScript('x.js', 'a.findLast(b)')).toMatchObject([
      { file: 'x.js', lacking: expect.stringMatching(/chrome 87, .*safari_ios 14\.5/) },
    ])
    expect(allowed.findLast).toBe('added')
  })
})
