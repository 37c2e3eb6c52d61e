import { matchOperation } from '../contract/operations/match.ts'
import type { WireRequest, WireResponse } from '../contract/primitives/wire.ts'
import type { Callers } from './callers.ts'
import { methodNotAllowed, Refusal } from './kernel/refusal.ts'
import type { TrustDispatch } from './kernel/trust-dispatch.ts'
import type { RecordsArea } from './records/area.ts'
import { casePaths } from './sandbox/case-routes.ts'
import { chatPaths } from './sandbox/chat-routes.ts'
import { disputesPath } from './sandbox/dispute-routes.ts'
import { noticesPath, ordersPath } from './sandbox/freeze-order-routes.ts'
import type { SandboxRequest } from './sandbox/sandbox-dispatch.ts'
import { settingsPrefix } from './settings/setting-route.ts'
import { isVoiceOperation, type VoiceArea } from './voice/voice-area.ts'

/** Lists what answers each kind of request. */
export interface RouterOptions {
  callers: Callers
  /** What answers each kind of operation; without `voice`, those are not found. */
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

/** Takes a request to what answers it. `certified` is the institution whose certificate opened the connection. */
export type Router = (request: WireRequest, requestId: string, certified?: string) => Promise<WireResponse>

/** Places that the interface leaves open and the relay itself calls: no helpers for tests. */
const innerPaths: ReadonlySet<string> = new Set([
  ...Object.values(chatPaths),
  ...Object.values(casePaths),
  noticesPath,
])
const isInner = (pathname: string) =>
  innerPaths.has(pathname) ||
  [disputesPath, ordersPath].some((path) => pathname === path || pathname.startsWith(`${path}/`)) ||
  pathname.startsWith(settingsPrefix)

/** Finds out what is asked for, and by whom. @throws Refusal not-found, unauthenticated, method-not-allowed */
export function createRouter({ callers, operations, sandbox }: RouterOptions): Router {
  return async (request, requestId, certified) => {
    const url = new URL(request.path, 'http://platform')
    const isSandbox = url.pathname.startsWith('/sandbox/')
    const match = isSandbox ? undefined : matchOperation(request.method, url.pathname)
    if (isSandbox ? !sandbox.isOpen && !isInner(url.pathname) : !match) throw new Refusal('not-found')
    // Speech knows its callers by their takeover secret.
    if (match?.found === 'operation' && isVoiceOperation(match.operation.id)) {
      if (!operations.voice) throw new Refusal('not-found')
      return operations.voice(match.operation.id, match.params, request)
    }
    // What keeps records knows its callers by the secret alone.
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
    const workspace = /^\/sandbox\/workspaces\/([^/]{1,128})$/.exec(url.pathname)?.[1]
    if (workspace !== undefined && sandbox.workspace && principal.role === 'admin') {
      return sandbox.workspace(decodeURIComponent(workspace), request)
    }
    if (!match) return sandbox.answer({ ...rest, pathname: url.pathname })
    if (match.found === 'path') throw methodNotAllowed(match.allowed)
    return operations.trust({ ...rest, operation: match.operation, params: match.params })
  }
}
