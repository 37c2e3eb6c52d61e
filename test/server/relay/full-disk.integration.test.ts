import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openChat } from '../../support/chat-client.ts'
import { type ServerProcess, startServer } from '../../support/server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'parley-disk-'))
/** Creates a separate disk, which this machine may not allow. */
const hasDisk =
  process.getuid?.() === 0 &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder]).status === 0
const filler = join(folder, 'filler')

/** Fills the disk; the relay may be writing at the same time. */
function fill(): void {
  const { bavail, bsize } = statfsSync(folder)
  try {
    appendFileSync(filler, Buffer.alloc(bavail * bsize))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

describe.skipIf(!hasDisk)('a relay whose disk is full', () => {
  let server: ServerProcess
  beforeAll(async () => {
    server = await startServer({ PARLEY_DATA: folder })
  })
  afterAll(async () => {
    await server.remove()
    spawnSync('umount', [folder])
    rmSync(folder, { recursive: true, force: true })
  })

  const readiness = async () => {
    const answer = await fetch(`${server.url()}/readyz`)
    const { checks } = (await answer.json()) as { checks: Record<string, { ok: boolean; reason?: string }> }
    return { status: answer.status, isWritable: checks.database?.ok }
  }

  it('reports it, acknowledges nothing that it cannot store, and continues when there is space again', async () => {
    const chat = await openChat({ url: server.url })
    await chat.say('The first')
    await expect.poll(readiness).toEqual({ status: 200, isWritable: true })
    fill()
    // What fits into the database's log is still accepted and stored.
    const taken: string[] = []
    const refused = async () => {
      const text = `Said on a full disk, ${taken.length}: ${'x'.repeat(3_500)}`
      const body = { type: 'text', clientId: crypto.randomUUID(), text }
      const { status } = await chat.request('POST', '/chat/v1/messages', body)
      if (status === 202) taken.push(text)
      return status
    }
    await expect.poll(refused).toBeGreaterThanOrEqual(500)
    // The log may have been emptied since, which frees space.
    const readinessThen = async () => {
      fill()
      await refused()
      return readiness()
    }
    await expect.poll(readinessThen).toEqual({ status: 503, isWritable: false })
    rmSync(filler)
    await expect.poll(readiness).toEqual({ status: 200, isWritable: true })
    await chat.say('The last')
    const { messages } = (await (await chat.request('GET', '/chat/v1/messages?limit=100')).json()) as {
      messages: { author: { kind: string }; data: { text: string } }[]
    }
    const theirs = messages.filter(({ author }) => author.kind === 'visitor').map(({ data }) => data.text)
    expect(theirs).toEqual(['The first', ...taken, 'The last'])
  })
})
