// The relay's foundation, node:http and undici, with nothing between them: no key, no check, no limit, no
// metric. Its cost is the minimum for a proxy built on them.
import { createServer } from 'node:http'
import { Pool } from 'undici'

const pool = new Pool(process.argv[2], { connections: 256 })
const server = createServer((req, res) => {
  const forward = (body) =>
    pool.dispatch(
      { path: req.url, method: req.method, headers: { 'content-type': 'application/json' }, body },
      {
        onRequestStart() {},
        onResponseStart(_controller, status, headers) {
          res.writeHead(status, [
            'content-type',
            headers['content-type'],
            'content-length',
            headers['content-length'],
          ])
        },
        onResponseData(_controller, chunk) {
          res.end(chunk.toString('latin1'), 'latin1')
        },
        onResponseEnd() {},
        onResponseError() {
          res.destroy()
        },
      },
    )
  if (req.method === 'GET') forward(null)
  else req.once('data', forward)
})
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
