import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A message that the service was asked to send. */
interface AskedSms {
  id: string
  to: string
  text: string
}

/** A service that sends SMS, and records what it accepted. */
export interface SmsService {
  /** Describes the call for the configuration file, under `deliveries.sms`. */
  template: { url: string; body: Record<keyof AskedSms, string> }
  /** Accepted messages, oldest first. */
  taken: AskedSms[]
  /** Rejected messages. */
  refused: AskedSms[]
  /** While true it rejects everything. */
  isDown: boolean
  stop(): Promise<void>
}

/** Starts a service that accepts every message. */
export async function startSmsService(): Promise<SmsService> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const asked = JSON.parse(Buffer.concat(chunks).toString('utf8')) as AskedSms
    ;(service.isDown ? service.refused : service.taken).push(asked)
    response.writeHead(service.isDown ? 503 : 202).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const service: SmsService = {
    template: {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      body: { id: '{{messageId}}', to: '{{to}}', text: '{{text}}' },
    },
    taken: [],
    refused: [],
    isDown: false,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
  return service
}
