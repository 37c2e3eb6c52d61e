import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeBase64 } from '../../../../src/relay/citizen-api/speech/base64-decode.ts'
import { holds } from '../../../support/properties.ts'

async function* cut(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield Buffer.from(text.slice(at, at + size), 'latin1')
}

async function decode(text: string, size = 7, maxBytes = 1e6): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of decodeBase64(cut(text, size), { maxBytes })) parts.push(part)
  return Buffer.concat(parts)
}

const wrap = (text: string) => text.replace(/.{1,20}/g, '$&\r\n')

describe('streaming Base64 decoder', () => {
  const forms: { name: string; as: (text: string) => string }[] = [
    { name: 'raw', as: (text) => text },
    { name: 'quoted', as: (text) => `"${text}"` },
    { name: 'wrapped in lines', as: wrap },
    { name: 'with a data: prefix', as: (text) => `data:audio/mpeg;base64,${text}` },
    { name: 'quoted with a data: prefix', as: (text) => `"data:audio/mpeg;base64,${text}"` },
    { name: 'with the URL alphabet', as: (text) => text.replaceAll('+', '-').replaceAll('/', '_') },
    { name: 'without padding', as: (text) => text.replaceAll('=', '') },
    { name: 'with escaped slashes', as: (text) => JSON.stringify(text).replaceAll('/', '\\/') },
    { name: 'after blanks', as: (text) => ` \n${text}\n ` },
  ]
  it.each(forms)('decodes input $name, split at any position', async ({ as }) => {
    await holds(
      fc.asyncProperty(
        fc.uint8Array({ minLength: 1, maxLength: 200 }),
        fc.integer({ min: 1, max: 50 }),
        async (bytes, size) => {
          const encoded = as(Buffer.from(bytes).toString('base64'))
          expect(await decode(encoded, size)).toEqual(Buffer.from(bytes))
        },
      ),
      { numRuns: 40 },
    )
  })

  it.each([
    { name: 'JSON', text: '{"error":"no"}' },
    { name: 'a list', text: '["QUJD"]' },
    { name: 'HTML', text: '<html>busy</html>' },
    { name: 'words', text: 'Too many requests, come back later' },
    { name: 'nothing', text: '   ' },
    { name: 'one letter too many', text: 'QUJDR' },
    { name: 'something after the padding', text: 'QUI=QUI=' },
    { name: 'a prefix without end', text: `data:${'x'.repeat(300)}` },
  ])('rejects input that is $name', async ({ text }) => {
    await expect(decode(text)).rejects.toMatchObject({ code: 'upstream-invalid' })
  })

  it('rejects input that exceeds the limit', async () => {
    await expect(decode('QUJD'.repeat(100), 8, 100)).rejects.toMatchObject({ code: 'upstream-invalid' })
  })
})
