import { RefusedForGood } from './refused-for-good.ts'

/** Describes an error without its message, in which servers quote the recipients they refuse. */
export function faultOf(error: unknown): { fault: string; status?: number } {
  if (!(error instanceof Error)) return { fault: 'unknown' }
  if (error instanceof RefusedForGood && error.cause instanceof Error) return faultOf(error.cause)
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return { fault: code ?? error.name, ...(responseCode !== undefined && { status: responseCode }) }
}
