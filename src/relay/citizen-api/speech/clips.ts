import { createHash } from 'node:crypto'
import type { Gender } from '../../../contract/language/languages.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import { isProblem, Problem } from '../../../contract/primitives/problem.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { FallbackVoices } from './fallback-voices.ts'
import type { VoiceService } from './voice-service.ts'

/** Text to speak, with its options. */
export interface ClipRequest {
  /** The chat that requests the clip; its clips are deleted with it. */
  chatId: string
  teamspaceId: string
  text: string
  lang: string
  gender?: Gender | undefined
  /** Speech rate, 0.25 to 4. */
  speed: number
}

/** An audio clip, possibly still being received. */
export interface Clip {
  /** Also used as its ETag. */
  key: string
  contentType: string
  /** Language of the substitute voice; null if the language has its own voice. */
  approximate: string | null
  /** Returns the whole clip. @throws Problem */
  whole(): Promise<Buffer>
  /** Size in bytes; undefined while it is being received. */
  size(): number | undefined
  /** Returns the clip from its first byte, as it arrives. @throws Problem */
  chunks(): AsyncGenerator<Buffer>
}

/** Cache of synthesised speech, shared by all chats. */
export interface Clips {
  /**
   * Resolves when the first audio has arrived. `onMiss` is called before a credit is spent, and may throw.
   * @throws Problem
   */
  get(request: ClipRequest, onMiss: () => Promise<void>): Promise<Clip>
}

/** Dependencies of the clips. */
export interface ClipsDeps {
  storage: Storage
  voice: VoiceService
  fallbackVoices: FallbackVoices
  clock: Clock
  /** Prevents outsiders from deriving the text from the key. */
  salt: string
  /** Maximum total size of stored clips. Default 256 MB. */
  maxBytes?: number
  /** Maximum size of a stored clip. Default 8 MB. */
  maxClipBytes?: number
}

/**
 * Returns the key of a clip. Texts that differ only in whitespace or Unicode composition have the same key.
 */
export function clipKey({ teamspaceId, text, lang, gender, speed }: ClipRequest, salt: string): string {
  const words = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  const parts = ['clip-1', salt, teamspaceId, words, lang, gender ?? '', 'mp3', speed.toFixed(2)]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

/** Creates the clips, which are stored in the database and synthesised if they are missing. */
export function createClips(deps: ClipsDeps): Clips {
  const {
    storage,
    voice,
    fallbackVoices,
    clock,
    salt,
    maxBytes = 256 * 1024 * 1024,
    maxClipBytes = 8 * 1024 * 1024,
  } = deps
  const pending = new Map<string, Promise<Clip>>()
  const store = createClipStore(storage, { maxBytes, clock })

  const fill = async (key: string, request: ClipRequest, onMiss: () => Promise<void>): Promise<Clip> => {
    await onMiss()
    const { audio, approximate } = await voice.synthesise(request)
    await fallbackVoices.note(request.lang, approximate)
    const entry = createPendingClip(key, approximate)
    const done = entry.run(audio).then(async () => {
      const bytes = await entry.whole()
      if (bytes.length > maxClipBytes) return
      await store.put({ key, contentType: entry.contentType, bytes, approximate })
    })
    // The clip itself reports the failure to its listeners; a failed clip is not stored.
    done.catch(() => undefined).finally(() => pending.delete(key))
    await entry.begun
    return entry
  }

  return {
    async get(request, onMiss) {
      const key = clipKey(request, salt)
      await store.use(request.chatId, key)
      const running = pending.get(key)
      if (running) return running
      // Added before the first `await`, so that simultaneous requests share one call.
      const opening = (async (): Promise<Clip> => {
        const kept = await store.find(key)
        return kept ?? (await fill(key, request, onMiss))
      })()
      pending.set(key, opening)
      opening.then(
        (clip) => {
          if (clip.size() !== undefined) pending.delete(key)
        },
        () => pending.delete(key),
      )
      return opening
    },
  }
}

/** Creates a clip that can be played while it is being received. */
function createPendingClip(key: string, approximate: string | null) {
  const parts: Buffer[] = []
  let size = 0
  let state: 'running' | 'done' | 'failed' = 'running'
  let failure: unknown
  let wake: (() => void)[] = []
  const ring = (): void => {
    const all = wake
    wake = []
    for (const go of all) go()
  }
  const changed = () => new Promise<void>((go) => wake.push(go))
  let begin: (error?: unknown) => void = () => undefined
  const begun = new Promise<void>((resolve, reject) => {
    begin = (error) => (error === undefined ? resolve() : reject(error))
  })
  begun.catch(() => undefined)

  async function* chunks(): AsyncGenerator<Buffer> {
    for (let at = 0; ; ) {
      const part = parts[at]
      if (part) {
        at += 1
        yield part
      } else if (state === 'failed') throw failure
      else if (state === 'done') return
      else await changed()
    }
  }
  const clip = {
    key,
    contentType: 'audio/mpeg',
    approximate,
    begun,
    size: () => (state === 'done' ? size : undefined),
    chunks,
    async whole() {
      while (state === 'running') await changed()
      if (state === 'failed') throw failure
      return Buffer.concat(parts)
    },
    async run(audio: AsyncIterable<Buffer>): Promise<void> {
      try {
        for await (const part of audio) {
          if (parts.length === 0) clip.contentType = typeOf(part)
          parts.push(part)
          size += part.length
          begin()
          ring()
        }
        state = 'done'
      } catch (error) {
        state = 'failed'
        failure = isProblem(error) ? error : new Problem('upstream-unreachable', { cause: error })
        begin(failure)
        throw failure
      } finally {
        ring()
      }
    },
  }
  return clip
}

/**
 * Detects the type from the first bytes, since the response has no content type. @throws Problem
 * `upstream-invalid`
 */
function typeOf(first: Buffer): string {
  if (first.toString('latin1', 0, 4) === 'RIFF') return 'audio/wav'
  const isMp3 =
    first.toString('latin1', 0, 3) === 'ID3' || (first[0] === 0xff && ((first[1] ?? 0) & 0xe0) === 0xe0)
  if (isMp3) return 'audio/mpeg'
  throw new Problem('upstream-invalid', { detail: 'What came back is no speech.' })
}

interface KeptClip {
  key: string
  contentType: string
  bytes: Buffer
  approximate: string | null
}

/**
 * Store of clips in the database. The least recently used ones are deleted if the total size is too large.
 */
function createClipStore(storage: Storage, { maxBytes, clock }: { maxBytes: number; clock: Clock }) {
  const { db } = storage
  /** The time of use is stored per hour, to save writes. */
  const hour = () => `${clock().slice(0, 13)}:00:00.000Z`
  return {
    async find(key: string): Promise<Clip | undefined> {
      const row = await db.selectFrom('speech_clip').selectAll().where('key', '=', key).executeTakeFirst()
      if (!row) return undefined
      const used = hour()
      if (row.used_at < used) {
        await db.updateTable('speech_clip').set({ used_at: used }).where('key', '=', key).execute()
      }
      const bytes = Buffer.from(row.bytes)
      return {
        key,
        contentType: row.content_type,
        approximate: row.approximate,
        size: () => bytes.length,
        whole: async () => bytes,
        async *chunks() {
          yield bytes
        },
      }
    },
    async use(chatId: string, key: string): Promise<void> {
      await db
        .insertInto('speech_clip_use')
        .values({ chat_id: chatId, key })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    /** Stores a clip, unless every chat that requested it was erased in the meantime. */
    async put({ key, contentType, bytes, approximate }: KeptClip): Promise<void> {
      await storage.write('speech-clips', async (trx) => {
        // An update, because it locks the uses until the clip is stored: a chat erased in the meantime then
        // finds the clip.
        const uses = await trx
          .updateTable('speech_clip_use')
          .set({ key })
          .where('key', '=', key)
          .returning('chat_id')
          .execute()
        if (uses.length === 0) return
        await trx
          .insertInto('speech_clip')
          .values({
            key,
            content_type: contentType,
            size: bytes.length,
            approximate,
            created_at: clock(),
            used_at: hour(),
            bytes,
          })
          .onConflict((conflict) => conflict.column('key').doNothing())
          .execute()
        await evict(trx, maxBytes)
      })
    },
  }
}

async function evict(trx: Db, maxBytes: number): Promise<void> {
  const { total } = await trx
    .selectFrom('speech_clip')
    .select((eb) => eb.fn.sum<number | string | null>('size').as('total'))
    .executeTakeFirstOrThrow()
  let over = Number(total ?? 0) - maxBytes
  if (over <= 0) return
  const oldest = await trx
    .selectFrom('speech_clip')
    .select(['key', 'size'])
    .orderBy('used_at')
    .orderBy('created_at')
    .execute()
  const gone: string[] = []
  for (const { key, size } of oldest) {
    if (over <= 0) break
    over -= size
    gone.push(key)
  }
  await trx.deleteFrom('speech_clip').where('key', 'in', gone).execute()
}
