import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import smpp, { type Pdu, type Session } from 'smpp'

/** An SMS that the centre accepted. */
interface TakenSms {
  id: string
  from: string
  to: string
  dataCoding: number
  /** Reference, number of parts, index of this part; undefined for a single message. */
  part: readonly number[] | undefined
  text: string
}

/** An SMS centre that speaks SMPP, accepts every SMS of the user `parley`, and records it. */
export interface SmsCentre {
  url: string
  taken: TakenSms[]
  /** Number of bound clients. */
  bound(): number
  /** Number of binds so far. */
  binds(): number
  /** Responds to the next SMS with a status, and rejects it. */
  refuseNext(status: string): void
  /** Sends no response before it has received this many. */
  answerAfter(count: number): void
  /** Sends a receipt; returns the status of the response. */
  receipt(id: string, state: 'DELIVRD' | 'UNDELIV' | 'ENROUTE'): Promise<number>
  /** Cuts every connection. */
  hangUp(): void
  stop(): Promise<void>
}

const password = 'p@ss w0rd'

/** Options of a centre. */
interface CentreOptions {
  /** A port that it had before. Default: a free one. */
  port?: number
  /** For TLS. */
  identity?: { cert: string; key: string }
  /** Returns the message id of the `count`th SMS that it accepted. */
  number?: (count: number) => string
}

/** Starts a centre. */
export async function startSmsCentre(options: CentreOptions = {}): Promise<SmsCentre> {
  const { port = 0, identity, number = (count: number) => `sms-${count}` } = options
  const taken: TakenSms[] = []
  const bound = new Set<Session>()
  const refusals: string[] = []
  const held: (() => void)[] = []
  let heldUntil = 0
  let binds = 0
  const status = (name: string) => smpp.errors[name] ?? 0
  const server = smpp.createServer({ ...identity }, (session) => {
    const answer = (pdu: Pdu, members: object = {}) => session.send(pdu.response(members))
    session.on('error', () => {})
    session.once('close', () => bound.delete(session))
    session.on('bind_transceiver', (pdu: Pdu) => {
      const isKnown = pdu.system_id === 'parley' && pdu.password === password
      if (isKnown) {
        bound.add(session)
        binds += 1
      }
      answer(pdu, { command_status: status(isKnown ? 'ESME_ROK' : 'ESME_RBINDFAIL') })
    })
    session.on('submit_sm', (pdu: Pdu) => {
      const refusal = refusals.shift()
      if (!bound.has(session) || refusal) {
        answer(pdu, { command_status: status(refusal ?? 'ESME_RINVBNDSTS') })
        return
      }
      const [header] = pdu.short_message?.udh ?? []
      const id = number(taken.length + 1)
      taken.push({
        id,
        from: pdu.source_addr ?? '',
        to: pdu.destination_addr ?? '',
        dataCoding: pdu.data_coding ?? 0,
        part: header && [...header.subarray(2)],
        text: String(pdu.short_message?.message ?? ''),
      })
      held.push(() => answer(pdu, { message_id: id }))
      if (taken.length >= heldUntil) for (const release of held.splice(0)) release()
    })
    for (const command of ['enquire_link', 'unbind']) session.on(command, (pdu: Pdu) => answer(pdu))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const hangUp = () => {
    for (const session of bound) session.destroy()
  }
  const { port: own } = server.address() as AddressInfo
  return {
    url: `${identity ? 'smpps' : 'smpp'}://parley:${encodeURIComponent(password)}@127.0.0.1:${own}`,
    taken,
    bound: () => bound.size,
    binds: () => binds,
    refuseNext: (name) => void refusals.push(name),
    answerAfter(count) {
      heldUntil = count
    },
    receipt: (id, state) =>
      new Promise((answered, failed) => {
        const [session] = bound
        if (!session) return failed(new Error('nobody is bound'))
        session.once('close', () => failed(new Error('the connection has ended')))
        const text = `id:${id} sub:001 dlvrd:001 submit date:2611241200 done date:2611241201 stat:${state} err:000 text:`
        session.deliver_sm({ esm_class: 4, short_message: text }, (pdu) => answered(pdu.command_status))
      }),
    hangUp,
    async stop() {
      hangUp()
      await new Promise((stopped) => server.close(stopped))
    },
  }
}
