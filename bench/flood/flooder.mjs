// Floods the server at argv[2] from 50 addresses with ten times what each may do (argv[3]: JSON of the limits
// per minute); reports the responses by status when it is asked to stop.
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

const [url, limitsText] = process.argv.slice(2)
const limits = JSON.parse(limitsText ?? '{}')
const times = 10
/** Concurrent requests of one address. */
const atOnce = 20
const tickMs = 50

const counts = {}
const send = (who, path, body) =>
  new Promise((done) => {
    const text = JSON.stringify(body)
    const over = (what, answer) => {
      counts[what] = (counts[what] ?? 0) + 1
      done(answer)
    }
    const req = request(`${url}${path}`, {
      method: 'POST',
      agent: who.agent,
      localAddress: who.address,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        ...(who.token && { authorization: `Bearer ${who.token}` }),
      },
    })
    req.on('error', ({ code }) => over(code ?? 'error'))
    req.on('response', (response) => {
      let answer = ''
      response.on('data', (chunk) => {
        answer += chunk
      })
      response.on('end', () => over(response.statusCode, answer))
    })
    req.end(text)
  })

const visitors = Array.from({ length: 50 }, (_, index) => ({
  address: `127.0.1.${index + 1}`,
  agent: new Agent({ keepAlive: true, maxSockets: atOnce }),
  waiting: 0,
  owed: { session: 0, message: 0 },
}))

const acts = {
  async session(who) {
    const answer = await send({ ...who, token: undefined }, '/chat/v1/sessions', { gwId: 'demo' })
    if (answer?.startsWith('{"token"')) who.token = JSON.parse(answer).token
  },
  message: (who) =>
    send(who, '/chat/v1/messages', { type: 'text', clientId: randomUUID(), text: 'Flood, flood, flood.' }),
}

setInterval(() => {
  for (const who of visitors) {
    for (const [name, act] of Object.entries(acts)) {
      who.owed[name] += (limits[name] * times * tickMs) / 60_000
      for (; who.owed[name] >= 1; who.owed[name] -= 1) {
        if (who.waiting >= atOnce) continue
        who.waiting += 1
        act(who).finally(() => {
          who.waiting -= 1
        })
      }
    }
  }
}, tickMs)
process.on('message', () => {
  process.send(counts, () => process.exit(0))
})
