import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import { ask } from './raw-request.ts'

/** A real OpenID Connect provider at which a user signs in without a prompt. */
export interface TestProvider {
  issuer: string
  secret: string
  /** Who signs in next, and how. */
  person: {
    login: string
    subject?: string
    amr?: string[]
    acr?: string
    email?: string
    isVerified?: boolean
  }
  /** Starts responding, for a relay at an address; until then it is down. */
  open(redirectUri: string): void
  /** Visits the provider as a browser does, signs in, and returns the query of the redirect back. */
  visit(url: string): Promise<string>
  stop(): Promise<void>
}

/** Starts a provider on a free port. */
export async function startProvider(): Promise<TestProvider> {
  let answer: RequestListener = (_request, response) => response.writeHead(503).end()
  const server = createServer((request, response) => answer(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const secret = 'a secret between the two'

  const self: TestProvider = {
    issuer,
    secret,
    person: { login: 'nobody' },
    open(redirectUri) {
      const provider = create(issuer, secret, redirectUri, () => self.person)
      const callback = provider.callback()
      answer = (request, response) => {
        if (!request.url?.startsWith('/interaction/')) return void callback(request, response)
        const { login, subject = login, amr, acr } = self.person
        void provider.interactionFinished(request, response, {
          login: { accountId: subject, ...(amr && { amr }), ...(acr !== undefined && { acr }) },
        })
      }
    },
    async visit(url) {
      const cookies = new Map<string, string>()
      for (let next = url; ; ) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const { headers, status, text } = await ask(next, { headers: { cookie } })
        for (const set of headers['set-cookie'] ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
          cookies.set(name, value)
        }
        if (typeof headers.location !== 'string') throw new Error(`the provider answered ${status}: ${text}`)
        const there = new URL(headers.location, next)
        if (there.origin !== issuer) return there.search
        next = there.href
      }
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
  return self
}

function create(issuer: string, secret: string, redirectUri: string, person: () => TestProvider['person']) {
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'parley', client_secret: secret, redirect_uris: [redirectUri] }],
    claims: {
      openid: ['sub', 'amr', 'acr'],
      profile: ['preferred_username'],
      email: ['email', 'email_verified'],
    },
    acrValues: ['two-factors'],
    conformIdTokenClaims: true,
    pkce: { required: () => true },
    cookies: { keys: ['for tests alone'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => {
        const { login, email, isVerified = false } = person()
        return { sub: accountId, preferred_username: login, email, email_verified: isVerified }
      },
    }),
    // No consent prompt for the relay to read the user's name.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
  })
  return provider
}
