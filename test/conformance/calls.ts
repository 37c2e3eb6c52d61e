import type { OperationId } from '../../src/contract/operations/index.ts'
import { type ValidCall, validCalls } from '../support/valid-calls.ts'
import { CannotBeShown, type Host, type HostAnswer, shortened } from './host.ts'

/** The interface shows no success codes, so any of them counts. */
const isSuccess = (status: number) => status >= 200 && status < 300

/** A host refuses an invalid call with any of these. */
const refusals = [400, 413, 415, 422]

/**
 * Makes a valid call, the prepared one or the given one.
 * @throws Error unless it succeeds; CannotBeShown if it requires something that only a sandbox creates
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
 * Makes a valid call with some members of its body changed, so that it is invalid.
 * @throws Error unless it is refused as invalid; CannotBeShown if the host refuses the valid one too
 */
export async function refuseWith(host: Host, id: OperationId, body: object): Promise<void> {
  const right: ValidCall = host.lacks(id) ? validCalls[id] : await host.prepare(id)
  await refuse(host, id, changed(right, body))
  if (host.lacks(id) && refusals.includes((await host.ask(id, right)).status))
    throw new CannotBeShown(`${id} is refused like that in any case, without what a sandbox makes`)
}

/** Makes an invalid call. @throws Error unless it is refused as invalid */
export async function refuse(host: Host, id: OperationId, call: ValidCall): Promise<void> {
  const { status, text } = await host.ask(id, call)
  if (refusals.includes(status)) return
  const what = `${id} answers ${status} ${shortened(text)}`
  throw host.lacks(id) && !isSuccess(status)
    ? new CannotBeShown(`${what}, without what a sandbox makes`)
    : new Error(`${what}, to a call that is wrong`)
}

const changed = (call: ValidCall, body: object): ValidCall => ({ ...call, body: { ...call.body, ...body } })
