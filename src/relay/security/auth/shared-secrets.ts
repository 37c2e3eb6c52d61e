import { createHmac } from 'node:crypto'
import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Storage } from '../../../storage/database/storage.ts'
import type { Secrets } from './secrets.ts'

/** Prevents relays with different secrets from serving the same database at the same time. */
export interface SharedSecrets {
  /** Registers this relay. @throws Error naming the variable of which another relay has other values */
  join(): Promise<void>
  /** Renews the lease on the secrets of this relay. */
  renew(): Promise<void>
}

/** Dependencies of the shared secrets. */
export interface SharedSecretsDeps {
  storage: Storage
  clock: Clock
  /** Returns the current secrets. */
  secrets: () => Pick<Secrets, 'tokenKeys' | 'peppers'>
}

/** A relay that has not renewed its lease for this long no longer counts as running, in milliseconds. */
const leaseMs = 15_000
const variables = { tokens: 'PARLEY_TOKEN_KEYS', pepper: 'PARLEY_PEPPER' } as const

/**
 * Creates the comparison of secrets among relays that serve one database at the same time. One key in common
 * is enough, since keys are changed one relay at a time. Once all relays have stopped, new ones may have any
 * keys.
 */
export function createSharedSecrets({ storage, clock, secrets }: SharedSecretsDeps): SharedSecrets {
  const marks = () => {
    const { tokenKeys, peppers } = secrets()
    return [
      { name: 'tokens', own: tokenKeys.map(({ secret }) => markOf(secret)) },
      { name: 'pepper', own: peppers.map((pepper) => markOf(pepper)) },
    ] as const
  }
  const longAgo = () => new Date(Date.parse(clock()) - leaseMs).toISOString()
  return {
    async join() {
      if (storage.exclusive) return
      await storage.write('deployment', async (trx) => {
        for (const { name, own } of marks()) {
          const row = await trx
            .selectFrom('deployment')
            .select('value')
            .where('name', '=', name)
            .where('at', '>', longAgo())
            .executeTakeFirst()
          if (row && !own.includes(row.value)) {
            throw new Error(
              `${variables[name]}: a relay that serves this database has another; all must have the same`,
            )
          }
          const values = { value: own[0] ?? '', at: clock() }
          await trx
            .insertInto('deployment')
            .values({ name, ...values })
            .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
            .execute()
        }
      })
    },
    async renew() {
      if (storage.exclusive) return
      for (const { name, own } of marks()) {
        await storage.db
          .updateTable('deployment')
          .set({ value: own[0] ?? '', at: clock() })
          .where('name', '=', name)
          // A value that no relay has renewed for a long time is no longer in use anywhere.
          .where((eb) => eb.or([eb('value', 'in', own), eb('at', '<=', longAgo())]))
          .execute()
      }
    },
  }
}

/** A mark only shows whether two keys are the same. */
const markOf = (key: string | Uint8Array): string =>
  createHmac('sha256', key).update('parley: this key serves').digest('hex').slice(0, 32)
