import type { Transcription } from '../../../contract/chat/chat.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import { limits } from '../../../contract/primitives/limits.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { ChatKeys } from '../../security/auth/chat-keys.ts'

/** Identifies an upload: a chat and the name chosen by its page. */
export interface UploadName {
  chatId: string
  clientId: string
}

/** A recording uploaded in parts. */
interface Upload {
  bytes: number
  /** The transcription; when it is set, the audio has been deleted. */
  words: Transcription | undefined
  /** Returns its bytes in order, reading one part at a time. */
  chunks(): AsyncGenerator<Uint8Array>
}

/**
 * Recordings being uploaded, stored so that an upload resumes after an interruption, even after a restart or
 * on another relay. They are encrypted, limited in number and size, and deleted after an hour or with the
 * chat.
 */
export interface Uploads {
  find(name: UploadName): Promise<Upload | undefined>
  /**
   * Appends bytes at `offset`, and returns the new total number of bytes.
   * @throws Problem `conflict` with the actual `offset`, `payload-too-large`, `rate-limited`
   */
  append(name: UploadName, part: UploadPart): Promise<number>
  /** Replaces the audio with the transcription, for a page that did not receive the response. */
  finish(name: UploadName, words: Transcription): Promise<void>
  remove(name: UploadName): Promise<void>
}

interface UploadPart {
  offset: number
  bytes: Uint8Array
  /** Keyed hash of the sender's network address. */
  address: string
  /** Called before a new upload starts; may throw. */
  onNew: () => Promise<void>
}

/** Dependencies of the uploads. */
export interface UploadsDeps {
  storage: Storage
  chatKeys: ChatKeys
  clock: Clock
  /** Maximum size of all uploads together. Default 256 MB. */
  maxTotalBytes?: number
  /** Maximum size of all uploads from one address. Default: a quarter of the total. */
  maxBytesOfAddress?: number
}

const lifetimeMs = 3_600_000
/** Maximum per chat. A page sends one note at a time, and the citizen may have two pages open. */
const uploadsOfChat = 2

/** Creates the uploads, stored in the database: two per chat, for an hour. */
export function createUploads(deps: UploadsDeps): Uploads {
  const { storage, chatKeys } = deps
  const { db } = storage

  return {
    async find(name) {
      const row = await read(deps, name)
      if (!row) return undefined
      const seal = await chatKeys.get(db, name.chatId)
      const words =
        row.words === null ? undefined : seal.decrypt<Transcription>(row.words, contextOf(name, 'words'))
      return { bytes: row.bytes, words, chunks: () => chunks(deps, name) }
    },
    append: (name, part) => append(deps, name, part),
    finish: (name, words) => finish(deps, name, words),
    async remove({ chatId, clientId }) {
      await db
        .deleteFrom('voice_upload')
        .where('chat_id', '=', chatId)
        .where('client_id', '=', clientId)
        .execute()
    },
  }
}

async function append(
  deps: UploadsDeps,
  name: UploadName,
  { offset, bytes, address, onNew }: UploadPart,
): Promise<number> {
  const { chatKeys, storage, clock } = deps
  if (offset + bytes.length > limits.asrBytes) throw tooLarge()
  const isNew = (await read(deps, name)) === undefined
  if (isNew && offset > 0) throw elsewhere(0)
  if (isNew) await onNew()
  const seal = await chatKeys.get(storage.db, name.chatId)
  const sealed = seal.encrypt(Buffer.from(bytes).toString('base64'), contextOf(name, offset))
  // Uploads of the same chat are processed one after another.
  return storage.write(`voice-uploads:${name.chatId}`, async (trx) => {
    if (isNew) await begin(trx, name, { oldest: oldest(deps), now: clock(), address })
    const row = await byName(trx, name).select(['bytes', 'words']).executeTakeFirst()
    if (row?.bytes !== offset || row.words !== null) throw elsewhere(row?.bytes ?? 0)
    if (bytes.length === 0) return offset
    await checkRoom(trx, bytes.length, { address, ...roomOf(deps) })
    const { chatId, clientId } = name
    await trx
      .insertInto('voice_upload_part')
      .values({ chat_id: chatId, client_id: clientId, at: offset, sealed })
      .execute()
    await trx
      .updateTable('voice_upload')
      .set({ bytes: offset + bytes.length })
      .where('chat_id', '=', chatId)
      .where('client_id', '=', clientId)
      .execute()
    return offset + bytes.length
  })
}

async function finish(
  { storage, chatKeys }: UploadsDeps,
  name: UploadName,
  words: Transcription,
): Promise<void> {
  await storage.write(`voice-uploads:${name.chatId}`, async (trx) => {
    const seal = await chatKeys.find(trx, name.chatId)
    // The chat was erased in the meantime.
    if (!seal) return
    await trx
      .deleteFrom('voice_upload_part')
      .where('chat_id', '=', name.chatId)
      .where('client_id', '=', name.clientId)
      .execute()
    await trx
      .updateTable('voice_upload')
      .set({ words: seal.encrypt(words, contextOf(name, 'words')) })
      .where('chat_id', '=', name.chatId)
      .where('client_id', '=', name.clientId)
      .execute()
  })
}

const read = async (deps: UploadsDeps, name: UploadName) =>
  byName(deps.storage.db, name)
    .select(['bytes', 'words'])
    .where('created_at', '>', oldest(deps))
    .executeTakeFirst()

async function* chunks({ chatKeys, storage }: UploadsDeps, name: UploadName): AsyncGenerator<Uint8Array> {
  const parts = await partsOf(storage.db, name).select('at').orderBy('at').execute()
  const seal = await chatKeys.get(storage.db, name.chatId)
  for (const { at } of parts) {
    const { sealed } = await partsOf(storage.db, name)
      .select('sealed')
      .where('at', '=', at)
      .executeTakeFirstOrThrow()
    yield Buffer.from(seal.decrypt<string>(sealed, contextOf(name, at)), 'base64')
  }
}

const oldest = ({ clock }: UploadsDeps) => new Date(Date.parse(clock()) - lifetimeMs).toISOString()

interface Bounds {
  /** Uploads started before this time have expired. */
  oldest: string
  now: string
  address: string
}

/** Deletes old uploads and adds a new one. */
async function begin(trx: Db, { chatId, clientId }: UploadName, bounds: Bounds): Promise<void> {
  await trx.deleteFrom('voice_upload').where('created_at', '<=', bounds.oldest).execute()
  const others = await trx
    .selectFrom('voice_upload')
    .select('client_id')
    .where('chat_id', '=', chatId)
    .orderBy('created_at', 'desc')
    .orderBy('client_id')
    .execute()
  for (const { client_id } of others.slice(uploadsOfChat - 1)) {
    await trx
      .deleteFrom('voice_upload')
      .where('chat_id', '=', chatId)
      .where('client_id', '=', client_id)
      .execute()
  }
  await trx
    .insertInto('voice_upload')
    .values({
      chat_id: chatId,
      client_id: clientId,
      bytes: 0,
      words: null,
      created_at: bounds.now,
      address: bounds.address,
    })
    // Another request of the same page was faster.
    .onConflict((conflict) => conflict.columns(['chat_id', 'client_id']).doNothing())
    .execute()
}

/** Returns the limits of all uploads together, and of those of one address. */
function roomOf({ maxTotalBytes = 256 * 1024 * 1024, maxBytesOfAddress = maxTotalBytes / 4 }: UploadsDeps) {
  return { maxTotalBytes, maxBytesOfAddress }
}

interface Room {
  address: string
  maxTotalBytes: number
  maxBytesOfAddress: number
}

/**
 * Checks the limits for each part, since uploads that start small may grow simultaneously.
 * @throws Problem `rate-limited` when the bytes would exceed a limit
 */
async function checkRoom(trx: Db, bytes: number, room: Room): Promise<void> {
  const sumOf = async (address?: string): Promise<number> => {
    const { total } = await trx
      .selectFrom('voice_upload')
      .select((eb) => eb.fn.sum<number | string | null>('bytes').as('total'))
      .where('words', 'is', null)
      .$if(address !== undefined, (query) => query.where('address', '=', address ?? ''))
      .executeTakeFirstOrThrow()
    return Number(total ?? 0) + bytes
  }
  if ((await sumOf(room.address)) > room.maxBytesOfAddress || (await sumOf()) > room.maxTotalBytes) {
    throw new Problem('rate-limited', { detail: 'Too much voice is on its way.', retryAfterMs: 60_000 })
  }
}

const byName = (db: Db, { chatId, clientId }: UploadName) =>
  db.selectFrom('voice_upload').where('chat_id', '=', chatId).where('client_id', '=', clientId)

const partsOf = (db: Db, { chatId, clientId }: UploadName) =>
  db.selectFrom('voice_upload_part').where('chat_id', '=', chatId).where('client_id', '=', clientId)

const contextOf = ({ chatId, clientId }: UploadName, place: number | 'words') =>
  `voice-upload:${chatId}:${clientId}:${place}`

const elsewhere = (offset: number) =>
  new Problem('conflict', { detail: 'The upload goes on elsewhere.', extensions: { offset } })

const tooLarge = () =>
  new Problem('payload-too-large', {
    errors: [
      { field: '$', code: 'too-big', message: `The recording may have at most ${limits.asrBytes} bytes.` },
    ],
  })
