import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type BenchServer, startNginxWith, startScript } from '../proxy/servers.ts'

/** Returns the path at which the other servers accept messages for a name. */
export const publishPath = (name: string): string => `/publish?id=${name}`
/** Returns the path at which messages for a name are read. */
export const eventsPath = (name: string): string => `/events?id=${name}`
/** Returns a body about as long as the event of a chat's message. */
export const bodyWith = (text: string) => ({ text, more: 'x'.repeat(300) })

/** Starts server-sent events with node:http alone. */
export const startBare = (): Promise<BenchServer> =>
  startScript('node:http alone', resolve('bench/streams/bare.mjs'), [])

const nchan = '/usr/lib/nginx/modules/ngx_nchan_module.so'

/** Starts nginx with nchan; undefined if it is not installed (Debian's `libnginx-mod-nchan`). */
export async function startNchan(): Promise<BenchServer | undefined> {
  if (!existsSync(nchan)) return undefined
  return startNginxWith('nginx with nchan', {
    main: `load_module ${nchan};`,
    http: 'nchan_max_reserved_memory 256m;',
    server: `location = /healthz { return 200 ok; }
    location = /events { nchan_subscriber eventsource; nchan_channel_id $arg_id; }
    location = /publish { nchan_publisher http; nchan_channel_id $arg_id; nchan_message_buffer_length 10; }`,
  })
}
