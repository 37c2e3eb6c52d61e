/** Recipient of a draft: the citizen, or colleagues. */
export type DraftMode = 'reply' | 'note'

/** Storage for drafts, such as `localStorage`. */
export type DraftStore = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

/** Unsent drafts of one user. */
export interface Drafts {
  of(chatId: string, mode: DraftMode): string
  /** Stores a draft; an empty one is deleted. */
  keep(chatId: string, mode: DraftMode, text: string): void
  /** Deletes all drafts of the user. */
  forgetAll(): void
}

const prefix = 'parley-draft:'

/** Creates the drafts of a user. Each belongs to one chat and mode, and survives a reload of the page. */
export function createDrafts(personId: string, store: DraftStore): Drafts {
  const own = `${prefix}${personId}:`
  const keyOf = (chatId: string, mode: DraftMode) => `${own}${chatId}:${mode}`
  return {
    of: (chatId, mode) => store.getItem(keyOf(chatId, mode)) ?? '',
    keep(chatId, mode, text) {
      if (text === '') store.removeItem(keyOf(chatId, mode))
      else store.setItem(keyOf(chatId, mode), text)
    },
    forgetAll() {
      const keys = Array.from({ length: store.length }, (_, index) => store.key(index))
      for (const key of keys) if (key?.startsWith(own)) store.removeItem(key)
    },
  }
}
