import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asAdmin, bootstrapKey } from '../../support/admin-key.ts'
import { type SignedIn, signIn } from '../../support/operator.ts'
import { ask } from '../../support/raw-request.ts'
import { type ServerProcess, startServer } from '../../support/server-process.ts'

describe('console page', () => {
  let server: ServerProcess
  let analyst: SignedIn
  let caseId = ''
  beforeAll(async () => {
    server = await startServer()
    analyst = await signIn(server)
    const intake = await ask(`${server.url()}/v1/cases/intake`, {
      method: 'POST',
      headers: { ...asAdmin, 'content-type': 'application/json' },
      body: JSON.stringify({
        citizen_id_hash: 'hm1:citizen-of-the-tests',
        scam_type: 'purchase',
        transaction_reference: 'TX-1001',
        amount: 25_000,
      }),
    })
    caseId = (JSON.parse(intake.text) as { case_id: string }).case_id
  })
  afterAll(() => server.remove())

  it('serves the page, and forbids caching its responses', async () => {
    const reply = await analyst.call('GET /console/api/cases')
    expect(reply.status).toBe(200)
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(reply.headers['access-control-allow-origin']).toBeUndefined()
  })

  it.each([
    '/console/api/none',
    '/console/api/cases/..%2F..%2Faudit',
    '/console/none.js',
    '/console/demo/cases',
  ])('returns 404 at %s', async (path) => {
    expect((await analyst.call(`GET ${path}`)).status).toBe(404)
  })

  it('cannot be framed, and runs only its own scripts', async () => {
    const page = await ask(`${server.url()}/console/`)
    expect(page.status).toBe(200)
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    const frames = ` frame-src ${new URL(server.url()).origin};`
    expect(policy).toContain(frames)
    expect(policy.replace(frames, '')).not.toMatch(/unsafe|http:|frame-src|\*/)
    // The only inline script reloads the page when a part of its build is missing; the policy allows it by
    // its hash.
    const [inline = '', ...others] = [...page.text.matchAll(/<script>(.*?)<\/script>/gs)].map(
      ([, code]) => code,
    )
    expect(others).toEqual([])
    expect(policy).toContain(`'sha256-${createHash('sha256').update(inline).digest('base64')}'`)
    expect(page.text.replace(`<script>${inline}</script>`, '')).not.toMatch(
      /<script(?![^>]* src=)|<style|\sstyle=|\son\w+=/,
    )
  })

  it('contains no secret, no account holder’s name and no citizen’s identity', async () => {
    const replies = await Promise.all(
      ['cases', `cases/${caseId}`, 'proposals', 'session', 'me/sessions'].map((path) =>
        analyst.call(`GET /console/api/${path}`),
      ),
    )
    const all = replies.map(({ text }) => text).join('\n')
    expect(all).toContain(analyst.login)
    for (const secret of ['sbx-freeze', 'sbx-release', bootstrapKey, 'Bearer', 'hm1:citizen-of-the-tests']) {
      expect(all).not.toContain(secret)
    }
    expect(all).not.toMatch(/Amina|Rolan|Tess|Specimen|Placeholder|_sealed|_enc"/)
  })
})
