import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStreamMask, maskWhole } from '../../src/relay/gateway/proxy/mask.ts'
import { formsOf } from '../../src/relay/gateway/upstream/secret-forms.ts'
import { type FakeUpstream, startFakeUpstream } from '../support/fake-upstream.ts'
import { startGateway, type TestGateway, upstreamSecrets } from '../support/gateway.ts'
import { holds } from '../support/properties.ts'

const path = '/v1/recovery/trace/TRC-1'

describe('a compromised upstream', () => {
  let upstream: FakeUpstream
  let gateway: TestGateway
  let authorization = ''

  beforeAll(async () => {
    upstream = await startFakeUpstream()
    gateway = await startGateway({ upstreamUrl: upstream.url, breaker: { failures: 1000 } })
    authorization = await gateway.authorize(['redress:read', 'recovery:read'], 'admin')
  })
  afterAll(async () => {
    await gateway.stop()
    await upstream.stop()
  })
  const ask = () => fetch(gateway.url + path, { headers: { authorization } })
  const answer = (headers: Record<string, string>, body: string | Buffer = '{"ok":true}', status = 200) =>
    upstream.behave((_req, res) =>
      res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body),
    )

  const orders: Record<string, string> = {
    'x-accel-redirect': '/etc/passwd',
    'x-accel-buffering': 'no',
    'x-sendfile': '/etc/passwd',
    'x-lighttpd-send-file': '/etc/passwd',
    'access-control-allow-origin': 'https://evil.example',
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': '*',
    'clear-site-data': '"*"',
    'set-cookie': 'session=stolen; Path=/',
    'strict-transport-security': 'max-age=0',
    'content-security-policy': 'default-src *; frame-ancestors *',
    'cross-origin-resource-policy': 'cross-origin',
    'service-worker-allowed': '/',
    'permissions-policy': 'microphone=*',
    'public-key-pins': 'pin-sha256="x"',
    'report-to': '{"endpoints":[{"url":"https://evil.example"}]}',
    nel: '{"report_to":"x","max_age":9}',
    link: '<https://evil.example/x.js>; rel=preload; as=script',
    refresh: '0; url=https://evil.example',
    location: 'https://evil.example',
    'content-location': 'https://evil.example',
    'www-authenticate': 'Basic realm="your bank"',
    'alt-svc': 'h3="evil.example:443"',
    sourcemap: 'https://evil.example/map',
    vary: '*',
    age: '1',
    expires: 'Thu, 31 Dec 2099 00:00:00 GMT',
    pragma: 'public',
    'surrogate-control': 'max-age=999999',
    'cdn-cache-control': 'public, max-age=999999',
    'x-forwarded-for': '10.0.0.1',
    'x-powered-by': 'something old',
    server: 'something older',
    'x-whatever-comes-next': '1',
  }
  it.each(Object.entries(orders))('has its %s header removed', async (name, value) => {
    for (const status of [200, 404]) {
      answer({ [name]: value }, '{"ok":true}', status)
      expect((await ask()).headers.get(name)).toBeNull()
    }
  })

  it.each(['public, max-age=31536000', 'private', 'max-age=60, stale-while-revalidate=600'])(
    'cannot make caches store its response: %s becomes no-store',
    async (value) => {
      answer({ 'cache-control': value })
      expect((await ask()).headers.get('cache-control')).toBe('no-store')
    },
  )

  it.each([
    ['retry-after', '3'],
    ['idempotency-replayed', 'true'],
    ['x-privacy-warning', 'redacted'],
    ['content-disposition', 'attachment'],
    ['etag', '"1"'],
  ])('may still send %s', async (name, value) => {
    answer({ [name]: value })
    expect((await ask()).headers.get(name)).toBe(value)
  })

  it.each([
    ['gzip', gzipSync(`{"secret":"${upstreamSecrets.trust}"}`)],
    ['br', Buffer.from('not looked at')],
    ['deflate, gzip', Buffer.from('not looked at')],
    ['aes128gcm', Buffer.from('not looked at')],
    ['identity, gzip', Buffer.from('not looked at')],
  ])('gets 502 for an unrequested encoding: %s', async (encoding, body) => {
    for (const length of [{ 'content-length': String(body.length) }, {}]) {
      answer({ 'content-encoding': encoding, ...length }, body)
      const response = await fetch(gateway.url + path, {
        headers: { authorization, 'accept-encoding': 'gzip, br' },
      })
      expect(response.status).toBe(502)
      expect(await response.json()).toMatchObject({ type: 'urn:parley:problem:upstream-invalid' })
    }
  })

  const secret = upstreamSecrets.trust
  const around = (before: string, after: string, encoding: BufferEncoding) =>
    Buffer.from(`${before}${secret}${after}`).toString(encoding)
  const disguises: Record<string, string> = {
    'as it is': `"${secret}"`,
    'in a JSON text': JSON.stringify({ error: `Bearer ${secret}` }),
    'in hexadecimal': around('', '', 'hex'),
    'in hexadecimal capitals': around('', '', 'hex').toUpperCase(),
    'in hexadecimal with words around it': around('Bearer ', ' was wrong', 'hex'),
    'in an address': `https://x.example/?t=${encodeURIComponent(secret)}`,
    ...Object.fromEntries(
      [0, 1, 2].flatMap((before) =>
        (['base64', 'base64url'] as const).map((alphabet) => [
          `in ${alphabet}, ${before} bytes from a border`,
          around('B'.repeat(before), ' tail', alphabet),
        ]),
      ),
    ),
    'as the password of a Basic header': `Basic ${around('user:', '', 'base64')}`,
    'in a header of its request, in base64': around('authorization: Bearer ', '\r\n', 'base64'),
  }
  const ways = {
    'in one piece': (body: string) => answer({ 'content-length': String(Buffer.byteLength(body)) }, body),
    'in a stream of single bytes': (body: string) =>
      upstream.behave((_req, res) => {
        res.writeHead(200, { 'content-type': 'application/json' })
        for (const byte of Buffer.from(body)) res.write(Buffer.from([byte]))
        res.end()
      }),
    'in an error': (body: string) => answer({}, body, 500),
    'in a header': (body: string) => answer({ 'x-privacy-warning': body, etag: body }),
  }
  const seen = async () => {
    const response = await ask()
    return `${JSON.stringify([...response.headers])}${await response.text()}`
  }
  const tries = Object.entries(ways).flatMap(([way, say]) =>
    Object.entries(disguises).map(([disguise, body]) => ({ way, say, disguise, body })),
  )
  it.each(tries)('has its secret masked $way, $disguise', async ({ say, body }) => {
    say(body)
    const answered = await seen()
    expect(answered).toContain('***')
    for (const form of formsOf(secret)) expect(answered).not.toContain(form)
  })
})

describe('forms of a secret', () => {
  const anySecret = fc.string({ minLength: 12, maxLength: 60, unit: 'grapheme-ascii' })
  const masked = (text: string, secret: string, cut: number) => {
    const forms = formsOf(secret).map((form) => Buffer.from(form))
    const whole = Buffer.from(text)
    const mask = createStreamMask(forms)
    const at = cut % (whole.length + 1)
    const parts = [mask.push(Buffer.from(whole.subarray(0, at))), mask.push(Buffer.from(whole.subarray(at)))]
    const streamed = Buffer.concat([...parts, mask.rest()]).toString()
    maskWhole(whole, forms)
    return [whole.toString(), streamed]
  }

  it('are found for every secret, in every alphabet, at every alignment, wherever a chunk ends', () => {
    holds(
      fc.property(anySecret, fc.string(), fc.string(), fc.nat(500), (secret, before, after, cut) => {
        const both = Buffer.from(before + secret + after)
        for (const text of [both.toString('base64'), both.toString('base64url'), both.toString('hex')]) {
          for (const result of masked(text, secret, cut)) {
            const alphabet = text === both.toString('hex') ? 'hex' : 'base64'
            expect(Buffer.from(result.replaceAll('*', 'A'), alphabet).toString()).not.toContain(secret)
            expect(result).toContain('*')
          }
        }
      }),
      { numRuns: 300 },
    )
  })
})
