import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import type { ProcessName } from '../storage/sole-process.ts'

/** Returns the identity of this process. */
export function nameThisProcess(): ProcessName {
  const { pid } = process
  const [place, begun] = [readPlace(), readBegin(pid)]
  return { host: hostname(), pid, ...(place && begun && { place, begun }) }
}

/** Returns whether a process is running; undefined if that cannot be determined from here. */
export function isRunning(named: ProcessName): boolean | undefined {
  const own = nameThisProcess()
  if (named.host !== own.host) return undefined
  if (!named.place || !own.place) return isNumberInUse(named.pid) ? undefined : false
  if (named.place !== own.place) return undefined
  const begun = readBegin(named.pid)
  return begun === undefined && isNumberInUse(named.pid) ? undefined : begun === named.begun
}

/** A process with this process's own number was an earlier one. */
function isNumberInUse(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Identifies the boot of the machine, and the container whose process numbers are used. */
function readPlace(): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const [container = ''] = /\d+/.exec(readlinkSync('/proc/self/ns/pid')) ?? []
    return `${boot}.${container}`
  } catch {
    return undefined
  }
}

/**
 * Number of fields in `/proc/PID/stat` between the name, which may contain anything, and the start time of
 * the process.
 */
const fieldsBefore = 19

function readBegin(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[fieldsBefore]
  } catch {
    return undefined
  }
}
