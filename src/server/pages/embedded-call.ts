import type { Dispatch } from '../../contract/primitives/wire.ts'

interface EmbeddedRequest {
  method: string
  /** Path and query, starting with a slash. */
  path: string
  role: 'admin' | 'analyst'
  /** Actor within the role, for the audit trail. */
  actor?: string
  contentType?: string | undefined
  body?: Uint8Array | null
}

/** Calls the embedded platform in a given role, and returns its response unchanged. */
export type EmbeddedCall = (request: EmbeddedRequest) => Promise<Response>

/** Dependencies of such calls. */
export interface EmbeddedCallDeps {
  dispatch: Dispatch
  /** The embedded platform's secret. */
  secret: string
}

/** Creates the function that calls the embedded platform. */
export const createEmbeddedCall =
  ({ dispatch, secret }: EmbeddedCallDeps): EmbeddedCall =>
  async ({ method, path, role, actor, contentType, body = null }) => {
    const answer = await dispatch({
      method,
      path,
      headers: {
        authorization: `Bearer ${secret}`,
        'x-parley-role': role,
        ...(actor && { 'x-parley-principal': actor }),
        ...(contentType && { 'content-type': contentType }),
      },
      body,
    })
    const bytes = answer.body instanceof Uint8Array ? Buffer.from(answer.body) : null
    return new Response(bytes, { status: answer.status, headers: answer.headers })
  }
