import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { carryEarlier } from '../../../scripts/earlier.mjs'
import { readFilesOf } from '../../../src/http/static-files.ts'

let folder: string
let dist: string
let releases: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-earlier-'))
  dist = join(folder, 'dist')
  releases = join(folder, 'releases')
  mkdirSync(releases)
  write(dist, '2.0.0')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Writes the files that a build of a version has below its `dist`. */
function write(target: string, version: string) {
  const files = [`web/assets/page-${version}.js`, `web/assets/page-${version}.js.br`, 'web/index.html']
    .concat([`console/assets/index-${version}.css`, 'console/index.html', 'web/assets/icon-same.svg'])
    .concat(['loader/widget.js', `loader/widget-${version}.js`])
  for (const file of files) {
    mkdirSync(dirname(join(target, file)), { recursive: true })
    writeFileSync(join(target, file), version)
  }
}

/** Creates a package of the relay as `npm pack` does. */
function release(version: string) {
  const made = join(folder, version)
  write(join(made, 'package/dist'), version)
  const file = join(releases, `parley-relay-${version}.tgz`)
  expect(spawnSync('tar', ['-czf', file, '-C', made, 'package']).status).toBe(0)
}

const carried = () =>
  readdirSync(join(dist, 'earlier'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()

describe('build', () => {
  it('includes the versioned files of the two previous releases, and no others', () => {
    for (const version of ['1.9.0', '1.10.0', '1.8.0']) release(version)
    expect(carryEarlier(releases, dist)).toEqual(['parley-relay-1.10.0.tgz', 'parley-relay-1.9.0.tgz'])
    expect(carried()).toEqual(
      ['1.10.0', '1.9.0']
        .flatMap((version) => [
          `index-${version}.css`,
          `page-${version}.js`,
          `page-${version}.js.br`,
          `widget-${version}.js`,
        ])
        .sort(),
    )
  })

  it('does not count its own package among the two', () => {
    for (const version of ['1.0.0', '2.0.0', '1.1.0']) release(version)
    // As in a build for the demo.
    rmSync(join(dist, 'web/assets/page-2.0.0.js.br'))
    expect(carryEarlier(releases, dist)).toEqual(['parley-relay-1.1.0.tgz', 'parley-relay-1.0.0.tgz'])
  })

  it('includes nothing if there are no releases, and removes what it included before', () => {
    release('1.0.0')
    carryEarlier(releases, dist)
    expect(carried()).not.toEqual([])
    expect(carryEarlier(join(folder, 'none'), dist)).toEqual([])
    expect(() => carried()).toThrow()
  })

  it('rejects a package that is not one of the relay', () => {
    writeFileSync(join(releases, 'parley-relay-1.0.0.tgz'), 'no package')
    expect(() => carryEarlier(releases, dist)).toThrow('parley-relay-1.0.0.tgz cannot be read')
  })

  it('is served with the included files, its own first', () => {
    release('1.0.0')
    carryEarlier(releases, dist)
    writeFileSync(join(dist, 'earlier/web/assets/icon-same.svg'), 'old')
    const files = readFilesOf([join(dist, 'earlier/web'), join(dist, 'web')])
    expect(files.get('assets/page-1.0.0.js')?.body.toString()).toBe('1.0.0')
    expect(files.get('assets/icon-same.svg')?.body.toString()).toBe('2.0.0')
    expect(files.get('index.html')?.body.toString()).toBe('2.0.0')
  })
})
