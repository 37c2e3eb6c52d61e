// Runs test files 20 times while two busy loops load the processors:
//   npm run test:stress -- FILE... [--times=20]
// A test that passes alone and fails here waits for time, not for an event.
import { spawn, spawnSync } from 'node:child_process'

const given = process.argv.slice(2)
const flag = /^--times=(\d+)$/
const times = Number(given.map((argument) => flag.exec(argument)?.[1]).find(Boolean) ?? 20)
const files = given.filter((argument) => !flag.test(argument))
if (files.length === 0) {
  console.error('Which ones? npm run test:stress -- FILE... [--times=20]')
  process.exit(2)
}

const loops = [1, 2].map(() => spawn(process.execPath, ['-e', 'for (;;) {}'], { stdio: 'ignore' }))
let failed = 0
try {
  for (let time = 1; time <= times; time++) {
    const started = Date.now()
    const { status, stdout, stderr } = spawnSync('npx', ['vitest', 'run', '--reporter=default', ...files], {
      encoding: 'utf8',
    })
    const seconds = Math.round((Date.now() - started) / 1000)
    console.log(`${time} of ${times}: ${status === 0 ? 'passed' : 'FAILED'}, ${seconds} s`)
    if (status === 0) continue
    failed++
    console.log(stdout, stderr)
  }
} finally {
  for (const loop of loops) loop.kill('SIGKILL')
}
console.log(`${times - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
