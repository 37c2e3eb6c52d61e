import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server that accepts and records every mail, except to addresses that begin with `nobody`. */
export interface SmtpServer {
  url: string
  mails: string[]
  stop(): Promise<void>
}

/** Requirements of the server on its clients. */
interface SmtpOptions {
  /** User and password that are required. Default: it accepts mail from anyone. */
  login?: { user: string; password: string }
}

/** Starts a mail server on a free port. */
export async function startSmtpServer({ login }: SmtpOptions = {}): Promise<SmtpServer> {
  const mails: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', ...(login ? [] : ['AUTH'])],
    authOptional: !login,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === login?.user && password === login?.password
        ? done(null, { user: username })
        : done(Object.assign(new Error('who is that'), { responseCode: 535 })),
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('nobody')
        ? done(Object.assign(new Error(`no such person: ${address}`), { responseCode: 550 }))
        : done(),
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks).toString('utf8').replaceAll('\r\n', '\n'))
        done()
      })
    },
  })
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  const as = login && `${encodeURIComponent(login.user)}:${encodeURIComponent(login.password)}@`
  return {
    url: `smtp://${as ?? ''}127.0.0.1:${port}`,
    mails,
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  }
}
