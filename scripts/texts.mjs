// Prints all texts of the dialogue in a language, for reading: npm run texts -- [LANGUAGE]
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'

const root = join(import.meta.dirname, '..')
const [lang = 'en'] = process.argv.slice(2)
const file = join(root, 'src/assistant/languages', lang, 'dialog-texts.ts')
if (!existsSync(file)) throw new Error(`The dialogue does not speak ${lang}: ${file} is not there.`)
const { module } = await runnerImport(file, { root, configFile: false, logLevel: 'error' })

/** Values in a text are printed as `{name}`. */
const names = new Proxy({}, { get: (_, name) => `{${String(name)}}` })

/** @param {unknown} value @param {string} path */
function print(value, path) {
  const text = typeof value === 'function' ? value(names) : value
  if (typeof text === 'string') console.log(`${path}\n  ${text.replaceAll('\n', '\n  ')}`)
  else for (const [key, entry] of Object.entries(text)) print(entry, path ? `${path}.${key}` : key)
}

print(module.texts, '')
