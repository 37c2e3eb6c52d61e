import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { findNode } from '../support/cached-packages.ts'
import { openChat } from '../support/chat-client.ts'
import { startServer } from '../support/server-process.ts'
import { isLong } from '../support/thoroughness.ts'
import { tellTheStory } from '../support/victim.ts'

/** Each with what it includes: above all the ABI of native modules. */
const versions = isLong ? ['22', '24', '26'] : ['24']

describe.each(versions)('the built relay on Node %s', (version) => {
  it('processes a report, renders it as PDF, continues after a crash and stops on request', async ({
    skip,
  }) => {
    const node = findNode(version)
    if (!node) return skip('it cannot be had here')
    expect(spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout).toMatch(new RegExp(`^v${version}\\.`))
    const server = await startServer({}, { node })
    const chat = await openChat({ url: server.url })
    const caseId = await tellTheStory(chat)
    const paper = await chat.request('GET', `/chat/v1/cases/${caseId}/report`)
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(
      Buffer.from(await paper.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    await server.kill()
    await server.start()
    expect((await chat.request('GET', '/chat/v1/transcript')).status).toBe(200)
    expect(await server.stop()).toBe(0)
    expect(server.log.filter((line) => /"level":(50|60)|Warning/.test(line))).toEqual([])
    await server.remove()
  })
})
