import { request } from 'node:http'
import { connect } from 'node:net'

export interface Reply {
  status: number
  headers: NodeJS.Dict<string | string[]>
  text: string
}

export interface Asked {
  method?: string
  headers?: Record<string, string | string[]>
  body?: string
}

/** Sends with node:http, since `fetch` sets Host and Sec-Fetch-Mode itself. */
export const ask = (url: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Reply> =>
  new Promise((done, failed) => {
    const sent = request(
      url,
      {
        method,
        agent: false,
        headers: { ...headers, ...(body && { 'content-length': String(Buffer.byteLength(body)) }) },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        )
      },
    )
    sent.once('error', failed)
    sent.end(body)
  })

/** Sends the lines of a head unchanged, with nothing added, and returns the status of the response. */
export const askByLines = (url: string, lines: readonly string[]): Promise<number> =>
  new Promise((done, failed) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.once('error', failed)
    socket.once('close', () => done(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])))
    socket.write(`${[...lines, 'Connection: close', '', ''].join('\r\n')}`)
  })
