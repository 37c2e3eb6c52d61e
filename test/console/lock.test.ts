import { describe, expect, it } from 'vitest'
import { lockOf } from '../../src/console/inbox/lock.ts'

const mine = { mayAnswer: true, isLive: true, isOwner: true }
const notMine = { ...mine, isOwner: false }
const colleague = { id: 'p2', firstName: 'Colleague' }

describe('what locks the composer', () => {
  it('is nothing for whoever has the chat', () => {
    expect(lockOf({ owner: colleague, state: 'open' }, mine)).toBe('')
  })

  it('is a lost connection, also for whoever has the chat', () => {
    expect(lockOf({ owner: colleague, state: 'open' }, { ...mine, isLive: false })).toMatch(
      /connection is lost/,
    )
  })

  it('is the role before anything else', () => {
    const lock = lockOf({ owner: null, state: 'queued' }, { mayAnswer: false, isLive: false, isOwner: false })
    expect(lock).toMatch(/^Your role/)
  })

  it('is the colleague who has the chat, by name', () => {
    expect(lockOf({ owner: colleague, state: 'open' }, notMine)).toMatch(/^Colleague has this chat/)
  })

  it('is that nobody has taken it yet, or that the assistant answers', () => {
    expect(lockOf({ owner: null, state: 'queued' }, notMine)).toBe('Take the chat to write in it.')
    expect(lockOf({ owner: null, state: 'bot' }, notMine)).toBe('The assistant has this chat.')
  })
})
