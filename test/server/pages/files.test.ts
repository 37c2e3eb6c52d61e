import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { answerFile, compressFiles, fileNamed, readFiles } from '../../../src/http/static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'parley-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

const long = 'She can read this. '.repeat(500)
for (const [name, text] of [
  ['page.html', long],
  ['tiny.js', '1'],
  ['picture.png', 'no text'],
] as const)
  writeFileSync(join(folder, name), text)
await compressFiles(folder)

const bodyOf = async (accepted: string) => {
  const request = new Request('http://relay/', { headers: { 'accept-encoding': accepted } })
  const answer = await answerFile(fileNamed(readFiles(folder), 'page.html'), request, {})
  return {
    encoding: answer.headers.get('content-encoding'),
    body: Buffer.from(await answer.arrayBuffer()),
  }
}

describe('files of a build', () => {
  it('have compressed versions next to them, if those are smaller', () => {
    expect(readdirSync(folder).sort()).toEqual([
      'page.html',
      'page.html.br',
      'page.html.gz',
      'picture.png',
      'tiny.js',
    ])
  })

  it('are served as compressed by the build, and never by the names of the compressed versions', async () => {
    const brotli = await bodyOf('gzip, br')
    expect(brotli.encoding).toBe('br')
    expect(brotli.body.length).toBe(statSync(join(folder, 'page.html.br')).size)
    expect(brotliDecompressSync(brotli.body).toString()).toBe(long)
    const gzipped = await bodyOf('gzip')
    expect(gzipped.encoding).toBe('gzip')
    expect(gunzipSync(gzipped.body).toString()).toBe(long)
    expect((await bodyOf('identity')).body.toString()).toBe(long)
    expect([...readFiles(folder).keys()].sort()).toEqual(['page.html', 'picture.png', 'tiny.js'])
  })
})
