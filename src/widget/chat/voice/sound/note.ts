import { createStore, promisifyRequest } from 'idb-keyval'
import { markOf, unmark } from './note-mark.ts'

/** A recording that has not been turned into text yet. */
export interface Note {
  /** Its id on the relay, so that its upload can be resumed. */
  id: string
  audio: Blob
  lang: string
  seconds: number
}

/**
 * Stores a note beyond the page. Never rejects: a device that cannot store it keeps it while the page is
 * open.
 */
export interface NoteStore {
  load(): Promise<Note | undefined>
  save(note: Note): Promise<void>
  remove(): Promise<void>
}

/**
 * Creates the store of a channel's note. The note is in the database of the chat, so that it is cleared with
 * it, even by a page that has not fetched voice. `mayKeep` is called before each write: a channel may leave
 * nothing on the device.
 */
export function createNoteStore(gwId: string, mayKeep: () => boolean): NoteStore {
  const attempt = async <T>(mode: IDBTransactionMode, work: (objects: IDBObjectStore) => IDBRequest<T>) => {
    try {
      const store = createStore(`parley-${gwId}`, 'chat')
      return await store(mode, (objects) => promisifyRequest(work(objects)))
    } catch {
      return undefined
    }
  }
  return {
    async load() {
      const note: Note | undefined = await attempt('readonly', (objects) => objects.get('note'))
      if (!note) unmark(gwId)
      return note
    },
    async save(note) {
      if (!mayKeep()) return
      const key = await attempt('readwrite', (objects) => objects.put(note, 'note'))
      if (key) mark(gwId)
    },
    async remove() {
      unmark(gwId)
      await attempt('readwrite', (objects) => objects.delete('note'))
    },
  }
}

function mark(gwId: string): void {
  try {
    localStorage.setItem(markOf(gwId), '1')
  } catch {
    // If storage is blocked, the note lasts as long as the page.
  }
}
