import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a server on this machine that a test can cut and open again. */
export interface Switch {
  port: number
  /** Ends every connection, and refuses new ones. */
  cut(): Promise<void>
  open(): Promise<void>
  remove(): Promise<void>
}

/** Opens a way to a port of this machine, which may be another one after a restart. */
export async function createSwitch(to: number | (() => number)): Promise<Switch> {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(typeof to === 'number' ? to : to(), '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  const listen = (port: number) =>
    new Promise<void>((done, failed) => server.once('error', failed).listen(port, '127.0.0.1', done))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const cut = async () => {
    const closed = new Promise<void>((done) => server.close(() => done()))
    for (const socket of sockets) socket.resetAndDestroy()
    await closed
  }
  return { port, cut, open: () => listen(port), remove: cut }
}
