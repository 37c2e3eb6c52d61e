import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * Collects the licences of the packages that are part of a bundle, which must accompany it. Packages are only
 * found where their files are in a chunk.
 *
 * @returns {import('vite').Plugin}
 */
export const licences = () => ({
  name: 'licences',
  generateBundle(_, bundle) {
    /** @type {Set<string>} */
    const folders = new Set()
    for (const chunk of Object.values(bundle))
      for (const id of chunk.type === 'chunk' ? chunk.moduleIds : []) {
        const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0]
        if (folder) folders.add(folder)
      }
    const texts = [...folders].sort().map((folder) => {
      const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const file = readdirSync(folder).find((one) => /^(?:licen[cs]e|copying)/i.test(one))
      const { license } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8'))
      return `${name} (${license})\n\n${file ? readFileSync(resolve(folder, file), 'utf8').trim() : ''}\n`
    })
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source: texts.join(`\n${'-'.repeat(80)}\n\n`) })
  },
})
