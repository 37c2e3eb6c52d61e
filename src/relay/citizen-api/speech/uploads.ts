import type { Transcription } from '../../../contract/chat/chat.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import { limits } from '../../../contract/primitives/limits.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { ChatKeys } from '../../security/auth/chat-keys.ts'

/** Which upload: a chat's own, by the name that its page gave it. */
export interface UploadName {
  chatId: string
  clientId: string
}

/** A recording that has come in parts. */
interface Upload {
  bytes: number
  /** What it was found to say; its sound is gone then. */
  words: Transcription | undefined
  /** Its bytes in order; reads one part at a time. */
  chunks(): AsyncGenerator<Uint8Array>
}

/**
 * Recordings on their way, kept so that an upload goes on where it broke, also after a restart and at
 * another relay. Encrypted, small in number and in size, and gone after an hour or with the chat.
 */
export interface Uploads {
  find(name: UploadName): Promise<Upload | undefined>
  /**
   * Adds bytes behind the `offset` that are there already, and gives how many are there now.
   * @throws Problem `conflict` with the true `offset`, `payload-too-large`, `rate-limited`
   */
  append(name: UploadName, part: UploadPart): Promise<number>
  /** Keeps the words in place of the sound, for a page that the answer did not reach. */
  finish(name: UploadName, words: Transcription): Promise<void>
  remove(name: UploadName): Promise<void>
}

interface UploadPart {
  offset: number
  bytes: Uint8Array
  /** The keyed hash of the network that it comes from. */
  address: string
  /** Asked before a new upload begins; may throw. */
  onNew: () => Promise<void>
}

/** Holds what the uploads need: where they are kept, encrypted by what, and how much of them. */
export interface UploadsDeps {
  storage: Storage
  chatKeys: ChatKeys
  clock: Clock
  /** Of all uploads together. Default 256 MB. */
  maxTotalBytes?: number
  /** Of all that came from one address. Default: a quarter of those of all. */
  maxBytesOfAddress?: number
}

const lifetimeMs = 3_600_000
/** Of one chat; a page sends one note at a time, and she may have two pages open. */
const uploadsOfChat = 2

/** Makes the uploads that are kept in the database: two a chat, for an hour. */
export function createUploads(deps: UploadsDeps): Uploads {
  const { storage, chatKeys, clock, maxTotalBytes = 256 * 1024 * 1024 } = deps
  const { maxBytesOfAddress = maxTotalBytes / 4 } = deps
  const { db } = storage
  const oldest = () => new Date(Date.parse(clock()) - lifetimeMs).toISOString()

  const read = async (name: UploadName) =>
    byName(db, name).select(['bytes', 'words']).where('created_at', '>', oldest()).executeTakeFirst()

  async function* chunks(name: UploadName): AsyncGenerator<Uint8Array> {
    const parts = await partsOf(db, name).select('at').orderBy('at').execute()
    const seal = await chatKeys.get(db, name.chatId)
    for (const { at } of parts) {
      const { sealed } = await partsOf(db, name)
        .select('sealed')
        .where('at', '=', at)
        .executeTakeFirstOrThrow()
      yield Buffer.from(seal.decrypt<string>(sealed, contextOf(name, at)), 'base64')
    }
  }

  return {
    async find(name) {
      const row = await read(name)
      if (!row) return undefined
      const seal = await chatKeys.get(db, name.chatId)
      const words =
        row.words === null ? undefined : seal.decrypt<Transcription>(row.words, contextOf(name, 'words'))
      return { bytes: row.bytes, words, chunks: () => chunks(name) }
    },
    async append(name, { offset, bytes, address, onNew }) {
      if (offset + bytes.length > limits.asrBytes) throw tooLarge()
      const isNew = (await read(name)) === undefined
      if (isNew && offset > 0) throw elsewhere(0)
      if (isNew) await onNew()
      const seal = await chatKeys.get(db, name.chatId)
      const sealed = seal.encrypt(Buffer.from(bytes).toString('base64'), contextOf(name, offset))
      // Whatever a page does to its own uploads, it does one after the other.
      return storage.write(`voice-uploads:${name.chatId}`, async (trx) => {
        if (isNew) await begin(trx, name, { oldest: oldest(), now: clock(), address })
        const row = await byName(trx, name).select(['bytes', 'words']).executeTakeFirst()
        if (row?.bytes !== offset || row.words !== null) throw elsewhere(row?.bytes ?? 0)
        if (bytes.length === 0) return offset
        await checkRoom(trx, bytes.length, { address, maxTotalBytes, maxBytesOfAddress })
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
    },
    async finish(name, words) {
      await storage.write(`voice-uploads:${name.chatId}`, async (trx) => {
        const seal = await chatKeys.find(trx, name.chatId)
        // She has erased the chat meanwhile.
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
    },
    async remove({ chatId, clientId }) {
      await db
        .deleteFrom('voice_upload')
        .where('chat_id', '=', chatId)
        .where('client_id', '=', clientId)
        .execute()
    },
  }
}

interface Bounds {
  /** Uploads that began before it are gone. */
  oldest: string
  now: string
  address: string
}

/** Makes room, and a place for a new upload. */
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
    // Another request of the same page was quicker.
    .onConflict((conflict) => conflict.columns(['chat_id', 'client_id']).doNothing())
    .execute()
}

interface Room {
  address: string
  maxTotalBytes: number
  maxBytesOfAddress: number
}

/**
 * Looks at each part, since uploads that begin small may grow together.
 * @throws Problem `rate-limited` when there is no room for so many bytes more
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
