// The reader for tools: its modules, its corpora, and the deployment that the corpora were labelled for.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runnerImport } from 'vite'

const root = resolve(import.meta.dirname, '..')
/**
 * Where weights are kept: of words and signs, or of signs alone.
 *
 * @param {'trained' | 'light'} name
 */
export const weightsFile = (name) => join(root, `src/assistant/understanding/weights/${name}.json`)
const corpus = join(root, 'training/corpus')

/** @typedef {import('./labels.ts').Labelled} Labelled */

/**
 * Country, money and banks of every text in the corpora.
 *
 * @type {import('../src/assistant/understanding/candidates/candidates.ts').ReadingProfile}
 */
export const profile = JSON.parse(readFileSync(join(corpus, 'deployment.json'), 'utf8'))

/** @returns {Promise<typeof import('./toolbox.ts')>} */
export async function importToolbox() {
  const { module } = await runnerImport(join(root, 'training/toolbox.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  })
  return module
}

/**
 * The texts of a file, one JSON object a line.
 *
 * @param {string} file
 * @returns {Labelled[]}
 */
export const readTexts = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))

/**
 * The texts of a folder of the corpora: `stories`, `sentences`, `situations`, or `set-aside` and `situations-aside`, which neither rules nor training see.
 *
 * @param {'stories' | 'sentences' | 'situations' | 'situations-aside' | 'set-aside'} name
 */
export const readCorpus = (name) =>
  readdirSync(join(corpus, name), 'utf8')
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => readTexts(join(corpus, name, file)))
