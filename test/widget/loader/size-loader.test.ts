import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { buildLoader } from '../../support/build.ts'

/**
 * Gzip bytes of the whole loader, including styles: what an embedding page pays before anyone wants to chat.
 */
const loaderBytes = 3.5 * 1024

describe('built widget.js', () => {
  let code = ''
  beforeAll(async () => {
    code = await buildLoader()
  })

  it(`weighs at most ${loaderBytes} bytes gzipped`, () => {
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(loaderBytes)
  })

  it('is one classic script that leaves nothing on the page but window.Parley', () => {
    expect(code).not.toMatch(/\b(import|export)\b/)
    const window = { Parley: undefined }
    class Document {
      currentScript = null
    }
    new Function('window', 'document', 'Document', code)(window, new Document(), Document)
    expect(Object.keys(window)).toEqual(['Parley'])
    expect(window.Parley).toMatchObject({ version: manifest.version })
  })

  it('contains the version of the package', () => {
    expect(code).toContain(`version:\`${manifest.version}\``)
  })

  it('is pinned in the documentation by the hash of its bytes; `-u` writes it there', async () => {
    const page = resolve(import.meta.dirname, '../../../docs/embedding.md')
    const hash = createHash('sha384').update(code).digest('base64')
    const pinned = readFileSync(page, 'utf8').replace(
      /widget-[\w.]+\.js"\n {2}integrity="sha384-[\w+/=]*"/,
      `widget-${manifest.version}.js"\n  integrity="sha384-${hash}"`,
    )
    expect(pinned).toContain(hash)
    await expect(pinned).toMatchFileSnapshot(page)
  })

  it('uses nothing that a strict policy forbids', () => {
    expect(code).not.toMatch(
      /innerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|setAttribute\(.style/,
    )
  })
})
