// The tested engines, from Debian's packages.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const packages = [
  ...['firefox-esr', 'chromium', 'webkit2gtk-driver'],
  ...['gir1.2-webkit2-4.1', 'gir1.2-gtk-3.0', 'python3-gi', 'xvfb', 'xauth', 'dbus'],
  // WebKit records and plays with these.
  ...['base', 'good', 'bad'].map((part) => `gstreamer1.0-plugins-${part}`),
  ...['gstreamer1.0-libav', 'gstreamer1.0-pulseaudio', 'pulseaudio', 'pulseaudio-utils'],
]
const programs = ['firefox-esr', 'WebKitWebDriver', 'xvfb-run', 'dbus-run-session', 'pulseaudio', 'paplay']
const files = [
  process.env.PARLEY_CHROMIUM ?? '/usr/bin/chromium',
  '/usr/lib/x86_64-linux-gnu/girepository-1.0/WebKit2-4.1.typelib',
  '/usr/lib/python3/dist-packages/gi',
  '/usr/lib/x86_64-linux-gnu/gstreamer-1.0/libgstlibav.so',
  '/usr/lib/x86_64-linux-gnu/gstreamer-1.0/libgstpulseaudio.so',
]
const has = (/** @type {string} */ program) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
const missing = () => [
  ...programs.filter((program) => !has(program)),
  ...files.filter((file) => !existsSync(file)),
]

/** Installs what is missing. Returns what is not available. */
export function missingAfterInstall() {
  if (missing().length === 0 || process.getuid?.() !== 0 || !has('apt-get')) return missing()
  console.log(`Installing ${packages.join(', ')}…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Another process may be installing.
  const wait = ['-o', 'DPkg::Lock::Timeout=300']
  for (const args of [
    ['update', '-qq'],
    [...wait, 'install', '-y', '-qq', '--no-install-recommends', ...packages],
  ])
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: 600_000 })
  return missing()
}
