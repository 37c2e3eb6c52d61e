import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { allLanguages, routeHearing, routeSpeech } from '../../src/platform/engagement/voice/routing.ts'

const section = readFileSync('docs/languages.md', 'utf8').split('## The development voices')[1] ?? ''
const rowOf = (title: string) => {
  const row = section.split('\n').find((line) => line.startsWith(`| ${title} |`)) ?? ''
  return row.split('|')[2] ?? ''
}
const codes = (row: string) => [...row.matchAll(/`([\w-]+)`/g)].map(([, code]) => code)

it('names the languages that the development voices cannot speak', () => {
  const mute = allLanguages.filter((lang) => routeSpeech(lang) === 'no-voice')
  expect(codes(rowOf('no voice that anybody could understand'))).toEqual(mute.sort())
})

it('names the languages that are spoken with another language’s voice', () => {
  const borrowed = allLanguages.flatMap((lang) => {
    const route = routeSpeech(lang)
    return typeof route === 'object' && route.approximate ? [[lang, route.approximate]] : []
  })
  expect(codes(rowOf('spoken by the voice of another language'))).toEqual(borrowed.sort().flat())
})

it('names the languages without speech recognition', () => {
  const unheard = allLanguages.filter((lang) => routeHearing(lang) === 'no-recogniser')
  expect(codes(rowOf('not heard'))).toEqual(unheard.sort())
})
