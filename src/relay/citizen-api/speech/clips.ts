import { createHash } from 'node:crypto'
import type { Gender } from '../../../contract/language/languages.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import { isProblem, Problem } from '../../../contract/primitives/problem.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { FallbackVoices } from './fallback-voices.ts'
import type { VoiceService } from './voice-service.ts'

/** What is spoken, and how. */
export interface ClipRequest {
  /** The chat that listens; its clips go with it. */
  chatId: string
  teamspaceId: string
  text: string
  lang: string
  gender?: Gender | undefined
  /** 0.25 to 4. */
  speed: number
}

/** A piece of speech, perhaps still on its way. */
export interface Clip {
  /** Also its ETag. */
  key: string
  contentType: string
  /** Language whose voice stood in. */
  approximate: string | null
  /** All of it. @throws Problem */
  whole(): Promise<Buffer>
  /** Undefined while it is on its way. */
  size(): number | undefined
  /** From its first byte, as it comes. @throws Problem */
  chunks(): AsyncGenerator<Buffer>
}

/** Speech that is made once and then kept, for everybody. */
export interface Clips {
  /**
   * Resolves when the first sound is there. `onMiss` is asked before anything is spent, and may throw.
   * @throws Problem
   */
  get(request: ClipRequest, onMiss: () => Promise<void>): Promise<Clip>
}

/** Holds what the clips need: who speaks, where clips are kept, and how much of them. */
export interface ClipsDeps {
  storage: Storage
  voice: VoiceService
  fallbackVoices: FallbackVoices
  clock: Clock
  /** Keeps outsiders from finding out by its key what was said. */
  salt: string
  /** Of all clips kept. Default 256 MB. */
  maxBytes?: number
  /** Of one clip that is kept. Default 8 MB. */
  maxClipBytes?: number
}

/** Names a clip; texts that differ in their blanks or their composition of letters are equal. */
export function clipKey({ teamspaceId, text, lang, gender, speed }: ClipRequest, salt: string): string {
  const words = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  const parts = ['clip-1', salt, teamspaceId, words, lang, gender ?? '', 'mp3', speed.toFixed(2)]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

/** Makes the clips that are kept in the database and spoken when they are missing. */
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
    // Whoever listens is told by the entry itself; one that failed is not kept.
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
      // Entered before the first wait, so that requests of the same moment share one call.
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

/** A clip that arrives while it is being listened to. */
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

/** The answer has no type, so its first bytes must tell. @throws Problem `upstream-invalid` */
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

/** The clips in the database; the ones unused for longest go when there are too many. */
function createClipStore(storage: Storage, { maxBytes, clock }: { maxBytes: number; clock: Clock }) {
  const { db } = storage
  /** Uses are written by the hour. */
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
    /** Keeps a clip, unless every chat that listens to it was erased while it was being made. */
    async put({ key, contentType, bytes, approximate }: KeptClip): Promise<void> {
      await storage.write('speech-clips', async (trx) => {
        // An update, because it holds the uses until the clip is there: whoever erases a chat meanwhile finds the clip.
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
