// Every test that needs no server from outside: installs, builds, runs. Arguments go to vitest.
import { ensureChromium, ensurePackages, run } from './ensure.mjs'
import { ensureVoices } from './voices.mjs'

ensurePackages()
// Without them everything works but the voice, which then says what is missing.
await ensureVoices().catch((error) => console.log(`No voice: ${error.message}`))
const PARLEY_CHROMIUM = ensureChromium()
run(process.execPath, ['scripts/build.mjs'])
const everything = ['unit', 'dom', 'integration', 'e2e'].flatMap((name) => ['--project', name])
const asked = process.argv.slice(2)
run('npx', ['vitest', 'run', ...(asked.length > 0 ? asked : everything)], {
  env: { ...process.env, PARLEY_CHROMIUM },
})
