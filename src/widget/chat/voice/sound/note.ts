import { createStore, del, get, set } from 'idb-keyval'
import { markOf } from './note-mark.ts'

/** Holds a recording that has not become words yet. */
export interface Note {
  /** Its name at the relay, so that its upload can go on. */
  id: string
  audio: Blob
  lang: string
  seconds: number
}

/**
 * Keeps a note beyond the page. Never rejects: a device that cannot store it keeps it while the page is open.
 */
export interface NoteStore {
  load(): Promise<Note | undefined>
  save(note: Note): Promise<void>
  remove(): Promise<void>
}

/**
 * Creates the store of a channel's note. `mayKeep` is asked before each write: a channel may leave nothing on
 * the device.
 */
export function createNoteStore(gwId: string, mayKeep: () => boolean): NoteStore {
  const attempt = async <T>(work: (store: ReturnType<typeof createStore>) => Promise<T>) => {
    try {
      return await work(createStore(`parley-voice-${gwId}`, 'note'))
    } catch {
      return undefined
    }
  }
  return {
    load: () => attempt((store) => get<Note>('note', store)),
    async save(note) {
      if (!mayKeep()) return
      await attempt(async (store) => {
        await set('note', note, store)
        localStorage.setItem(markOf(gwId), '1')
      })
    },
    async remove() {
      await attempt(async (store) => {
        localStorage.removeItem(markOf(gwId))
        await del('note', store)
      })
    },
  }
}
