// Writes openapi.json, the document that the relay serves under /openapi.json.
import { writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'

/** @type {{ module: typeof import('../src/contract/openapi/document.ts') }} */
const { module } = await runnerImport('./src/contract/openapi/document.ts', { configFile: false })
writeFileSync(new URL('../openapi.json', import.meta.url), `${JSON.stringify(module.toOpenApi(), null, 2)}\n`)
