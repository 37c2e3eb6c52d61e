import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { buildLoader } from '../../support/build.ts'

/** Gzip bytes of the whole loader, styles and all: what a page that embeds us pays before anybody wants to chat. */
const loaderBytes = 3 * 1024

describe('the built widget.js', () => {
  let code = ''
  beforeAll(async () => {
    code = await buildLoader()
  }, 60_000)

  it(`weighs at most ${loaderBytes} bytes gzipped`, () => {
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(loaderBytes)
  })

  it('is one classic script that leaves nothing in the page but window.Parley', () => {
    expect(code).not.toMatch(/\b(import|export)\b/)
    const window = { Parley: undefined }
    new Function('window', 'document', code)(window, { currentScript: null })
    expect(Object.keys(window)).toEqual(['Parley'])
    expect(window.Parley).toMatchObject({ version: manifest.version })
  })

  it('carries the version of the package', () => {
    expect(code).toContain(`version:\`${manifest.version}\``)
  })

  it('makes no use of what a strict policy forbids', () => {
    expect(code).not.toMatch(
      /innerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|setAttribute\(.style/,
    )
  })
})
