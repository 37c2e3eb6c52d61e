import { describe, expect, it } from 'vitest'
import { createDrafts, type DraftStore } from '../../src/console/core/drafts.ts'

/** In-memory replacement for a browser's storage. */
function memory(): DraftStore & { names(): string[] } {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    names: () => [...kept.keys()],
  }
}

describe('drafts', () => {
  it('belong to a person, a chat and a mode', () => {
    const store = memory()
    const [ana, ben] = [createDrafts('ana', store), createDrafts('ben', store)]
    ana.keep('chat-1', 'reply', 'Hello')
    expect(ana.of('chat-1', 'reply')).toBe('Hello')
    expect([ana.of('chat-1', 'note'), ana.of('chat-2', 'reply'), ben.of('chat-1', 'reply')]).toEqual([
      '',
      '',
      '',
    ])
  })

  it('leave nothing behind when emptied', () => {
    const store = memory()
    const drafts = createDrafts('ana', store)
    drafts.keep('chat-1', 'reply', 'Hello')
    drafts.keep('chat-1', 'reply', '')
    expect(store.names()).toEqual([])
  })

  it('are deleted together for one person, and no one else', () => {
    const store = memory()
    const [ana, ben] = [createDrafts('ana', store), createDrafts('ben', store)]
    store.setItem('something-else', '1')
    for (const chat of ['chat-1', 'chat-2', 'chat-3']) ana.keep(chat, 'reply', 'Hello')
    ben.keep('chat-1', 'reply', 'Good evening')
    ana.forgetAll()
    expect(store.names()).toEqual(['something-else', 'parley-draft:ben:chat-1:reply'])
  })
})
