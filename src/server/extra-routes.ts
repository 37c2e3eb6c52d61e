import { resolve } from 'node:path'
import type { Hono } from 'hono'
import { readFiles } from '../http/static-files.ts'
import type { Settings } from '../relay/config/environment.ts'
import { createDemoPages } from './pages/demo.ts'
import type { EmbeddedCall } from './pages/embedded-call.ts'
import { createSandboxRoutes } from './pages/sandbox.ts'

/** Dependencies of the extra routes. */
export interface ExtraRoutesDeps {
  settings: Settings
  /** Folder that contains `demo`. */
  root: string
  /** Calls the embedded platform in a role. */
  call: EmbeddedCall
  /** Addresses of the relay and of its operator pages, known once they listen. */
  relayUrl(): string
  adminUrl(): string
  /** The gwId of the channel that the demonstration shows. */
  demoChannel(): string
}

/** Routes that only some deployments have. */
export interface ExtraRoutes {
  sandbox?: Hono
  /** A customer's site. */
  demo?: Hono
}

/** Creates the routes that only some deployments serve: the sandbox and the demonstration. */
export function createExtraRoutes(deps: ExtraRoutesDeps): ExtraRoutes {
  const { settings, root, call, relayUrl, adminUrl, demoChannel } = deps
  const files = settings.DEMO === '1' ? readFiles(resolve(root, 'demo')) : undefined
  return {
    ...(settings.SANDBOX === '1' && { sandbox: createSandboxRoutes({ call }) }),
    ...(files && {
      demo: createDemoPages({ files, relayUrl, consoleUrl: adminUrl, channel: demoChannel }),
    }),
  }
}
