import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { TLSSocket } from 'node:tls'
import { isProblem, Problem, toProblemDocument } from '../contract/primitives/problem.ts'
import type { WireRequest, WireResponse } from '../contract/primitives/wire.ts'
import { hangUpAfterBody } from '../http/hang-up.ts'
import { sendWire, toWire } from '../http/node-wire.ts'
import { problemHeaders, sendDocument } from '../http/problem-answers.ts'
import type { Logger } from './kit/ports.ts'

/** The server's certificate, PEM. */
export interface ServerCertificate {
  key: string
  certificate: string
}

/** Who may connect, and the request handler. */
export interface MutualTlsOptions extends ServerCertificate {
  /** The authority whose certificates are accepted, PEM. */
  authority: string
  /** The institution that a certificate was issued to, if it is still valid, or null. */
  institutionOf(serial: string): Promise<string | null>
  /**
   * Handles a request; `institution` is that of the certificate. Without one, the request must carry API
   * credentials.
   */
  handle(request: WireRequest, institution?: string): Promise<WireResponse>
  logger: Logger
}

/** Timeout for a request to arrive, in milliseconds: a ledger file is read no faster than it is stored. */
const fileTimeoutMs = 3_600_000

const neither = {
  field: 'authorization',
  code: 'required',
  message:
    'Show the certificate that your registration gave, or its API credentials as Authorization: Basic.',
}
const foreign = {
  field: 'certificate',
  code: 'not-valid',
  message: 'It was not issued here, or it has ended, was revoked, or its institution is suspended.',
}

function refuse(outgoing: ServerResponse, problem: Problem, requestId: string = randomUUID()): void {
  const headers = problemHeaders(problem)
  if (problem.status === 401) headers['www-authenticate'] = 'Basic realm="institutions"'
  sendDocument(outgoing, toProblemDocument(problem, requestId), Object.entries(headers).flat())
}

/**
 * Creates the institutions' mTLS server. It accepts certificates that the authority has issued or, on a
 * connection without one, API credentials: everything else is rejected, including the deployment's own
 * secret.
 */
export function createMutualTlsServer(options: MutualTlsOptions): Server {
  const { key, certificate, authority, handle, institutionOf, logger } = options
  return createServer(
    {
      key,
      cert: certificate,
      ca: authority,
      requestCert: true,
      // A client without a certificate may have credentials; a certificate of another authority is rejected
      // below.
      rejectUnauthorized: false,
      minVersion: 'TLSv1.2',
      requestTimeout: fileTimeoutMs,
    },
    (incoming, outgoing) => {
      hangUpAfterBody(incoming, outgoing)
      serve(incoming, outgoing).catch((error: unknown) => {
        const requestId = randomUUID()
        logger.error({ err: error, requestId }, 'a mutual-TLS request failed')
        if (outgoing.headersSent) outgoing.destroy()
        else refuse(outgoing, isProblem(error) ? error : new Problem('internal'), requestId)
      })
    },
  )

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse) {
    const socket = incoming.socket as TLSSocket
    const { serialNumber } = socket.getPeerCertificate()
    if (!serialNumber) {
      if (/^basic /i.test(incoming.headers.authorization ?? '')) {
        await sendWire(await handle(toWire(incoming)), outgoing)
      } else refuse(outgoing, new Problem('unauthenticated', { errors: [neither] }))
      return
    }
    const institution = socket.authorized ? await institutionOf(serialNumber) : null
    if (institution === null) {
      refuse(outgoing, new Problem('forbidden', { errors: [foreign] }))
      return
    }
    await sendWire(await handle(toWire(incoming), institution), outgoing)
  }
}
