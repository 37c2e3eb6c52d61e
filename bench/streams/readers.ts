import { connect, type Socket } from 'node:net'
import { percentiles } from '../chat/page.ts'

/**
 * Readers of event streams, in a separate process. It opens what its parent names, and then reports when each
 * published text has reached them. Sockets are read immediately: the cost of a reader here must not hide that
 * of the server.
 */

/** Requests `count` streams, each of which sends the next of `heads`. */
export interface OpenStreams {
  open: { port: number; count: number; heads: string[] }
}
/**
 * Requests the time at which `text` has reached all readers; `at` is when it was sent, by `process.hrtime`.
 */
export interface AwaitText {
  text: string
  at: string
}
/** Reports the arrival of a text. */
export interface TextArrived {
  p50: number
  p99: number
  last: number
  missing: number
}

/** Number of streams opened concurrently. */
const atOnce = 64
const longestMs = 20_000
/** The relay accepts at most a hundred streams from one address. */
const perAddress = 90

const sockets: Socket[] = []
let onData = (_socket: Socket, _chunk: Buffer) => {}

const openOne = (port: number, head: string, index: number) =>
  new Promise<void>((opened, failed) => {
    const place = Math.floor(index / perAddress)
    const socket = connect({
      port,
      host: '127.0.0.1',
      localAddress: `127.0.${1 + (place >> 7)}.${1 + (place & 127)}`,
    })
    socket.once('error', failed)
    socket.once('close', () => failed(new Error(`stream ${index} was closed`)))
    socket.once('data', (chunk) => {
      if (!/^HTTP\/1\.1 200 /.test(chunk.toString('latin1'))) failed(new Error(chunk.toString('latin1')))
      socket.on('data', (more) => onData(socket, more))
      opened()
    })
    socket.write(head)
    sockets.push(socket)
  })

async function open({ port, count, heads }: OpenStreams['open']): Promise<void> {
  let next = 0
  const openMore = async () => {
    while (next < count) {
      const index = next++
      await openOne(port, heads[index % heads.length] ?? '', index)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, openMore))
}

function hear({ text, at }: AwaitText): Promise<TextArrived> {
  const wanted = Buffer.from(text)
  const heard = new Set<Socket>()
  const times: number[] = []
  const sentAt = BigInt(at)
  return new Promise((done) => {
    const tell = () => {
      clearTimeout(timer)
      onData = () => {}
      const { p50, p99 } = percentiles(times)
      done({ p50, p99, last: Math.max(...times), missing: sockets.length - heard.size })
    }
    const timer = setTimeout(tell, longestMs)
    onData = (socket, chunk) => {
      if (heard.has(socket) || !chunk.includes(wanted)) return
      heard.add(socket)
      times.push(Number(process.hrtime.bigint() - sentAt) / 1e6)
      if (heard.size === sockets.length) tell()
    }
  })
}

process.on('message', async (asked: OpenStreams | AwaitText | 'close') => {
  if (asked === 'close') {
    for (const socket of sockets.splice(0)) socket.removeAllListeners('close').destroy()
    process.send?.({ closed: true })
  } else if ('open' in asked) {
    await open(asked.open)
    process.send?.({ opened: sockets.length })
  } else process.send?.(await hear(asked))
})
process.send?.({ port: 0 })
