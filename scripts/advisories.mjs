// Compares the packages that a deployment runs, according to the lock file, with the registry's list of
// advisories. Fails on an advisory of moderate or higher severity; prints a notice if the registry has no
// list.
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const asked = ['audit', '--omit', 'dev', '--audit-level', 'moderate', '--json']
const { status, stdout } = spawnSync('npm', asked, {
  cwd: resolve(import.meta.dirname, '..'),
  encoding: 'utf8',
})
/** @type {{ vulnerabilities?: Record<string, { severity: string, range: string }> }} */
const { vulnerabilities } = JSON.parse(stdout || '{}')
if (!vulnerabilities) {
  console.log('This registry has no list of advisories: the lock file was compared with none.')
  process.exit()
}
for (const [name, { severity, range }] of Object.entries(vulnerabilities)) {
  console.log(`${name} ${range}: ${severity}`)
}
console.log(status === 0 ? 'No advisory concerns the lock file.' : 'Advisories concern the lock file.')
process.exit(status ?? 1)
