// A host that costs almost nothing: reads each request to its end and always sends the same response.
import { createServer } from 'node:net'

const answers = {
  GET: {
    verification_id: 'VER-01KAHQ5D0V6W4B8Z9M1S3T5X7Y',
    match_result: 'match',
    reason_code: 'MTCH',
    suggested_name: null,
    account_status: 'active',
    verified_at: '2026-11-20T09:00:00.000Z',
    valid_until: '2026-11-20T09:05:00.000Z',
  },
  POST: {
    account_hash: `hm1:${'a'.repeat(64)}`,
    institution_code: 'HRBR',
    mule_score: 0.71,
    mule_risk_category: 'high',
    score_confidence: 0.9,
    insufficient_history: false,
    risk_factors: ['rapid_forwarding', 'many_senders'],
    contributions: [{ factor: 'rapid_forwarding', value: 0.93, points: 40, max_points: 50 }],
    peer_network: { included: false, depth: 0, network_risk: 0, accounts_examined: 0 },
    model_version: 'm1',
    scored_at: '2026-11-20T09:00:00.000Z',
  },
}
const toBytes = (answer) => {
  const body = JSON.stringify(answer)
  return Buffer.from(
    `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  )
}
const bytes = { GET: toBytes(answers.GET), POST: toBytes(answers.POST) }

const server = createServer({ noDelay: true }, (socket) => {
  let held = ''
  socket.setEncoding('latin1')
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    held = held ? held + chunk : chunk
    for (;;) {
      const end = held.indexOf('\r\n\r\n')
      if (end === -1) return
      const method = held.startsWith('POST') ? 'POST' : 'GET'
      const length = method === 'POST' ? Number(/content-length: *(\d+)/i.exec(held)?.[1] ?? 0) : 0
      if (held.length < end + 4 + length) return
      held = held.slice(end + 4 + length)
      socket.write(bytes[method])
    }
  })
})
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
