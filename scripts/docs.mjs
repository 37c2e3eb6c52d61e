// The documentation site: `npm run docs` shows it while you write; `npm run docs -- build` writes it to
// dist/docs/site, which a relay serves at /docs/ and any other server can serve too. Its tools are installed on
// first use.
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { installPackages, run } from './ensure.mjs'

const folder = resolve(import.meta.dirname, '../docs')
installPackages(folder)
const tool = join(folder, 'node_modules/vitepress/bin/vitepress.js')
if (process.argv[2] !== 'build') run(process.execPath, [tool, 'dev', folder, ...process.argv.slice(2)])
else {
  // It prints hundreds of notices about plugins of VitePress that this release of vite does not need.
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, 'build', folder], {
    encoding: 'utf8',
  })
  if (status !== 0) {
    console.error(stdout + stderr)
    process.exit(status ?? 1)
  }
  const { runnerImport } = await import('vite')
  /** @type {{ module: typeof import('../src/http/static-files.ts') }} */
  const { module: files } = await runnerImport('./src/http/static-files.ts', { configFile: false })
  await files.compressFiles('dist/docs/site')
  console.log('The documentation is in dist/docs/site.')
}
