import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { TLSSocket } from 'node:tls'
import type { WireRequest, WireResponse } from '../contract/primitives/wire.ts'
import { sendWire, toWire } from '../http/node-wire.ts'
import type { Logger } from './kernel/ports.ts'

/** Says who may connect, and what answers. */
export interface MutualTlsOptions {
  key: string
  certificate: string
  /** The authority whose certificates open the door, PEM. */
  authority: string
  /** The institution that a certificate was issued to and still belongs to, or null. */
  institutionOf(serial: string): Promise<string | null>
  handle(request: WireRequest, institution: string): Promise<WireResponse>
  logger: Logger
}

/** Makes a server that only the holders of participants' certificates reach. */
export function createMutualTlsServer(options: MutualTlsOptions): Server {
  const { key, certificate, authority, handle, institutionOf, logger } = options
  return createServer(
    {
      key,
      cert: certificate,
      ca: authority,
      requestCert: true,
      rejectUnauthorized: true,
      minVersion: 'TLSv1.2',
    },
    (incoming, outgoing) => {
      serve(incoming, outgoing).catch((error: unknown) => {
        logger.error({ err: error }, 'a mutual-TLS request failed')
        outgoing.destroy()
      })
    },
  )

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { serialNumber } = (incoming.socket as TLSSocket).getPeerCertificate()
    const institution = await institutionOf(serialNumber)
    if (institution === null) {
      outgoing.writeHead(403).end()
      return
    }
    await sendWire(await handle(toWire(incoming), institution), outgoing)
  }
}
