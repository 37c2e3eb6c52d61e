import type { Clock } from '../../contract/primitives/ids.ts'
import type { Timers } from '../../contract/primitives/timers.ts'
import { within } from '../../contract/primitives/within.ts'
import { findDue } from '../../relay/citizen-api/chat/outbox-wait.ts'
import type { Storage } from '../../storage/database/storage.ts'

/** Checks one thing that the relay depends on. */
export interface Probe {
  name: string
  /** Whether the relay cannot work without it. */
  isNeeded: boolean
  /** Returns values worth knowing about it. @throws when it does not work */
  look(): Promise<Record<string, number> | undefined>
}

/** Result of the checks: `degraded` if something is down but the rest works without it. */
export interface Readiness {
  status: 'ready' | 'degraded' | 'unready'
  /** By the name of each probe; `reason` contains no user data and no address. */
  checks: Record<string, { ok: boolean; reason?: string } & Record<string, unknown>>
}

/** Dependencies of the readiness check. */
export interface ReadinessDeps {
  storage: Storage
  clock: Clock
  timers: Timers
  /** Checks in addition to those of the database and the outbox. */
  probes: readonly Probe[]
}

/** Timeout of one probe, and how long a result is reused for all callers, in milliseconds. */
const withinMs = 1_000

/** Creates the check behind `/readyz`; concurrent callers share one check. */
export function createReadiness(deps: ReadinessDeps): () => Promise<Readiness> {
  const { storage, clock, timers } = deps
  const probes: readonly Probe[] = [
    { name: 'database', isNeeded: true, look: () => storage.prove(clock()).then(() => undefined) },
    { name: 'outbox', isNeeded: false, look: () => findDue(storage.db, clock()) },
    ...deps.probes,
  ]
  let last: { at: number; readiness: Promise<Readiness> } | undefined
  return () => {
    const now = timers.now()
    if (last && now - last.at < withinMs) return last.readiness
    last = { at: now, readiness: lookAtAll(probes, timers) }
    return last.readiness
  }
}

async function lookAtAll(probes: readonly Probe[], timers: Timers): Promise<Readiness> {
  const found = await Promise.all(
    probes.map(async ({ name, isNeeded, look }) => {
      try {
        return { name, isNeeded, check: { ok: true, ...(await within(look(), withinMs, timers)) } }
      } catch (error) {
        return { name, isNeeded, check: { ok: false, reason: reasonOf(error) } }
      }
    }),
  )
  const broken = found.filter(({ check }) => !check.ok)
  const isUnready = broken.some(({ isNeeded }) => isNeeded)
  return {
    status: isUnready ? 'unready' : broken.length > 0 ? 'degraded' : 'ready',
    checks: Object.fromEntries(found.map(({ name, check }) => [name, check])),
  }
}

/** Error codes of SQLite, the file system and Postgres for a full disk. */
const diskFull: ReadonlySet<unknown> = new Set(['SQLITE_FULL', 'ENOSPC', '53100'])

/** Returns only the error code, since messages of drivers contain addresses; `disk-full` for a full disk. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if ('code' in at && diskFull.has(at.code)) return 'disk-full'
  if ('code' in error) return String(error.code)
  return error.message === 'no answer' ? error.message : error.name
}
