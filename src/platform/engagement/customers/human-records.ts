import type { Reach } from '../../../contract/operations/bindings.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { HumanTable, PersonTable } from '../../../storage/tables/people.ts'

/**
 * Reads records about a person who chats, by the uid of the site they use. Each call runs in the caller's
 * transaction, if there is one.
 */
export interface HumanRecords {
  /** Details that a dialogue may offer the person; undefined if nothing is recorded. */
  profileOf(db: Db, uid: string): Promise<{ name: string; phone?: string } | undefined>
  /** Whether a person with this uid is banned now, in any teamspace. */
  isBanned(db: Db, uid: string): Promise<boolean>
}

/** Ban of a person. Instants are ISO; a ban without an end is permanent. */
export interface Ban {
  id: string
  reason: string
  banned_at: string
  until: string | null
}

/** Creates the reader of records about people who chat. */
export const createHumanRecords = ({ clock }: { clock: Clock }): HumanRecords => ({
  async profileOf(db, uid) {
    const profile = await profileOfUid(db, uid)
    return profile && { name: profile.fullname, ...(profile.phone_number && { phone: profile.phone_number }) }
  },
  async isBanned(db, uid) {
    const people = await peopleOfUid(db, uid, 'all')
    return people.some(({ customer_bans }) => bansIn(customer_bans).some((ban) => isOpen(ban, clock())))
  },
})

/**
 * Finds the human profile of a uid, across companies and bots: the one that was changed last. Profiles under
 * several names may belong to several people, so none of them is returned.
 */
export async function profileOfUid(db: Db, uid: string): Promise<HumanTable | undefined> {
  const [newest, ...others] = await profilesOf(db, [uid], 'all')
  return others.every(({ fullname }) => fullname === newest?.fullname) ? newest : undefined
}

/**
 * Reads the profiles of a person in some companies, newest first: those whose uid is the person's key or
 * external id.
 */
export const profilesOfPerson = (
  db: Db,
  { provided_unique_id: key, external_customer_id: external }: PersonTable,
  companies: Reach,
): Promise<HumanTable[]> => profilesOf(db, [key, ...(external === null ? [] : [external])], companies)

const shownProfiles = 100

async function profilesOf(db: Db, uids: readonly string[], companies: Reach): Promise<HumanTable[]> {
  if (companies.length === 0) return []
  return db
    .selectFrom('pf_human')
    .selectAll()
    .where('uid', 'in', uids)
    .$if(companies !== 'all', (query) => query.where('company_id', 'in', companies))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownProfiles)
    .execute()
}

/** Finds the people of some teamspaces whose key or external id is this uid. */
export async function peopleOfUid(db: Db, uid: string, teamspaces: Reach): Promise<PersonTable[]> {
  if (teamspaces.length === 0) return []
  return db
    .selectFrom('pf_person')
    .selectAll()
    .where((eb) => eb.or([eb('provided_unique_id', '=', uid), eb('external_customer_id', '=', uid)]))
    .$if(teamspaces !== 'all', (query) => query.where('teamspace_id', 'in', teamspaces))
    .limit(shownProfiles)
    .execute()
}

/** Reads the bans from a person's row; ignores entries of another shape. */
export const bansIn = (list: string): Ban[] =>
  (JSON.parse(list) as Partial<Ban>[]).filter((entry): entry is Ban => typeof entry.banned_at === 'string')

/** Returns whether a ban is in force at an instant. */
export const isOpen = ({ until }: Ban, now: string): boolean =>
  typeof until !== 'string' || Date.parse(until) > Date.parse(now)

/**
 * Converts a human profile to a person's profile on a channel. Only the profile itself shows the access
 * token.
 */
export const toGatewayProfile = (row: HumanTable) => ({
  id: row.id,
  company_id: row.company_id,
  bot_id: row.bot_id,
  uid: row.uid,
  fullname: row.fullname,
  email: row.email,
  phone_number: row.phone_number,
  profile_pic_id: row.profile_pic_id,
})
