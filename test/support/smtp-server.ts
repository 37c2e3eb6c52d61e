import { type AddressInfo, createServer } from 'node:net'

/** A mail server that takes every mail and remembers it, but for addresses that begin with `nobody`. */
export interface SmtpServer {
  url: string
  mails: string[]
  stop(): Promise<void>
}

/** Starts a mail server on a free port. It speaks as much SMTP as a client without login needs. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const mails: string[] = []
  const server = createServer((socket) => {
    let mail: string | null = null
    let rest = ''
    socket.setEncoding('utf8')
    socket.write('220 mail.example\r\n')
    socket.on('data', (text: string) => {
      const lines = (rest + text).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (mail === null) {
          if (line === 'DATA') mail = ''
          socket.write(`${answerTo(line)}\r\n`)
        } else if (line === '.') {
          mails.push(mail)
          mail = null
          socket.write('250 taken\r\n')
        } else mail += `${line}\n`
      }
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  }
}

function answerTo(line: string): string {
  if (line === 'DATA') return '354 go on'
  if (line === 'QUIT') return '221 bye'
  return line.startsWith('RCPT TO:<nobody') ? `550 no such person: ${line}` : '250 ok'
}
