import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Registry } from 'prom-client'
import { realTimers } from '../../src/contract/primitives/timers.ts'
import { sendWire, toWire } from '../../src/http/node-wire.ts'
import { createVoice } from '../../src/platform/engagement/voice/voice.ts'
import type { VoiceArea } from '../../src/platform/engagement/voice/voice-area.ts'
import { createTeamspaces } from '../../src/platform/engagement/workspace/teamspaces.ts'
import { silentLogger } from '../../src/platform/kit/ports.ts'
import { makeRequest } from './certificate-requests.ts'
import { createTestPlatform, platformSecret } from './platform.ts'

/** Addresses of the platform, and the credentials of a relay at the mTLS listener of the trust layer. */
export interface PlatformDoors {
  /** Every host, for callers with the secret. */
  httpUrl: string
  /** The trust layer behind mutual TLS. */
  tlsUrl: string
  /** PEM: of a participant, and of the authority. */
  certificate: string
  key: string
  authority: string
}

/**
 * The embedded platform in a separate process, without voice. Registers the institution RELAY, reports its
 * addresses, and runs until it receives a message.
 */
let voice: VoiceArea
const { platform, test, as, remove } = await createTestPlatform({
  voice: {
    operation: (...call) => voice.operation(...call),
    workspace: (...call) => voice.workspace(...call),
    mailNextAlert: () => voice.mailNextAlert(),
    prepare: () => {},
    close: () => voice.close(),
  },
})
voice = createVoice({
  storage: test.storage,
  clock: () => new Date().toISOString(),
  timers: realTimers,
  ids: () => crypto.randomUUID(),
  logger: silentLogger,
  registry: new Registry(),
  mail: async () => {},
  teamspaces: createTeamspaces(['demo-teamspace']),
  secret: platformSecret,
  weights: 'no-such-folder',
  threadFile: 'no-such-file',
  espeak: 'no-such-program',
})
const { key, request } = await makeRequest('RELAY')
const { body: participant } = await as('admin').post('/v1/ips/participant-register', {
  institution_code: 'RELAY',
  institution_name: 'Relay operator',
  contact_email: 'operations@relay.example',
  certificate_signing_request: request,
  apis_to_enable: ['redress', 'recovery', 'ips'],
  data_retention_days: 365,
})
const http = createServer((incoming, outgoing) => {
  void platform.dispatch(toWire(incoming)).then((answer) => sendWire(answer, outgoing))
})
// On a busy machine its callers notice a closed connection later than the default.
http.keepAliveTimeout = 120_000
await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening))
const tls = await platform.openMutualTls({ names: ['127.0.0.1'] })
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port

process.once('message', async () => {
  for (const server of [http, tls.server]) {
    server.close()
    server.closeAllConnections()
  }
  voice.close()
  await remove()
  // The connections of the tests' database stay open.
  process.exit()
})
process.send?.({
  httpUrl: `http://127.0.0.1:${portOf(http)}`,
  tlsUrl: `https://127.0.0.1:${portOf(tls.server)}`,
  certificate: participant.client_certificate,
  key,
  authority: tls.authority,
} satisfies PlatformDoors)
