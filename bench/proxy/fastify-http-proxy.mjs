// @fastify/http-proxy as in its documentation; it forwards with undici.
import { createRequire } from 'node:module'

const require = createRequire(new URL('../peers/package.json', import.meta.url))
const fastify = require('fastify')()
fastify.register(require('@fastify/http-proxy'), { upstream: process.argv[2], undici: { connections: 256 } })
await fastify.listen({ port: 0, host: '127.0.0.1' })
process.send({ port: fastify.server.address().port })
