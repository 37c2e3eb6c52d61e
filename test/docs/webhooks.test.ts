import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { customerEvents } from '../../src/contract/chat/customer-event-names.ts'
import { sign } from '../../src/contract/chat/webhook-signature.ts'
import { toOpenApi } from '../../src/contract/openapi/document.ts'
import { demoConfig, parseConfig } from '../../src/relay/config/file.ts'

const file = resolve(import.meta.dirname, '../../docs/webhooks.md')
const written = readFileSync(file, 'utf8')
const blocks = (language: string) =>
  [...written.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text = '']) => text)

const nowMs = Date.parse('2026-11-23T09:00:00Z')
const [secret, body] = ['a secret of the guide', '{"events":[]}']
const timestamp = String(nowMs / 1000)
const signature = `sha256=${sign(secret, timestamp, Buffer.from(body))}`
const genuine = { 'x-parley-timestamp': timestamp, 'x-parley-signature': signature }
const deliveries: [string, Record<string, string>, string, boolean][] = [
  ['a genuine one', genuine, body, true],
  ['another body', genuine, '{"events":[{}]}', false],
  ['another time', { ...genuine, 'x-parley-timestamp': String(nowMs / 1000 - 1) }, body, false],
  ['an old one', { ...genuine, 'x-parley-timestamp': String(nowMs / 1000 - 301) }, body, false],
  ['no signature', { 'x-parley-timestamp': timestamp }, body, false],
  ['half a signature', { ...genuine, 'x-parley-signature': signature.slice(0, -2) }, body, false],
  ['no header', {}, body, false],
]

describe('docs/webhooks.md', () => {
  it('lists every event with when it is sent (npx vitest run -u updates it)', async () => {
    const rows = Object.entries(customerEvents).map(([type, when]) => `| \`${type}\` | ${when} |`)
    const table = ['| Event | When |', '|---|---|', ...rows].join('\n')
    const made = written.replace(
      /(<!-- events -->\n)[\s\S]*?(\n<!-- end -->)/,
      (_, start, end) => start + table + end,
    )
    await expect(made).toMatchFileSnapshot(file)
  })

  it('shows a configuration that is accepted', () => {
    const { channels } = JSON.parse(blocks('json')[0] ?? '')
    const [channel] = parseConfig({ ...demoConfig, channels }).channels
    expect(channel?.webhooks).toMatchObject([{ name: 'crm', events: expect.any(Array) }])
  })

  it.each(deliveries)(
    'has a JavaScript check with the right verdict: %s',
    async (_, headers, sent, isGenuine) => {
      const { isFromParley } = await import(
        /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(blocks('js')[0] ?? '')}`
      )
      expect(isFromParley(headers, Buffer.from(sent), secret, nowMs)).toBe(isGenuine)
    },
  )

  it('has an example that is an event of the document', () => {
    const [event] = JSON.parse(blocks('json')[1] ?? '').events
    const { webhooks, components } = toOpenApi() as {
      webhooks: Record<string, unknown>
      components: { schemas: Record<string, { required: string[] }> }
    }
    expect(Object.keys(webhooks)).toEqual([...Object.keys(customerEvents), 'test'])
    expect(Object.keys(event).sort()).toEqual(
      components.schemas[`CustomerEvent_${event.type}`]?.required.sort(),
    )
  })
})
