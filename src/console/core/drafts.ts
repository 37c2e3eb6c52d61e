/** Whom a draft is for: the citizen, or colleagues. */
export type DraftMode = 'reply' | 'note'

/** Where drafts are kept; `localStorage` is one such place. */
export type DraftStore = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

/** Keeps what one person has written and not sent. */
export interface Drafts {
  of(chatId: string, mode: DraftMode): string
  /** Keeps a draft; an empty one is forgotten. */
  keep(chatId: string, mode: DraftMode, text: string): void
  /** Forgets every draft of the person. */
  forgetAll(): void
}

const prefix = 'parley-draft:'

/** Creates the drafts of a person: each belongs to one chat and mode, and outlives the page. */
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
