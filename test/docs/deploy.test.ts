import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { stopWithinSeconds } from '../support/stop-within.ts'

const unit = readFileSync(resolve(import.meta.dirname, '../../deploy/parley.service'), 'utf8')
const settingOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? ''
const hasPromtool = spawnSync('promtool', ['--version']).status === 0
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

describe('systemd unit', () => {
  it.skipIf(!hasSystemd)('passes systemd’s verification', () => {
    const folder = mkdtempSync(join(tmpdir(), 'parley-unit-'))
    const file = join(folder, 'parley.service')
    writeFileSync(file, unit.replaceAll('/usr/bin/node', process.execPath))
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  it('gives a relay more time to stop than it takes, and reloads with the right signal', () => {
    expect(settingOf('KillSignal')).toBe('SIGTERM')
    expect(Number(settingOf('TimeoutStopSec'))).toBeGreaterThan(stopWithinSeconds)
    expect(settingOf('ExecReload')).toBe('/bin/kill -HUP $MAINPID')
  })
})

describe('Prometheus rules', () => {
  it('are exactly those that the operations page explains', () => {
    const read = (path: string) => readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8')
    const alarms = [...read('deploy/alerts.yaml').matchAll(/alert: (\w+)/g)].map(([, name]) => name)
    const told = [...read('docs/operations.md').matchAll(/`(Parley[A-Z]\w+)`/g)].map(([, name]) => name)
    expect(told.sort()).toEqual(alarms.sort())
  })

  it.skipIf(!hasPromtool)('report that the database is down, for one relay and for all of them', () => {
    const file = resolve(import.meta.dirname, 'alerts.test.yaml')
    const { status, stdout } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' })
    expect({ status, stdout }).toMatchObject({ status: 0 })
  })
})
