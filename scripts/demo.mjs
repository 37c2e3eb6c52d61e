// One command to a running system: installs, builds, starts. The voices are downloaded while it runs.
import { Worker } from 'node:worker_threads'
import { ensurePackages, run } from './ensure.mjs'

ensurePackages()
run(process.execPath, ['scripts/build.mjs', '--for-demo'])
process.env.DEMO ??= '1'
process.env.SANDBOX ??= '1'
process.env.LOG_LEVEL ??= 'warn'
/** @type {{ started: Promise<void> }} */
const relay = await import(new URL('../dist/server/main.js', import.meta.url).href)
await relay.started
fetchVoices()

/** Downloads what is missing in a thread, which ends with this process. Until then voice says that it is loading. */
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
