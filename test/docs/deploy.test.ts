import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const unit = readFileSync(resolve(import.meta.dirname, '../../deploy/parley.service'), 'utf8')
const settingOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? ''
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

describe('the unit for systemd', () => {
  it.skipIf(!hasSystemd)('is one that systemd takes without a complaint', () => {
    const folder = mkdtempSync(join(tmpdir(), 'parley-unit-'))
    const file = join(folder, 'parley.service')
    writeFileSync(file, unit.replaceAll('/usr/bin/node', process.execPath))
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  it('gives a relay longer to end than it takes, and reloads by the signal that it hears', () => {
    expect(settingOf('KillSignal')).toBe('SIGTERM')
    expect(Number(settingOf('TimeoutStopSec'))).toBeGreaterThan(20)
    expect(settingOf('ExecReload')).toBe('/bin/kill -HUP $MAINPID')
  })
})
