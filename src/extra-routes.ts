import { resolve } from 'node:path'
import type { Hono } from 'hono'
import { sandboxTokens } from './platform/recovery/freeze/authorization-token.ts'
import type { Settings } from './relay/config/environment.ts'
import { createConsole } from './relay/pages/console.ts'
import { createDemoPages } from './relay/pages/demo.ts'
import type { EmbeddedCall } from './relay/pages/embedded-call.ts'
import { readFiles } from './relay/pages/files.ts'
import { createSandboxRoutes } from './relay/pages/sandbox.ts'
import type { Storage } from './storage/database/storage.ts'

/** What the extra routes need. */
export interface ExtraRoutesDeps {
  settings: Settings
  /** Folder that holds `demo`. */
  root: string
  /** Calls the embedded platform in a role. */
  call: EmbeddedCall
  storage: Storage
  /** Address of the relay, which is known once it listens. */
  relayUrl(): string
}

/** Holds the routes that only some deployments have. */
export interface ExtraRoutes {
  sandbox?: Hono
  console?: Hono
  /** A customer's site. */
  demo?: Hono
}

/** Makes what only some deployments serve: the sandbox, and the demonstration with its console. */
export function createExtraRoutes({ settings, root, call, storage, relayUrl }: ExtraRoutesDeps): ExtraRoutes {
  const files = settings.DEMO === '1' ? readFiles(resolve(root, 'demo')) : undefined
  return {
    ...(settings.SANDBOX === '1' && { sandbox: createSandboxRoutes({ call }) }),
    ...(files && {
      console: createConsole({ files, call, storage, tokens: sandboxTokens }),
      demo: createDemoPages(files, relayUrl),
    }),
  }
}
