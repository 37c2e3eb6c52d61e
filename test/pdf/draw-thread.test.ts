import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createDrawThread } from '../../src/pdf/draw-thread.ts'

/** Answers, and then does what the drawing requests. */
const thread = `
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', (then) => {
    parentPort.postMessage(new Uint8Array([1]))
    if (then === 'exit') setTimeout(() => process.exit(0), 1)
    if (then === 'fail') setTimeout(() => { throw new Error('failed later') }, 1)
  })`

it.each(['exit', 'fail'])(
  'a draw thread that ends while it is idle (%s) is replaced by the next drawing',
  async (then) => {
    const file = join(mkdtempSync(join(tmpdir(), 'draw-thread-')), 'thread.cjs')
    writeFileSync(file, thread)
    const draw = createDrawThread<string>({ file, timeoutMs: 2_000 })
    await draw(then)
    await new Promise((done) => setTimeout(done, 300))
    expect(await draw('stay')).toEqual(new Uint8Array([1]))
  },
)
