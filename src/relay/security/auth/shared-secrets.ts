import { createHmac } from 'node:crypto'
import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Storage } from '../../../storage/database/storage.ts'
import type { Secrets } from './secrets.ts'

/** Keeps relays with other secrets away from a database that others serve just then. */
export interface SharedSecrets {
  /** Takes part. @throws Error naming the variable of which another relay has other values */
  join(): Promise<void>
  /** Says again with which secrets this relay serves. */
  renew(): Promise<void>
}

/** Lists what sharing needs. */
export interface SharedSecretsDeps {
  storage: Storage
  clock: Clock
  /** As they are now. */
  secrets: () => Pick<Secrets, 'tokenKeys' | 'peppers'>
}

/** Whoever has not said for so long with which secrets it serves does not serve any more, in milliseconds. */
const leaseMs = 15_000
const variables = { tokens: 'PARLEY_TOKEN_KEYS', pepper: 'PARLEY_PEPPER' } as const

/**
 * Creates the comparison of secrets among relays that serve one database at the same time. Any one key in common is enough,
 * since keys are changed one relay after the other. Once all have ended, any may be there.
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
          // One that nobody has said for long was taken out of use everywhere.
          .where((eb) => eb.or([eb('value', 'in', own), eb('at', '<=', longAgo())]))
          .execute()
      }
    },
  }
}

/** A mark tells nothing of a key but whether it is the same. */
const markOf = (key: string | Uint8Array): string =>
  createHmac('sha256', key).update('parley: this key serves').digest('hex').slice(0, 32)
