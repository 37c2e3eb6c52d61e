// One command to a running system: installs, builds, starts.
import { ensurePackages, run } from './ensure.mjs'
import { ensureVoices } from './voices.mjs'

ensurePackages()
// Without them everything works but the voice, which then says what is missing.
await ensureVoices().catch((error) => console.log(`No voice: ${error.message}`))
run(process.execPath, ['scripts/build.mjs'])
process.env.DEMO ??= '1'
process.env.SANDBOX ??= '1'
process.env.LOG_LEVEL ??= 'warn'
await import(new URL('../dist/server/main.js', import.meta.url).href)
