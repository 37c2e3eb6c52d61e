#!/usr/bin/env node
// Starts the relay, or one of its tools, in the current folder, which contains data, configuration and
// voices.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const { name, version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
/** For each tool, its file and the words put before the given arguments. */
const tools = {
  key: ['dist/server/key.js'],
  keys: ['dist/server/keys.js'],
  user: ['dist/server/user.js'],
  channel: ['dist/server/channel.js'],
  platform: ['dist/server/platform.js'],
  backup: ['dist/server/copies.js', 'backup'],
  restore: ['dist/server/copies.js', 'restore'],
  voices: ['scripts/voices.mjs'],
}
const usage = `Usage: ${name} [--demo]        starts the relay; with --demo also a customer's page and the console
       ${name} --check         proves the settings and the file, and ends
       ${name} key …           makes, lists and revokes API keys
       ${name} keys …          changes the deployment's own keys while the relay runs
       ${name} user …          adds, lists, disables and resets the people of the console
       ${name} channel …       sets what the configuration file leaves open
       ${name} platform …      sets what the embedded platform keeps: teamspaces, credits, participants
       ${name} backup FILE     copies a SQLite database while the relay runs
       ${name} restore FILE    puts a copy back while it does not
       ${name} voices [--all]  fetches the development voices into ./weights
       ${name} --version

Settings come from the environment (PORT, HOST, DATABASE_URL …) and from ./parley.config.json.
`

/**
 * Runs a program of the package as if it had been called directly.
 * @param {string} path in the package
 * @param {string[]} args
 */
async function run(path, args) {
  const url = new URL(path, import.meta.url)
  process.argv = [process.argv[0] ?? '', fileURLToPath(url), ...args]
  process.env.PARLEY_WEIGHTS ??= 'weights'
  await import(url.href)
}

const [command, ...args] = process.argv.slice(2)
const [tool, ...first] = Object.entries(tools).find(([known]) => known === command)?.[1] ?? []
if (tool) await run(tool, [...first, ...args])
else if (command === undefined) await run('dist/server/main.js', [])
else if (command === '--demo') {
  process.env.DEMO ??= '1'
  process.env.SANDBOX ??= '1'
  process.env.LOG_LEVEL ??= 'warn'
  await run('dist/server/main.js', [])
} else if (command === '--check') await run('dist/server/main.js', ['--check'])
else if (command === '--version') process.stdout.write(`${version}\n`)
else {
  const isHelp = command === '--help'
  ;(isHelp ? process.stdout : process.stderr).write(isHelp ? usage : `I do not know ${command}.\n\n${usage}`)
  process.exitCode = isHelp ? 0 : 2
}
