import type { DeliveryFault } from '../../../contract/chat/customer-event-names.ts'

/** Returns the fault that a status means for a delivery; undefined if it was accepted. */
export function faultOfStatus(status: number): DeliveryFault | undefined {
  if (status >= 200 && status < 300) return undefined
  if (status === 410) return 'gone'
  return status >= 300 && status < 400 ? 'redirect' : 'answer'
}

/** Returns the reason for a missing response, as a code that quotes no data. */
export function faultOfError(error: unknown): DeliveryFault {
  if (!(error instanceof Error)) return 'unreachable'
  const { name } = error
  const code = 'code' in error ? String(error.code) : ''
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout'
  if (code === 'PRIVATE_ADDRESS') return 'private-address'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknown-name'
  if (/^(CERT_|ERR_TLS|ERR_SSL|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_)/.test(code)) return 'tls'
  return /^(ECONNRESET|EPIPE|UND_ERR_SOCKET|HPE_)/.test(code) ? 'closed' : 'unreachable'
}
