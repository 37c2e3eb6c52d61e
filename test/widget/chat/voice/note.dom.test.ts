import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import { createIdbStore } from '../../../../src/widget/chat/adapters/idb-store.ts'
import { createNoteStore } from '../../../../src/widget/chat/voice/sound/note.ts'
import { hasNote } from '../../../../src/widget/chat/voice/sound/note-mark.ts'

const note = { id: 'note-1', audio: new Blob(['a voice']), lang: 'en', seconds: 1 }

describe('voice note on the device', () => {
  beforeEach(() => localStorage.clear())

  it('is stored beyond the page, and marked, until it is removed', async () => {
    const notes = createNoteStore('kept', () => true)
    await notes.save(note)
    expect(hasNote('kept')).toBe(true)
    expect(await createNoteStore('kept', () => true).load()).toMatchObject({ id: 'note-1' })
    await notes.remove()
    expect(hasNote('kept')).toBe(false)
    expect(await notes.load()).toBeUndefined()
  })

  it('is deleted when the chat is cleared, even if voice was never fetched', async () => {
    await createNoteStore('erased', () => true).save(note)
    await createIdbStore('erased').clear()
    expect(await createNoteStore('erased', () => true).load()).toBeUndefined()
    expect(hasNote('erased')).toBe(false)
  })

  it('is not a message of the chat', async () => {
    await createNoteStore('apart', () => true).save(note)
    expect(await createIdbStore('apart').load()).toEqual({ outbox: [] })
  })

  it('is not stored if the channel may leave nothing', async () => {
    const notes = createNoteStore('ephemeral', () => false)
    await notes.save(note)
    expect(await notes.load()).toBeUndefined()
    expect(hasNote('ephemeral')).toBe(false)
  })
})
