// One command to a running system: installs, builds, starts.
import { ensurePackages, run } from './ensure.mjs'

ensurePackages()
run(process.execPath, ['scripts/build.mjs'])
process.env.DEMO ??= '1'
process.env.SANDBOX ??= '1'
process.env.LOG_LEVEL ??= 'warn'
await import('../dist/server/main.js')
