// Starts a running system with one command: installs, builds, starts. The voices are downloaded while it
// runs.
import { Worker } from 'node:worker_threads'
import { ensurePackages, run } from './ensure.mjs'

ensurePackages()
run(process.execPath, ['scripts/build.mjs', '--for-demo'])
process.env.DEMO ??= '1'
process.env.SANDBOX ??= '1'
process.env.LOG_LEVEL ??= 'warn'
const port = Number(process.env.PORT || 4600)
if (await isRunning()) {
  console.error(`Parley already runs: http://localhost:${port}/demo/
Stop that one first, or start a second one beside it: PORT=${port + 1} PARLEY_DATA=data-2 npm run demo`)
  process.exit(1)
}
/** @type {{ started: Promise<void> }} */
const relay = await import(new URL('../dist/server/main.js', import.meta.url).href)
await relay.started
fetchVoices()

/** Returns whether a relay is already using the port. */
async function isRunning() {
  try {
    return (await fetch(`http://127.0.0.1:${port}/healthz`)).ok
  } catch {
    return false
  }
}

/**
 * Downloads the missing voices in a thread, which ends with this process. Until then voice reports that it is
 * loading.
 */
function fetchVoices() {
  const thread = new Worker(new URL('voices.mjs', import.meta.url), { argv: ['--brief'] })
  thread.on('error', ({ message }) => {
    console.log(
      `  Voice could not be downloaded (${message}).\n  The demo goes on without it, by typing. Start it again to try again.`,
    )
  })
  thread.on('exit', (code) => {
    if (code === 0) console.log('  Voice is ready.')
  })
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      thread.removeAllListeners()
      void thread.terminate()
    })
}
