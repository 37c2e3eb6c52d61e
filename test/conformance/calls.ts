import type { OperationId } from '../../src/contract/operations/index.ts'
import { type ValidCall, validCalls } from '../support/valid-calls.ts'
import { CannotBeShown, type Host, type HostAnswer, shortened } from './host.ts'

/** The interface shows no success codes: any of them is one. */
const isSuccess = (status: number) => status >= 200 && status < 300

/** By any of these a host says that it does not take a call as it is. */
const refusals = [400, 413, 415, 422]

/**
 * Makes a call that is right, the prepared one or the one given.
 * @throws Error unless it succeeds; CannotBeShown where it wants what only a sandbox makes
 */
export async function succeed(host: Host, id: OperationId, call?: ValidCall): Promise<HostAnswer> {
  const answer = await host.ask(id, call)
  if (isSuccess(answer.status)) return answer
  const what = `${id} answers ${answer.status} ${shortened(answer.text)}`
  throw host.lacks(id) ? new CannotBeShown(`${what}, without what a sandbox makes`) : new Error(what)
}

/** Makes the prepared call with some members of its body changed, as {@link succeed}. */
export async function succeedWith(host: Host, id: OperationId, body: object): Promise<HostAnswer> {
  return succeed(host, id, changed(await host.prepare(id), body))
}

/**
 * Makes a right call with some members of its body changed, so that it is wrong.
 * @throws Error unless it is refused as wrong; CannotBeShown where the host refuses the right one too
 */
export async function refuseWith(host: Host, id: OperationId, body: object): Promise<void> {
  const right: ValidCall = host.lacks(id) ? validCalls[id] : await host.prepare(id)
  await refuse(host, id, changed(right, body))
  if (host.lacks(id) && refusals.includes((await host.ask(id, right)).status))
    throw new CannotBeShown(`${id} is refused like that in any case, without what a sandbox makes`)
}

/** Makes a wrong call. @throws Error unless it is refused as wrong */
export async function refuse(host: Host, id: OperationId, call: ValidCall): Promise<void> {
  const { status, text } = await host.ask(id, call)
  if (refusals.includes(status)) return
  const what = `${id} answers ${status} ${shortened(text)}`
  throw host.lacks(id) && !isSuccess(status)
    ? new CannotBeShown(`${what}, without what a sandbox makes`)
    : new Error(`${what}, to a call that is wrong`)
}

const changed = (call: ValidCall, body: object): ValidCall => ({ ...call, body: { ...call.body, ...body } })
