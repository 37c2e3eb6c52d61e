import { isIP } from 'node:net'
import smpp, { type Pdu, type Session } from 'smpp'
import { realTimers, type Timers } from '../../../contract/primitives/timers.ts'

/** How long the centre has to answer. */
const patienceMs = 10_000

/**
 * Binds to an SMS centre as a transceiver, and answers its requests.
 * @param url `smpp://user:password@host:port`, or `smpps://` for TLS
 * @param onReceived handles a delivery from the centre; returns the response status
 * @throws Error whose `code` is the centre's status, such as `ESME_RBINDFAIL`, or the socket's
 */
export async function bindToSmsCentre(
  url: string,
  onReceived: (pdu: Pdu) => Promise<number>,
  timers: Timers = realTimers,
): Promise<Session> {
  const { protocol, hostname, port, username, password } = new URL(url)
  const tls = protocol === 'smpps:'
  const host = hostname.replace(/^\[|\]$/g, '')
  const session = smpp.connect({
    host,
    port: Number(port || (tls ? 3550 : 2775)),
    tls,
    ...(isIP(host) === 0 && { servername: host }),
  })
  try {
    await new Promise<void>((connected, failed) => {
      const cancel = timers.setTimeout(() => failed(smppFault('ETIMEDOUT')), patienceMs)
      session.once(tls ? 'secureConnect' : 'connect', () => {
        cancel()
        connected()
      })
      // Never removed: an error without a listener would end the process.
      session.on('error', (error) => {
        cancel()
        failed(error)
        session.destroy()
      })
    })
    session.on('deliver_sm', (pdu: Pdu) => {
      void onReceived(pdu).then((command_status) => session.send(pdu.response({ command_status })))
    })
    session.on('enquire_link', (pdu: Pdu) => session.send(pdu.response()))
    session.on('unbind', (pdu: Pdu) => {
      session.send(pdu.response())
      session.destroy()
    })
    await ask(
      session,
      'bind_transceiver',
      {
        system_id: decodeURIComponent(username),
        password: decodeURIComponent(password),
        interface_version: 0x34,
      },
      { timers },
    )
    return session
  } catch (error) {
    session.destroy()
    throw error
  }
}

/** Sends a request to the centre and waits for the response. @throws Error with the status as its code */
export const ask = (
  session: Session,
  command: 'bind_transceiver' | 'submit_sm' | 'enquire_link' | 'unbind',
  members: object,
  { ms = patienceMs, timers = realTimers }: { ms?: number; timers?: Timers } = {},
): Promise<Pdu> =>
  new Promise<Pdu>((answered, failed) => {
    const hungUp = () => fail('ECONNRESET')
    const cancel = timers.setTimeout(() => fail('ETIMEDOUT'), ms)
    const end = () => {
      cancel()
      session.off('close', hungUp)
    }
    const fail = (code: string) => {
      end()
      failed(smppFault(code))
    }
    session.once('close', hungUp)
    const call = session[command] as (members: object, onAnswer: (pdu: Pdu) => void) => boolean
    const isWritten = call.call(session, members, (pdu) => {
      end()
      if (pdu.command_status === 0) answered(pdu)
      else failed(smppFault(nameOf(pdu.command_status)))
    })
    if (!isWritten) hungUp()
  })

/** Returns the number of a status. */
export const statusOf = (name: string): number => smpp.errors[name] ?? 0xff

const nameOf = (status: number): string =>
  Object.keys(smpp.errors).find((name) => smpp.errors[name] === status) ?? `0x${status.toString(16)}`

/**
 * Creates an error that is identified by its code alone: the centre's message may quote the recipient it
 * refuses.
 */
export const smppFault = (code: string): Error => Object.assign(new Error(`SMPP: ${code}`), { code })
