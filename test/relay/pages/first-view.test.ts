import { expect, it } from 'vitest'
import { toBuiltFile } from '../../../src/relay/pages/files.ts'
import { createFirstViews } from '../../../src/relay/pages/first-view.ts'

const html = toBuiltFile('index.html', Buffer.from('<!doctype html><html lang="en"><body></body></html>'))
const firstView = createFirstViews()

it.each([
  { view: {}, has: '<html lang="en">' },
  { view: { theme: 'dark' }, has: '<html lang="en" data-theme="dark">' },
  { view: { theme: 'system', languages: 'en-GB,ur;q=0.8' }, has: '<html lang="en">' },
  { view: { languages: 'ur' }, has: '<html lang="ur" dir="rtl">' },
  { view: { theme: 'light', languages: 'ar-EG,en' }, has: '<html lang="ar" dir="rtl" data-theme="light">' },
  { view: { theme: '"><script>', languages: '"><script>' }, has: '<html lang="en">' },
])('begins as $has for $view', ({ view, has }) => {
  const file = firstView(html, view)
  expect(file.body.toString()).toBe(`<!doctype html>${has}<body></body></html>`)
  expect(file.etag === html.etag).toBe(has === '<html lang="en">')
})

it('makes each form once', () => {
  expect(firstView(html, { languages: 'ur-PK' })).toBe(firstView(html, { languages: 'UR, en' }))
})
