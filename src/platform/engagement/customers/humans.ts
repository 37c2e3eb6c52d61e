import { shownTo } from '../../../contract/platform/key-reach.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { HumanTable } from '../../../storage/tables/people.ts'
import { peopleOfUid } from './human-records.ts'
import { fieldProblem, type RecordHandlers, type RecordsDeps } from './record.ts'

type HumanOperation = 'createHuman' | 'getHuman' | 'updateHuman'

const optional = ['email', 'uid', 'phone_number', 'profile_pic_id'] as const

/**
 * Creates the handlers of human profiles: end users of a customer's own web application. `uid` is unique
 * within a company and bot.
 */
export const createHumanHandlers = ({
  ids,
  seal,
}: Pick<RecordsDeps, 'ids' | 'seal'>): RecordHandlers<HumanOperation> => ({
  async createHuman({ trx, now, params, body }) {
    const { company_id, bot_id } = params
    await refuseTakenUid(trx, { company_id, bot_id, uid: body.uid })
    const id = ids()
    const row: HumanTable = {
      id,
      company_id,
      bot_id,
      fullname: body.fullname,
      email: body.email || null,
      uid: body.uid ?? null,
      phone_number: body.phone_number || null,
      profile_pic_id: body.profile_pic_id || null,
      access_token: body.access_token ? seal.encrypt(body.access_token, id) : null,
      tag_ids: JSON.stringify(body.tag_ids ?? []),
      created_at: now,
      updated_at: now,
    }
    await trx.insertInto('pf_human').values(row).execute()
    return { result: { id } }
  },
  async getHuman({ trx, params, reach }) {
    const row = await findHuman(trx, params)
    const tags: string[] = JSON.parse(row.tag_ids)
    const people =
      row.uid === null ? [] : await peopleOfUid(trx, row.uid, shownTo(reach, 'people:read', 'teamspaces'))
    const notes = people.flatMap((person) => JSON.parse(person.notes) as unknown[])
    return {
      result: {
        id: row.id,
        human_id: row.id,
        fullname: row.fullname,
        email: row.email,
        uid: row.uid,
        phone_number: row.phone_number,
        profile_pic_id: row.profile_pic_id,
        access_token: row.access_token && seal.decrypt<string>(row.access_token, row.id),
        notes: notes.length > 0 ? notes : null,
        tags: tags.length > 0 ? tags : null,
        created_at: withOffset(row.created_at),
        updated_at: withOffset(row.updated_at),
      },
    }
  },
  async updateHuman({ trx, now, params, body }) {
    const row = await findHuman(trx, params)
    await refuseTakenUid(trx, { ...params, uid: body.uid, except: row.id })
    const changed: Partial<HumanTable> = { updated_at: now }
    if (body.fullname !== undefined) changed.fullname = body.fullname
    for (const name of optional) if (body[name] !== undefined) changed[name] = body[name] || null
    if (body.access_token !== undefined) {
      changed.access_token = body.access_token ? seal.encrypt(body.access_token, row.id) : null
    }
    await trx.updateTable('pf_human').set(changed).where('id', '=', row.id).execute()
    return { result: { id: row.id } }
  },
})

async function findHuman(
  trx: Db,
  { company_id, bot_id, human_id }: { company_id: string; bot_id: string; human_id: string },
): Promise<HumanTable> {
  const row = await trx
    .selectFrom('pf_human')
    .selectAll()
    .where('company_id', '=', company_id)
    .where('bot_id', '=', bot_id)
    .where('id', '=', human_id)
    .executeTakeFirst()
  if (row) return row
  throw fieldProblem('not-found', {
    field: 'human_id',
    code: 'unknown',
    message: 'There is no such profile.',
  })
}

async function refuseTakenUid(
  trx: Db,
  who: { company_id: string; bot_id: string; uid: string | null | undefined; except?: string },
): Promise<void> {
  if (who.uid === null || who.uid === undefined) return
  const taken = await trx
    .selectFrom('pf_human')
    .select('id')
    .where('company_id', '=', who.company_id)
    .where('bot_id', '=', who.bot_id)
    .where('uid', '=', who.uid)
    .executeTakeFirst()
  if (!taken || taken.id === who.except) return
  throw fieldProblem('conflict', { field: 'uid', code: 'taken', message: 'Another profile has this uid.' })
}

/** Formats an instant with an offset, as the interface shows these times. */
const withOffset = (instant: string) => instant.replace(/Z$/, '+00:00')
