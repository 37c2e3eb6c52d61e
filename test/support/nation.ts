import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { demoConfig } from '../../src/relay/config/file.ts'
import { bootstrapKey } from './admin-key.ts'
import { makeRequest } from './certificate-requests.ts'
import { generousLimits } from './generous-limits.ts'
import type { InstitutionAct, InstitutionIdentity } from './institution-process.ts'
import { type Receiver, startReceiver } from './receiver.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { type SmsCentre, startSmsCentre } from './sms-centre.ts'
import { type SmtpServer, startSmtpServer } from './smtp-server.ts'
import { createSwitch, type Switch } from './switch.ts'
import { buildVoiceThread } from './voice-thread.ts'

/** The response to a call over HTTP. */
interface NationAnswer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: an answer is what a test looks into
  body: any
}

/**
 * A country: a relay, a national platform behind mutual TLS and an institution, each in a separate process,
 * with an SMS centre, a mail server and the server of the relay's customer.
 */
export interface Nation {
  relay: ServerProcess
  platform: ServerProcess
  /** The current or last SMS centre. */
  sms(): SmsCentre
  smtp: SmtpServer
  customer: Receiver
  /** While true the customer's server rejects deliveries. */
  setCustomerDown(isDown: boolean): void
  /** Stops the SMS centre: bound clients are disconnected, and none can bind. */
  stopSms(): Promise<void>
  /** Starts a new SMS centre at the same address; it has accepted nothing yet. */
  restartSms(): Promise<void>
  /** Calls an operation through the relay. */
  call(method: string, path: string, body?: object): Promise<NationAnswer>
  /** Makes a call of the platform's operator directly at the platform. */
  atPlatform(method: string, path: string, body?: object): Promise<NationAnswer>
  /** Starts or restarts the institution. */
  startInstitution(): Promise<void>
  killInstitution(): Promise<void>
  /** The institution's actions, oldest first. */
  acts: InstitutionAct[]
  /** Starts the platform again after it was killed. */
  restartPlatform(): Promise<void>
  stop(): Promise<void>
}

const platformSecret = 'the-secret-of-the-national-platform'
/**
 * The institution that uses its own mTLS connection: the first to receive the money in the demonstration's
 * ledger.
 */
export const institution = 'MRDN'

const send = async (url: string, method: string, body?: object): Promise<NationAnswer> => {
  const answer = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${bootstrapKey}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) }
}

/** Starts the country: all processes are running, and have registered where they must. */
export async function foundNation(): Promise<Nation> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-nation-'))
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  let isCustomerDown = false
  const customer = await startReceiver(() => (isCustomerDown ? 503 : 200))
  let sms = await startSmsCentre()
  const smsPort = Number(new URL(sms.url).port)
  const smtp = await startSmtpServer()
  const shared = { PARLEY_PEPPER: 'one pepper for the whole country' }
  const config = { ...demoConfig, ...generousLimits }

  const platform = await startServer({
    ...shared,
    PARLEY_PLATFORM_SECRET: platformSecret,
    PARLEY_CONFIG: write('platform.json', JSON.stringify(config)),
    PLATFORM_TLS_PORT: '0',
    PLATFORM_TLS_NAMES: '127.0.0.1',
    SMPP_URL: sms.url,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Platform <platform@centre.example>',
  })
  const atPlatform: Nation['atPlatform'] = (method, path, body) => send(platform.url() + path, method, body)
  /**
   * Returns the mTLS port. The platform opens it after it listens; the newest log line is that of the current
   * process.
   */
  const doorPort = async (): Promise<number> => {
    for (;;) {
      const line = platform.log.findLast((one) => one.includes('institutionsUrl'))
      const port = Number(/"institutionsUrl":"https:\/\/[^"]+:(\d+)"/.exec(line ?? '')?.[1])
      if (port > 0) return port
      await new Promise((done) => setTimeout(done, 50))
    }
  }
  let door = await doorPort()
  const way: Switch = await createSwitch(() => door)

  const register = async (code: string, apis: readonly string[]): Promise<InstitutionIdentity> => {
    const { key, request } = await makeRequest(code)
    const { status, body } = await atPlatform('POST', '/v1/ips/participant-register', {
      institution_code: code,
      institution_name: `Institution ${code}`,
      contact_email: `${code.toLowerCase()}@institution.example`,
      certificate_signing_request: request,
      apis_to_enable: apis,
      data_retention_days: 365,
    })
    if (status !== 201) throw new Error(`${code} was not registered: ${JSON.stringify(body)}`)
    return { port: way.port, key, cert: body.client_certificate, ca: body.ca_certificate }
  }
  const everything = ['redress', 'recovery', 'ips']
  const own = await register('RELAY', everything)
  const bank = await register(institution, everything)
  const answers = { institution_code: institution, answers: 'itself' }
  await atPlatform('POST', '/sandbox/settings/participants/answers', answers)

  const [channel] = config.channels
  const webhooks = [{ name: 'crm', url: customer.url }]
  const relay = await startServer({
    ...shared,
    PARLEY_CONFIG: write(
      'relay.json',
      JSON.stringify({
        ...config,
        channels: [{ ...channel, webhooks }],
        webhooks: { privateNetworks: ['127.0.0.1'] },
      }),
    ),
    PARLEY_TARGET_SECRET_DEMO_CRM: 'shared with the customer of the relay',
    TRUST_LAYER_URL: `https://127.0.0.1:${way.port}`,
    TRUST_LAYER_TOKEN: platformSecret,
    TRUST_LAYER_CERT: write('relay.pem', own.cert),
    TRUST_LAYER_KEY: write('relay.key', own.key),
    TRUST_LAYER_CA: write('ca.pem', own.ca),
  })

  const program = await buildVoiceThread(resolve(import.meta.dirname, 'institution-process.ts'))
  let child: ChildProcess | undefined
  const acts: InstitutionAct[] = []
  const killInstitution = async () => {
    const process = child
    child = undefined
    if (!process || process.exitCode !== null || process.signalCode !== null) return
    const gone = once(process, 'exit')
    process.kill('SIGKILL')
    await gone
  }
  return {
    relay,
    platform,
    sms: () => sms,
    stopSms: () => sms.stop(),
    async restartSms() {
      sms = await startSmsCentre({ port: smsPort })
    },
    smtp,
    customer,
    acts,
    killInstitution,
    setCustomerDown(isDown) {
      isCustomerDown = isDown
    },
    call: (method, path, body) => send(relay.url() + path, method, body),
    atPlatform,
    async startInstitution() {
      child = fork(program)
      child.on('message', (act) => acts.push(act as InstitutionAct))
      child.send(bank)
    },
    async restartPlatform() {
      const before = platform.log.length
      await platform.start()
      platform.log.splice(0, before)
      door = await doorPort()
    },
    async stop() {
      await killInstitution()
      await relay.remove()
      await platform.remove()
      await way.remove()
      for (const service of [customer, sms, smtp]) await service.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
