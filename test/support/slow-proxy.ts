import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface SlowProxyOptions {
  /** Target of the proxy: a URL with a port. */
  target: () => string
  /** For each direction, shared by all connections. */
  kilobitsPerSecond: number
  /** Round-trip time, in milliseconds. */
  latencyMs: number
}

export interface SlowProxy {
  url: string
  /** Breaks every connection and refuses new ones, or allows them again. */
  setCut(cut: boolean): void
  close(): Promise<void>
}

/** Starts a slow line between a browser and the server, with latency and limited bandwidth. */
export async function startSlowProxy(options: SlowProxyOptions): Promise<SlowProxy> {
  const { kilobitsPerSecond, latencyMs, target } = options
  const bytesPerMs = (kilobitsPerSecond * 1000) / 8 / 1000
  const sockets = new Set<Socket>()
  let cut = false

  /** Creates one direction of the line: data waits for what was sent before it. */
  const createLane = () => {
    let freeAt = 0
    return (from: Socket, to: Socket) => {
      let order = Promise.resolve()
      from.on('data', (chunk) => {
        const now = performance.now()
        freeAt = Math.max(freeAt, now) + chunk.length / bytesPerMs
        const waitMs = freeAt - now + latencyMs / 2
        // Without this a large response would be buffered here in full.
        if (waitMs > 1000) {
          from.pause()
          setTimeout(() => from.resume(), waitMs - 500)
        }
        const due = new Promise<void>((resolve) => setTimeout(resolve, waitMs))
        order = order.then(() => due).then(() => void (to.destroyed || to.write(chunk)))
      })
      from.on('end', () => void order.then(() => to.end()))
      from.on('error', () => to.destroy())
      from.on('close', () => void order.then(() => to.destroy()))
    }
  }
  const [up, down] = [createLane(), createLane()]

  const server = createServer((client) => {
    if (cut) return void client.destroy()
    const { hostname, port } = new URL(target())
    const upstream = connect(Number(port), hostname)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    }
    up(client, upstream)
    down(upstream, client)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setCut(value) {
      cut = value
      if (cut) for (const socket of sockets) socket.destroy()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}
