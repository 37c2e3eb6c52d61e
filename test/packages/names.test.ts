import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

const docs = resolve(import.meta.dirname, '../../docs')

/** Third-party packages that the documents name. */
const others = new Set([
  'react',
  'vue',
  'next',
  'svelte',
  '@angular/core',
  ...Object.keys(manifest.dependencies),
])

it('uses the package names of package.json in the documents', () => {
  const named = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.startsWith('node_modules'))
    .flatMap((file) => [...readFileSync(join(docs, file), 'utf8').matchAll(/from '([^'.][^']*)'/g)])
    .map(([, name = '']) => /^((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1])
    .filter((name) => !others.has(name ?? '') && !name?.startsWith('node:'))
  expect(new Set(named)).toEqual(new Set([manifest.packages.widget]))
})
