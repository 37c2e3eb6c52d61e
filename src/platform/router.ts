import { matchOperation } from '../contract/operations/match.ts'
import { matchOwn, type OwnMatch } from '../contract/platform/match.ts'
import type { WireRequest, WireResponse } from '../contract/primitives/wire.ts'
import type { Callers } from './callers.ts'
import type { RecordsArea } from './engagement/customers/area.ts'
import type { SandboxRequest } from './engagement/sandbox/sandbox-dispatch.ts'
import { isVoiceOperation, type VoiceArea } from './engagement/voice/voice-area.ts'
import type { TrustDispatch } from './kit/dispatch.ts'
import { methodNotAllowed, Refusal } from './kit/refusal.ts'

/** Handlers of each kind of request. */
export interface RouterOptions {
  callers: Callers
  /** Handler of each kind of operation; without `voice`, voice operations are not found. */
  operations: {
    trust: TrustDispatch
    records: RecordsArea['operation']
    voice: VoiceArea['operation'] | undefined
  }
  sandbox: {
    /** Whether tests and demonstrations may use all of it. */
    isOpen: boolean
    answer(request: SandboxRequest): Promise<WireResponse>
    workspace: VoiceArea['workspace'] | undefined
  }
}

/**
 * Routes a request to its handler. `certified` is the institution whose certificate opened the connection.
 */
export type Router = (request: WireRequest, requestId: string, certified?: string) => Promise<WireResponse>

/** Returns whether a path exists without the sandbox: the relay itself calls it, or an institution. */
const isAlways = (match: OwnMatch): boolean =>
  match.found === 'call' ? match.route.always === true : match.routes.some(({ always }) => always)

/**
 * Creates the router, which determines the call and the caller of a request. @throws Refusal not-found,
 * unauthenticated, method-not-allowed
 */
export function createRouter({ callers, operations, sandbox }: RouterOptions): Router {
  return async (request, requestId, certified) => {
    const url = new URL(request.path, 'http://platform')
    const isSandbox = url.pathname.startsWith('/sandbox/')
    const match = isSandbox ? undefined : matchOperation(request.method, url.pathname)
    const own = isSandbox ? matchOwn(request.method, url.pathname) : undefined
    if (isSandbox ? !sandbox.isOpen && !(own && isAlways(own)) : !match) throw new Refusal('not-found')
    // Voice identifies its callers by their takeover secret.
    if (match?.found === 'operation' && isVoiceOperation(match.operation.id)) {
      if (!operations.voice) throw new Refusal('not-found')
      return operations.voice(match.operation.id, match.params, request)
    }
    // Records identify their callers by the secret alone.
    if (match?.found === 'operation' && match.operation.host !== 'trust') {
      return operations.records(match.operation, {
        params: match.params,
        query: url.searchParams,
        request,
      })
    }
    const principal = await callers.recognise(request.headers, certified)
    if (!principal) throw new Refusal('unauthenticated')
    const rest = { principal, requestId, query: url.searchParams, request }
    if (!match) {
      if (!own) throw new Refusal('not-found')
      if (own.found === 'path') throw methodNotAllowed(own.routes.map(({ method }) => method))
      const { route, params } = own
      if (route.id !== 'getWorkspace' && route.id !== 'changeWorkspace') {
        return sandbox.answer({ ...rest, route, params })
      }
      if (principal.role !== 'admin') throw new Refusal('forbidden')
      if (!sandbox.workspace) throw new Refusal('not-found')
      return sandbox.workspace(params.teamspace_id ?? '', request)
    }
    if (match.found === 'path') throw methodNotAllowed(match.allowed)
    return operations.trust({ ...rest, operation: match.operation, params: match.params })
  }
}
