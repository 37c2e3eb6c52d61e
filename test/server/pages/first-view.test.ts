import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { moreTexts } from '../../../src/assistant/languages/at-once.ts'
import { toBuiltFile } from '../../../src/http/static-files.ts'
import { createFirstViews, hashesOfScripts } from '../../../src/server/pages/first-view.ts'

const html = toBuiltFile('index.html', Buffer.from('<!doctype html><html lang="en"><body></body></html>'))
const profile = {
  banks: [
    { code: 'UNITY', name: 'Unity <Bank>', fraudNumber: '(02) 12-34' },
    { code: 'SILENT', name: 'Silent' },
  ],
  hotlines: [{ label: 'Anti-scam line', number: '5678' }],
  emergencyNumber: '911',
}
const firstView = createFirstViews({ profile: () => profile })

it.each([
  { view: {}, has: '<html lang="en">' },
  { view: { theme: 'dark' }, has: '<html lang="en" data-theme="dark">' },
  { view: { theme: 'system', languages: 'en-GB,ur;q=0.8' }, has: '<html lang="en">' },
  { view: { languages: 'ur' }, has: '<html lang="ur" dir="rtl">' },
  { view: { theme: 'light', languages: 'ar-EG,en' }, has: '<html lang="ar" dir="rtl" data-theme="light">' },
  { view: { theme: '"><script>', languages: '"><script>' }, has: '<html lang="en">' },
])('starts as $has for $view', ({ view, has }) => {
  const file = firstView(html, view)
  expect(file.body.toString()).toBe(`<!doctype html>${has}<body></body></html>`)
  expect(file.etag === html.etag).toBe(has === '<html lang="en">')
})

it('creates each version once', () => {
  expect(firstView(html, { languages: 'ur-PK' })).toBe(firstView(html, { languages: 'UR, en' }))
})

describe('the page without its script', () => {
  const whole = toBuiltFile(
    'index.html',
    Buffer.from('<html lang="en"><script>go()</script><!-- help --></html>'),
  )
  const read = (view: Parameters<typeof firstView>[1]) =>
    createFirstViews({ profile: () => profile })(whole, view).body.toString()

  it('shows whom to call and a retry, in the citizen’s language', () => {
    const help = read({ languages: 'fr-FR' })
    expect(help).toContain('lang="fr"')
    expect(help).toContain(moreTexts.fr?.refusedCall.replaceAll("'", '&#39;'))
    expect(help).toContain('<a class="pill" href="tel:5678">Anti-scam line: <bdi dir="ltr">5678</bdi></a>')
    expect(help).toContain('href="tel:021234">Unity &lt;Bank&gt;: <bdi dir="ltr">(02) 12-34</bdi></a>')
    expect(help).toContain('tel:911')
    expect(help).not.toContain('Silent')
  })

  it('follows the current profile', () => {
    let now = profile
    const view = createFirstViews({ profile: () => now })
    expect(view(whole, {}).body.toString()).toContain('tel:911')
    now = { ...profile, emergencyNumber: '112' }
    expect(view(whole, {}).body.toString()).toContain('tel:112')
  })

  it('offers a report on pages without scripts, in a new window from a frame', () => {
    expect(read({ gwId: 'demo' })).toContain('href="/report?gwId=demo">Report a scam</a>')
    expect(read({ gwId: 'demo', isFramed: true })).toContain('target="_blank"')
    expect(read({})).not.toContain('/report')
  })

  it('can be closed only in a frame', () => {
    expect(read({ isFramed: true })).toContain('id="leave"')
    expect(read({})).not.toContain('id="leave"')
  })

  it('is shown by a script that the policy allows by its hash', () => {
    expect(hashesOfScripts(whole)).toEqual([
      `'sha256-${createHash('sha256').update('go()').digest('base64')}'`,
    ])
  })
})
