import { once } from 'node:events'
import { request } from 'node:https'

/** Credentials of an institution at the platform: its own certificate, and the platform's authority. */
export interface InstitutionIdentity {
  port: number
  /** PEM. */
  cert: string
  key: string
  ca: string
}

/** An action of an institution. */
export type InstitutionAct = { held: string } | { settled: string }

/**
 * An institution as a separate process: it polls the platform over mutual TLS, holds the money it is ordered
 * to hold, and settles each dispute as requested. It keeps running while the platform is down, until it is
 * killed.
 */
const [identity] = (await once(process, 'message')) as [InstitutionIdentity]

// biome-ignore lint/suspicious/noExplicitAny: an answer is what the process looks into
const call = (method: string, path: string, body?: object): Promise<any> =>
  new Promise((done, failed) => {
    const headers = { 'content-type': 'application/json' }
    const outgoing = request(
      { host: '127.0.0.1', agent: false, method, path, headers, ...identity },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', failed)
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8')
          if (answer.statusCode === 200) done(JSON.parse(text))
          else failed(new Error(`${path} was answered ${answer.statusCode}: ${text}`))
        })
      },
    )
    outgoing.on('error', failed).end(body && JSON.stringify(body))
  })

async function look(): Promise<void> {
  const { orders } = await call('GET', '/sandbox/freeze-orders')
  for (const { freeze_id: id, requested_amount: held_amount } of orders) {
    await call('POST', `/sandbox/freeze-orders/${id}/answer`, { held_amount })
    process.send?.({ held: id } satisfies InstitutionAct)
  }
  const { disputes } = await call('GET', '/sandbox/disputes')
  for (const { odr_id: id, status, dispute_amount: amount } of disputes) {
    if (status !== 'opened') continue
    await call('POST', `/sandbox/disputes/${id}/answer`, { outcome: 'settle', amount })
    process.send?.({ settled: id } satisfies InstitutionAct)
  }
}

for (;;) {
  await look().catch(() => {})
  await new Promise((resolve) => setTimeout(resolve, 200))
}
