import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isRunning, nameThisProcess } from '../src/server/process-running.ts'

const own = nameThisProcess()

describe('process identity', () => {
  it.skipIf(!existsSync('/proc/self/stat'))('depends on the start time, not on the number alone', () => {
    const parent = { ...own, pid: process.ppid }
    expect(isRunning(own)).toBe(true)
    expect(isRunning({ ...parent, begun: '1' })).toBe(false)
  })

  it('cannot be checked from another machine, boot or container', () => {
    expect(isRunning({ ...own, host: 'elsewhere' })).toBe(undefined)
    expect(isRunning({ ...own, place: 'another', begun: '1' })).toBe(undefined)
  })

  it('with only a number is unknown if that number is in use, and otherwise has ended', async () => {
    const { host } = own
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    const pid = child.pid ?? 0
    expect(isRunning({ host, pid })).toBe(undefined)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(isRunning({ host, pid })).toBe(false)
  })
})
