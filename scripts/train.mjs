// Trains the reader from the corpora in the repository: npm run train. The same corpora produce the same
// bytes.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { ensurePackages } from './ensure.mjs'

ensurePackages()
const { importToolbox, profile, readCorpus, weightsFile } = await import('../training/room.mjs')
const { train } = await importToolbox()
const texts = [...readCorpus('stories'), ...readCorpus('sentences'), ...readCorpus('situations')]
for (const name of /** @type {const} */ (['trained', 'light'])) {
  mkdirSync(dirname(weightsFile(name)), { recursive: true })
  writeFileSync(weightsFile(name), `${JSON.stringify(train(texts, profile, name === 'trained'))}\n`)
}
console.log(`Trained on ${texts.length} texts.`)
