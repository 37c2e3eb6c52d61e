// Writes openapi.json and openapi-platform.json, the documents that the relay serves.
import { writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'

/** @param {string} name @param {object} document */
const write = (name, document) =>
  writeFileSync(new URL(`../${name}`, import.meta.url), `${JSON.stringify(document, null, 2)}\n`)

/** @type {{ module: typeof import('../src/contract/openapi/document.ts') }} */
const operations = await runnerImport('./src/contract/openapi/document.ts', { configFile: false })
write('openapi.json', operations.module.toOpenApi())

/** @type {{ module: typeof import('../src/contract/openapi/platform.ts') }} */
const platform = await runnerImport('./src/contract/openapi/platform.ts', { configFile: false })
write('openapi-platform.json', platform.module.toPlatformOpenApi())
