import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import { createKeyedHash } from '../contract/primitives/keyed-hash.ts'
import type { Timers } from '../contract/primitives/timers.ts'
import { createChatKeys } from '../relay/security/auth/chat-keys.ts'
import { checkSealKeys } from '../relay/security/auth/known-secrets.ts'
import { createLiveKeys } from '../relay/security/auth/live-keys.ts'
import { createRotatingSeal } from '../relay/security/auth/seal.ts'
import { readSecrets, type Secrets } from '../relay/security/auth/secrets.ts'
import { createSharedSecrets } from '../relay/security/auth/shared-secrets.ts'
import { migrate } from '../storage/migrations/index.ts'
import { openStorage } from '../storage/open-storage.ts'
import { createSharedClock } from '../storage/shared-clock.ts'
import { takeDatabase } from '../storage/sole-process.ts'
import { createSweepGuard } from '../storage/sweep-guard.ts'
import { isRunning, nameThisProcess } from './process-running.ts'
import { createSweepMetrics, measureStorage } from './relay/metrics.ts'

/** Dependencies of opening the database. */
export interface KeptDeps {
  databaseUrl: string
  environment: NodeJS.ProcessEnv
  /** The secrets at start-up. */
  secrets: Secrets
  secretsFile: string
  registry: Registry
  /** Retention period in days. */
  retentionDays: number
  timers: Timers
  logger: Logger
  /** Retries while the database is down. */
  whenThere: <T>(work: () => Promise<T>) => Promise<T>
}

/**
 * Opens the deployment's storage: waits for the database, migrates its tables, claims it for this process if
 * only one may use it, and refuses a database that was written with other secrets. Time is the database's.
 */
export async function openKept({
  databaseUrl,
  environment,
  secrets,
  secretsFile,
  registry,
  retentionDays,
  timers,
  logger,
  whenThere,
}: KeptDeps) {
  const storage = measureStorage(registry, openStorage(databaseUrl, { timers }))
  const shared = createSharedClock({
    storage,
    onDrift: (aheadMs) =>
      logger.warn({ aheadMs }, "this machine's clock is not the database's, which is followed"),
  })
  const { clock } = shared
  const sweepMetrics = createSweepMetrics(registry, () => guard.isHeld())
  const guard = createSweepGuard({
    storage,
    clock,
    retentionDays,
    onHold({ reason, seenAt, shares }, isNew) {
      sweepMetrics.refused(reason)
      if (!isNew) return
      logger.error(
        { reason, seenAt, shares },
        'nothing is deleted by its age: check the clock and retentionDays, then run npm run keys -- confirm-sweep',
      )
    },
  })
  const load = () => readSecrets(environment, secretsFile)
  const liveKeys = createLiveKeys({ first: secrets, load, clock, timers, logger })
  const seal = createRotatingSeal(liveKeys.sealKeys)
  const chatKeys = createChatKeys({ seal })
  const keyedHash = createKeyedHash(liveKeys.peppers)
  const sharedSecrets = createSharedSecrets({
    storage,
    clock,
    secrets: () => ({ tokenKeys: liveKeys.tokenKeys(), peppers: liveKeys.peppers() }),
  })
  const sole = await whenThere(async () => {
    await shared.compare()
    await migrate(storage)
    const taken = await takeDatabase({
      storage,
      clock,
      self: nameThisProcess(),
      isRunning,
      onWait: ({ host, pid }) =>
        logger.warn({ host, pid }, 'another process has served the database; waiting whether it still does'),
    })
    await checkSealKeys({ storage, seal, clock })
    await sharedSecrets.join()
    await guard.see()
    return taken
  })
  return {
    storage,
    clock,
    guard,
    liveKeys,
    seal,
    chatKeys,
    keyedHash,
    /** Renews this process's leases, and checks that its clock and its secrets match the others'. */
    async renew() {
      await Promise.all([sole.renew(), sharedSecrets.renew(), shared.compare()])
      await guard.see()
    },
    leave: sole.leave,
  }
}
