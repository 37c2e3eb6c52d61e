import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createStreamMask, maskWhole } from '../../../../src/relay/gateway/proxy/mask.ts'
import { holds } from '../../../support/properties.ts'

const secrets = [Buffer.from('s3cret-of-the-teamspace'), Buffer.from('s3s3s3cr')]
const whole = (text: string) => {
  const bytes = Buffer.from(text)
  maskWhole(bytes, secrets)
  return bytes.toString()
}
const streamed = (text: string, cuts: readonly number[]) => {
  const mask = createStreamMask(secrets)
  const bytes = Buffer.from(text)
  const edges = [0, ...[...cuts].map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length]
  const sent = edges
    .slice(1)
    .map((end, i) => Buffer.from(mask.push(Buffer.from(bytes.subarray(edges[i], end)))))
  return Buffer.concat([...sent, mask.rest()]).toString()
}

describe('mask', () => {
  it('overwrites every secret with the same number of asterisks', () => {
    expect(whole('a s3cret-of-the-teamspace, and s3s3s3cr!')).toBe(
      `a ${'*'.repeat(23)}, and ${'*'.repeat(8)}!`,
    )
    expect(whole('nothing here')).toBe('nothing here')
  })

  it('masks a stream the same way, wherever it is split', () => {
    const piece = fc.constantFrom('s3cret-of-the-teamspace', 's3s3s3cr', 's3', 's3cret-of', ' text ', 'Ünï')
    holds(
      fc.property(
        fc.array(piece, { maxLength: 8 }),
        fc.array(fc.nat(200), { maxLength: 12 }),
        (pieces, cuts) => {
          const text = pieces.join('')
          const result = streamed(text, cuts)
          for (const secret of secrets) expect(result).not.toContain(secret.toString())
          expect(Buffer.byteLength(result)).toBe(Buffer.byteLength(text))
          if (!secrets.some((secret) => text.includes(secret.toString()))) expect(result).toBe(text)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('holds back nothing that cannot become a secret', () => {
    const mask = createStreamMask(secrets)
    expect(mask.push(Buffer.from('plain')).toString()).toBe('plain')
    expect(mask.push(Buffer.from('more s3cr')).toString()).toBe('more ')
    expect(mask.push(Buffer.from('eam')).toString()).toBe('s3cream')
  })
})
