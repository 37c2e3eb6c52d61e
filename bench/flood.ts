import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { demoConfig } from '../src/relay/config/file.ts'
import { limitTable } from '../src/relay/security/rate-limits/limit-table.ts'
import { openChat } from '../test/support/chat-client.ts'
import { startServer } from '../test/support/server-process.ts'

/**
 * Measures how long a message takes while 50 addresses flood the server with ten times what each may do.
 * Requires `npm run build` first; `npm run bench -- flood 20` floods for 20 seconds instead of a minute.
 */

/** Between two of the citizen's messages. */
const pauseMs = 1000
const targetMs = 500
/** Measured before the flood, for comparison. */
const quietSeconds = 10

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Measures, and prints how long the citizen's messages took. */
export async function run(): Promise<void> {
  const seconds = Number(process.argv[3] ?? 60)
  const config = join(tmpdir(), `parley-flood-${process.pid}.json`)
  writeFileSync(config, JSON.stringify(demoConfig))
  const server = await startServer({ PARLEY_CONFIG: config, SANDBOX: '0' }).catch((error: unknown) => {
    throw new Error('npm run build comes first', { cause: error })
  })
  try {
    const chat = await openChat({ url: server.url })
    await chat.say('Hello')
    const write = async (forSeconds: number) => {
      const took: number[] = []
      for (const until = performance.now() + forSeconds * 1000; performance.now() < until; ) {
        await pause(pauseMs)
        const at = performance.now()
        await chat.say('No')
        took.push(performance.now() - at)
      }
      return took
    }
    const before = await write(quietSeconds)
    const perMinute = {
      session: limitTable.session.perMinute.address,
      message: limitTable.message.perMinute.address,
    }
    const flooder = fork(resolve(process.cwd(), 'bench/flood/flooder.mjs'), [
      server.url(),
      JSON.stringify(perMinute),
    ])
    const took = await write(seconds)
    flooder.send('stop')
    const [answers] = await once(flooder, 'message')
    report({ before, took, answers: answers as Record<string, number>, seconds })
  } finally {
    await server.remove()
  }
}

interface Measured {
  before: number[]
  took: number[]
  /** Counts by status. */
  answers: Record<string, number>
  seconds: number
}

function report({ before, took, answers, seconds }: Measured): void {
  const sent = Object.values(answers).reduce((sum, count) => sum + count, 0)
  const [quiet, flooded] = [toRow(before), toRow(took)]
  console.log(
    `${cpus().length} cores, flooded for ${seconds} s by ${Math.round(sent / seconds)} requests a second`,
  )
  console.table({ 'answers to the flood': answers })
  console.table({ 'her message before it, ms': quiet, 'and during it, ms': flooded })
  console.log(`p95 is ${flooded.p95 < targetMs ? '' : 'NOT '}under ${targetMs} ms`)
}

function toRow(took: number[]) {
  const sorted = [...took].sort((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
  return { p50: at(0.5), p95: at(0.95), longest: at(1), messages: took.length }
}
