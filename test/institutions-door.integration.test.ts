import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { bootstrapKey } from './support/admin-key.ts'
import { makeRequest } from './support/certificate-requests.ts'
import { createAuthority } from './support/certificates.ts'
import { type ServerProcess, startServer } from './support/server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'parley-door-'))
afterAll(() => rmSync(folder, { recursive: true }))

const typeOf = (file: string) => (file.startsWith('<') ? 'application/xml' : 'text/csv')

describe('mTLS listener for institutions', () => {
  let server: ServerProcess
  afterEach(() => server.remove())

  const open = async (environment: Record<string, string>) => {
    server = await startServer({ PLATFORM_TLS_PORT: '0', ...environment })
    const port = () => Number(/"institutionsUrl":"https:\/\/[^"]+:(\d+)"/.exec(server.log.join('\n'))?.[1])
    await expect.poll(port).toBeGreaterThan(0)
    return port()
  }
  const register = async (code: string, csr: string) => {
    const answer = await fetch(`${server.url()}/v1/ips/participant-register`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bootstrapKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        institution_code: code,
        institution_name: 'New Bank',
        contact_email: 'security@newbank.example',
        certificate_signing_request: csr,
        apis_to_enable: ['ips'],
        data_retention_days: 30,
      }),
    })
    // biome-ignore lint/suspicious/noExplicitAny: an answer is what a test looks into
    return { status: answer.status, body: (await answer.json()) as any }
  }
  const call = (
    port: number,
    tls: object,
    path = '/v1/ips/transaction-status?transaction_id=TX-0',
    file?: string,
  ) =>
    new Promise<number>((done, failed) => {
      const more = file === undefined ? {} : { method: 'POST', headers: { 'content-type': typeOf(file) } }
      const to = { host: '127.0.0.1', servername: 'localhost', port, agent: false, path, ...more, ...tls }
      request(to, (answer) => {
        answer.resume()
        done(answer.statusCode ?? 0)
      })
        .on('error', failed)
        .end(file)
    })

  it('admits the credentials from registration, and rejects a key that belongs to another institution', async () => {
    const port = await open({})
    const { key, request: csr, keys } = await makeRequest('NEWB')
    const { status, body } = await register('NEWB', csr)
    expect(status).toBe(201)
    const { client_certificate: cert, ca_certificate: ca, api_credentials: credentials } = body
    expect(await call(port, { ca, key, cert })).toBe(404)
    const basic = `${credentials.client_id}:${credentials.client_secret}`
    const headers = { authorization: `Basic ${Buffer.from(basic).toString('base64')}` }
    expect(await call(port, { ca, headers })).toBe(404)
    expect(await call(port, { ca })).toBe(401)
    expect(await call(port, { ca, key, cert }, '/sandbox/audit')).toBe(403)
    const csv = `account_number,institution_code\n${'PH-1,NEWB\n'.repeat(5000)}`
    expect(await call(port, { ca, key, cert }, '/sandbox/settings/ledger', csv)).toBe(200)
    const damaged = `<!DOCTYPE x>${csv.repeat(100)}`
    expect(await call(port, { ca, key, cert }, '/sandbox/settings/ledger', damaged)).toBe(422)
    expect(await call(port, { ca, key, cert }, '/sandbox/settings/participants')).toBe(403)
    const again = await register('COPY', (await makeRequest('COPY', { keys })).request)
    expect([again.status, again.body.errors[0].code]).toEqual([409, 'key_in_use'])
    await expect(call(port, { key, cert })).rejects.toThrow(/certificate/)
  })

  it('uses the operator’s own certificate if there is one', async () => {
    const authority = await createAuthority('The operator')
    const own = await authority.issue('localhost')
    writeFileSync(join(folder, 'own.pem'), own.cert)
    writeFileSync(join(folder, 'own.key'), own.key)
    const port = await open({
      PLATFORM_TLS_CERT: join(folder, 'own.pem'),
      PLATFORM_TLS_KEY: join(folder, 'own.key'),
    })
    expect(await call(port, { ca: authority.ca, servername: '' })).toBe(401)
  })
})

it.each([
  [{ PLATFORM_TLS_PORT: '0', PLATFORM_TLS_CERT: 'x' }, /PLATFORM_TLS_CERT and PLATFORM_TLS_KEY/],
  [{ PLATFORM_TLS_PORT: 'x' }, /PLATFORM_TLS_PORT/],
  [{ PLATFORM_TLS_CERT: 'x', PLATFORM_TLS_KEY: 'y' }, /PLATFORM_TLS_CERT: needs PLATFORM_TLS_PORT/],
  [
    { PLATFORM_TLS_PORT: '0', PLATFORM_TLS_CERT: '/no', PLATFORM_TLS_KEY: '/no' },
    /PLATFORM_TLS_CERT: the file/,
  ],
  [
    {
      PLATFORM_TLS_PORT: '0',
      TRUST_LAYER_URL: 'http://127.0.0.1:9',
      TRUST_LAYER_TOKEN: 'the-token-of-the-trust-layer',
    },
    /PLATFORM_TLS_PORT: with a TRUST_LAYER_URL/,
  ],
])('prevents the start with an invalid setting of the mTLS listener: %o', async (environment, complaint) => {
  await expect(startServer(environment as Record<string, string>)).rejects.toThrow(complaint)
})
