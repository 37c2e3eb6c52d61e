import { readFileSync } from 'node:fs'
import type { Server } from 'node:net'
import type { Timers } from '../contract/primitives/timers.ts'
import type { Platform } from '../platform/platform.ts'
import type { Settings } from '../relay/config/environment.ts'
import { closeServer } from './relay/close-server.ts'

/** The mTLS listener through which institutions reach the embedded platform. */
export interface InstitutionsDoor {
  url: string
  close(): Promise<void>
}

/**
 * Opens the mTLS listener for institutions if it is configured.
 * @throws Error naming the setting when a file cannot be read
 */
export async function openInstitutionsDoor(
  platform: Platform,
  settings: Settings,
  timers: Timers,
): Promise<InstitutionsDoor | undefined> {
  const { PLATFORM_TLS_PORT: port, PLATFORM_TLS_HOST: host, PLATFORM_TLS_NAMES: names } = settings
  if (port === undefined) return undefined
  const certificate = readPem('PLATFORM_TLS_CERT', settings.PLATFORM_TLS_CERT)
  const key = readPem('PLATFORM_TLS_KEY', settings.PLATFORM_TLS_KEY)
  const { server } = await platform.openMutualTls({
    names: names.split(',').map((name) => name.trim()),
    ...(certificate !== undefined && key !== undefined && { own: { certificate, key } }),
    port,
    host,
  })
  return {
    url: urlOf(server, 'https', host),
    close: () => closeServer(server, { streams: new Set(), timers }),
  }
}

/** Returns the address of a server that listens on a port of a host. */
export function urlOf(server: Pick<Server, 'address'>, scheme: 'http' | 'https', host: string): string {
  const name = host.includes(':') ? `[${host}]` : host
  const address = server.address()
  if (typeof address !== 'object' || address === null)
    throw new Error('The server does not listen on a port.')
  return `${scheme}://${name}:${address.port}`
}

/** @throws Error naming the setting when its file cannot be read */
export function readPem(setting: string, file: string | undefined): string | undefined {
  if (file === undefined) return undefined
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new Error(`${setting}: the file cannot be read`, { cause })
  }
}
