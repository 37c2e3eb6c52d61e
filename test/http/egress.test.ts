import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createEgress, isNetwork, type Resolve } from '../../src/http/egress.ts'
import { createPostWebhook } from '../../src/http/post-webhook.ts'

const at = '2026-11-23T10:00:00.000Z'
const delivery = { body: Buffer.from('{"events":[]}'), at }

/** Resolves names to different addresses each time. */
const names =
  (answers: Record<string, string[][]>): Resolve =>
  (name, _options, done) => {
    const addresses = answers[name]?.shift() ?? []
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }

describe('egress', () => {
  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0/',
    'https://10.1.2.3/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://172.31.255.255/',
    'https://192.168.1.1/',
    'https://198.18.0.1/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:8.8.8.8]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[2001:0:53aa:64c::1]/',
    'https://[fc00::1]/',
    'https://[fe80::1]/',
    'https://[ff02::1]/',
    'http://8.8.8.8/',
    'http://hooks.example/',
    'ftp://8.8.8.8/',
  ])('does not reach %s', (url) => {
    const { dispatcherFor } = createEgress({ networks: [] })
    expect(() => dispatcherFor(new URL(url))).toThrow('not to be reached')
  })

  it.each(['https://8.8.8.8/', 'https://[2606:4700:4700::1111]/', 'https://hooks.example/'])(
    'reaches %s',
    (url) => {
      expect(() => createEgress({ networks: [] }).dispatcherFor(new URL(url))).not.toThrow()
    },
  )

  it.each([
    [['10.1.0.0/16'], 'http://10.1.255.1/', true],
    [['10.1.0.0/16'], 'https://10.2.0.1/', false],
    [['fd00:1::/32'], 'http://[fd00:1::7]/', true],
    [['fd00:1::/32'], 'http://[fd00:2::7]/', false],
    [['127.0.0.1'], 'http://127.0.0.2/', false],
    [['127.0.0.1'], 'http://hooks.example/', true],
  ])('checks with %j as private networks whether %s may be reached: %s', (networks, url, isOpen) => {
    const open = () => createEgress({ networks }).dispatcherFor(new URL(url))
    if (isOpen) expect(open).not.toThrow()
    else expect(open).toThrow('not to be reached')
  })

  it('connects to exactly the address that it checked, even if the name resolves to another one afterwards', async () => {
    const heard: string[] = []
    const server = createServer((request, response) => {
      heard.push(request.headers.host ?? '')
      response.end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    // A name that is public when it is checked and private when it is used: there is one look-up for both.
    const asked: string[] = []
    const answers = names({ 'rebound.example': [['127.0.0.1'], ['10.0.0.1'], ['10.0.0.1']] })
    const resolve: Resolve = (name, options, done) => {
      asked.push(name)
      answers(name, options, done)
    }
    const named = createPostWebhook({ networks: ['127.0.0.1'], resolve })
    expect(await named.post({ url: `http://rebound.example:${port}/` }, delivery)).toBe(200)
    expect(asked).toEqual(['rebound.example'])
    expect(heard).toEqual([`rebound.example:${port}`])
    await named.close()
    server.closeAllConnections()
    server.close()
  })

  it('uses only the permitted addresses of a name, and refuses a name without any', async () => {
    const resolve = names({
      'inside.example': [['127.0.0.1', '10.0.0.1', '::1', '::ffff:127.0.0.1']],
      'nowhere.example': [[]],
    })
    const { post, close } = createPostWebhook({ networks: [], resolve })
    for (const name of ['inside.example', 'nowhere.example'])
      await expect(post({ url: `https://${name}/` }, delivery)).rejects.toMatchObject({
        code: 'PRIVATE_ADDRESS',
      })
    await close()
  })

  it('distinguishes a network from other words', () => {
    const texts = [
      '10.0.0.0/8',
      '127.0.0.1',
      '::1',
      'fd00::/8',
      '10.0.0.0/33',
      '10.0.0/8',
      'here',
      '::/129',
      '1.2.3.4/',
    ]
    expect(texts.filter(isNetwork)).toEqual(['10.0.0.0/8', '127.0.0.1', '::1', 'fd00::/8'])
  })
})
