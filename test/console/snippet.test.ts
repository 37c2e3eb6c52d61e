import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { snippetOf } from '../../src/console/settings/channels/snippet.ts'

const help = { lang: 'en', title: 'Report a scam', lines: [{ label: 'Fraud <line>', number: '+1 (555) 01' }] }

/** Splits a snippet into its help and its script. */
const partsOf = (snippet: string) => /^(<p .*?<\/p>)\n(.*)$/s.exec(snippet)?.slice(1) ?? []

describe('snippet of a channel', () => {
  it('has the script of docs/embedding.md, with the relay and the channel of the deployment', () => {
    const docs = readFileSync(resolve(import.meta.dirname, '../../docs/embedding.md'), 'utf8')
    const [, documented = ''] = /```html\n(.*?)\n```/s.exec(docs) ?? []
    const [, script] = partsOf(snippetOf({ relayUrl: 'https://chat.example', gwId: 'demo', help }))
    expect(script).toBe(partsOf(documented)[1])
    const other = snippetOf({ relayUrl: 'https://help.bank.example', gwId: 'other', help })
    expect(other).toContain('https://help.bank.example/widget.js')
    expect(other).toContain('data-gw-id="other"')
  })

  it('offers the plain pages and the numbers to call while the chat cannot be used', () => {
    const [paragraph] = partsOf(snippetOf({ relayUrl: 'https://chat.example', gwId: 'demo', help }))
    expect(paragraph).toBe(`<p id="parley-help" lang="en">
  <a href="https://chat.example/report?gwId=demo">Report a scam</a>
  <a href="tel:+155501">Fraud &#60;line&#62;: +1 (555) 01</a>
</p>`)
  })
})
