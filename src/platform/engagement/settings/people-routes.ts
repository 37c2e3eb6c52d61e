import type { OwnBodyOf } from '../../../contract/platform/index.ts'
import type { Clock, Ids } from '../../../contract/primitives/ids.ts'
import type { Storage } from '../../../storage/database/storage.ts'
import type { PersonTable } from '../../../storage/tables/people.ts'
import type { UnitsOfWork } from '../../kit/unit-of-work.ts'
import { type Ban, bansIn, isOpen } from '../customers/human-records.ts'
import { findPerson, touch } from '../customers/people.ts'
import type { SandboxCall, SandboxHandlers } from '../sandbox/sandbox-dispatch.ts'

/** Dependencies of the people routes. */
export interface PeopleRoutesOptions {
  storage: Storage
  units: UnitsOfWork
  clock: Clock
  ids: Ids
}

type PeopleRouteId = 'notePerson' | 'banPerson' | 'unbanPerson'

/** Maximum number of notes and bans stored per person; the newest are retained. */
const keptEntries = 500

/** One change to a person's lists. */
interface Change {
  action: string
  list: 'notes' | 'customer_bans'
  entries(row: PersonTable, now: string): readonly unknown[]
}

/**
 * Creates the handlers for notes about people and for bans; the interface shows both, but cannot create them.
 */
export const createPeopleHandlers = ({
  storage,
  units,
  clock,
  ids,
}: PeopleRoutesOptions): SandboxHandlers<PeopleRouteId> => {
  const change = async (
    { principal, requestId }: Pick<SandboxCall, 'principal' | 'requestId'>,
    person: OwnBodyOf<'unbanPerson'>,
    { action, list, entries }: Change,
  ) => {
    // Changes of people are numbered under the lock of their records.
    const changed = await storage.write('records', async (trx) => {
      const now = clock()
      const row = await findPerson(trx, { ...person, subcompany_id: person.teamspace_id })
      const kept = entries(row, now).slice(-keptEntries)
      await trx
        .updateTable('pf_person')
        .set({ [list]: JSON.stringify(kept) })
        .where('id', '=', row.id)
        .execute()
      await touch(trx, row.id, now)
      return { id: row.id, [list]: kept }
    })
    await units.write({ principal, requestId }, async (unit) =>
      unit.audit({ action, resourceType: 'person', resourceId: changed.id }),
    )
    return changed
  }
  return {
    notePerson: (call) => {
      const { text, ...person } = call.body
      return change(call, person, {
        action: 'person.noted',
        list: 'notes',
        entries: ({ notes }, now) => [...(JSON.parse(notes) as unknown[]), { id: ids(), text, at: now }],
      })
    },
    banPerson: (call) => {
      const { reason, until = null, ...person } = call.body
      return change(call, person, {
        action: 'person.banned',
        list: 'customer_bans',
        entries: ({ customer_bans }, now) => [
          ...bansIn(customer_bans),
          { id: ids(), reason, banned_at: now, until } satisfies Ban,
        ],
      })
    },
    unbanPerson: (call) =>
      change(call, call.body, {
        action: 'person.unbanned',
        list: 'customer_bans',
        entries: ({ customer_bans }, now) =>
          bansIn(customer_bans).map((ban) => (isOpen(ban, now) ? { ...ban, until: now } : ban)),
      }),
  }
}
