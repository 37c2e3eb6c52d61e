import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A connection to a server on this machine that a test can cut and restore. */
export interface Switch {
  port: number
  /** Ends every connection, and refuses new ones. */
  cut(): Promise<void>
  open(): Promise<void>
  /** Accepts every connection and all data, but lets nothing through, like a stopped server. */
  freeze(): void
  /** Lets through what was sent while frozen, and everything after it. */
  thaw(): void
  remove(): Promise<void>
}

/** Opens a connection to a port of this machine, which may change after a restart. */
export async function createSwitch(to: number | (() => number)): Promise<Switch> {
  /** Maps each end of a connection to its other end. */
  const others = new Map<Socket, Socket>()
  let isFrozen = false
  const server = createServer((near) => {
    const far = connect(typeof to === 'number' ? to : to(), '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      others.set(one, other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        others.delete(one)
        other.destroy()
      })
      if (!isFrozen) one.pipe(other)
    }
  })
  const listen = (port: number) =>
    new Promise<void>((done, failed) => server.once('error', failed).listen(port, '127.0.0.1', done))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const cut = async () => {
    const closed = new Promise<void>((done) => server.close(() => done()))
    for (const socket of others.keys()) socket.resetAndDestroy()
    await closed
  }
  return {
    port,
    cut,
    open: () => listen(port),
    freeze() {
      isFrozen = true
      // A socket without a reader is paused, and buffers what arrives.
      for (const [one, other] of others) one.unpipe(other)
    },
    thaw() {
      isFrozen = false
      for (const [one, other] of others) one.pipe(other)
    },
    remove: cut,
  }
}
