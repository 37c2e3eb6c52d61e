import type { Operation } from '../operations/operation.ts'

/** Effects of a second call, for operations that must not be repeated. */
const secondTimes: Readonly<Record<string, string>> = {
  textToSpeech: 'it costs another credit',
  recogniseSpeech: 'it costs another credit',
  createCustomField: 'it makes another field of the same name',
  deleteCustomFields: 'it is answered by 404, since the fields are gone',
  deleteCustomFieldsEarlier: 'it is answered by 404, since the fields are gone',
  createCustomerV2: 'it is answered by 409, since the person is there',
  createHuman: 'it makes another profile, or is answered by 409 where `uid` names the first',
}

/** Describes the effect of repeating a request of an operation; undefined if the operation is a plain GET. */
export function repeatingOf({ id, method, retry }: Pick<Operation, 'id' | 'method' | 'retry'>) {
  if (method === 'GET') return undefined
  if (retry === 'keyed')
    return 'Sent again with the same `Idempotency-Key` and body it is the same request: it is answered as the first was, and nothing is done twice. Without a key it is another request.'
  if (retry === 'safe') return 'Sent again it changes nothing more; it needs no `Idempotency-Key`.'
  return `${noKey} sent again, ${secondTimes[id] ?? 'it is another request'}.`
}

/**
 * Describes the effect of repeating a call of the embedded platform; `isKeyed` if it supports the
 * `Idempotency-Key` header. Undefined for GET.
 */
export function repeatingOfOwn({ method, isKeyed }: { method: string; isKeyed: boolean }) {
  if (method === 'GET') return undefined
  return isKeyed
    ? 'Sent again with the same `Idempotency-Key` it is the same request.'
    : `${noKey} sent again, it is another request.`
}

const noKey = 'No `Idempotency-Key` counts here:'
