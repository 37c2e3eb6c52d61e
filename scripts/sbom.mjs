// Writes a CycloneDX bill of materials of what a deployment runs to dist/sbom.cdx.json, from the lock file
// alone; the same lock file and npm produce the same bytes.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const asked = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
const { status, stdout, stderr } = spawnSync('npm', asked, { cwd: root, encoding: 'utf8' })
if (status !== 0) throw new Error(`npm made no bill of materials: ${stderr}`)

const { serialNumber: _, ...bill } = JSON.parse(stdout)
// npm names the project by its folder, and adds a timestamp.
delete bill.metadata.timestamp
bill.metadata.component.name = manifest.name
// With `--omit dev`, npm also leaves out packages that a development package needs too.
/** @type {(component: { properties?: { name: string }[] }) => boolean} */
const runs = ({ properties = [] }) => properties.every(({ name }) => name !== 'cdx:npm:package:development')
bill.components = bill.components.filter(runs)
const kept = new Set([bill.metadata.component, ...bill.components].map((component) => component['bom-ref']))
/** @type {{ ref: string, dependsOn: string[] }[]} */
const edges = bill.dependencies
bill.dependencies = edges
  .filter(({ ref }) => kept.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => kept.has(other)) }))
mkdirSync(join(root, 'dist'), { recursive: true })
writeFileSync(join(root, 'dist/sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`)
