import { describe, expect, it } from 'vitest'
import { limits } from '../../src/contract/primitives/limits.ts'
import { checkRequest } from '../../src/platform/trust-layer/payments/certificate-authority.ts'
import { writeLegalDocument } from '../../src/platform/trust-layer/recovery/legal/legal-document.ts'
import { toMarkdown } from '../../src/platform/trust-layer/recovery/legal/legal-document-markdown.ts'
import { makeRequest } from '../support/certificate-requests.ts'
import { legalInput, legalTracing } from '../support/legal-input.ts'
import { heldTooLongMs, loopTime } from '../support/loop-time.ts'

/** Returns a request of `limits.signingRequestChars` whose content is `piece`, repeated, in one sequence. */
function requestOf(piece: readonly number[]): string {
  const [begin, end] = ['-----BEGIN CERTIFICATE REQUEST-----\n', '\n-----END CERTIFICATE REQUEST-----\n']
  const bytes = Math.floor(((limits.signingRequestChars - begin.length - end.length) * 3) / 4) - 4
  const content = Buffer.alloc(bytes - (bytes % piece.length), Buffer.from(piece))
  const whole = Buffer.concat([
    Buffer.from([0x30, 0x82, content.length >> 8, content.length & 0xff]),
    content,
  ])
  return begin + whole.toString('base64') + end
}

describe('a certificate signing request of the maximum size', () => {
  it.each([
    ['empty sequences', [0x30, 0]],
    ['empty sets', [0x31, 0]],
    ['sequences without an end', [0x30, 0x80]],
    ['numbers', [2, 1, 1]],
    ['names of algorithms', [6, 1, 0x2a]],
    ['texts', [0x0c, 1, 0x41]],
    ['fields of its own', [0xa0, 0]],
  ])('of %s is rejected without blocking', (_, piece) => {
    const pem = requestOf(piece)
    expect(loopTime(() => void checkRequest(pem, 'RELAY', 2048).catch(() => undefined))).toBeLessThanOrEqual(
      heldTooLongMs,
    )
  })

  it.each(['-', '-----BEGIN ', '-----END ', ' ', '\n', 'A: b\n', 'PRIVATE KE'])(
    'of many %j after a valid one is read without blocking',
    async (piece) => {
      const { request } = await makeRequest('RELAY')
      const pem = (request + piece.repeat(limits.signingRequestChars)).slice(0, limits.signingRequestChars)
      expect(
        loopTime(() => void checkRequest(pem, 'RELAY', 2048).catch(() => undefined)),
      ).toBeLessThanOrEqual(heldTooLongMs)
    },
  )
})

describe('a legal document of a long trace', () => {
  const { chain } = legalTracing
  const documentOf = (entries: number) =>
    legalInput({
      justification: 'W '.repeat(limits.messageChars / 2),
      traces: [
        {
          ...legalTracing,
          chain: Array.from({ length: entries }, (_, at) => chain[at % chain.length]).flatMap(
            (entry) => entry ?? [],
          ),
        },
      ],
    })

  it.each([1, 50, 500])('of %d accounts is written without blocking', (entries) => {
    expect(loopTime(() => toMarkdown(writeLegalDocument(documentOf(entries))))).toBeLessThanOrEqual(
      heldTooLongMs,
    )
  })
})
