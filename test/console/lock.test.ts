import { describe, expect, it } from 'vitest'
import { lockOf } from '../../src/console/inbox/lock.ts'

const mine = { mayAnswer: true, isLive: true, isOwner: true }
const notMine = { ...mine, isOwner: false }
const colleague = { id: 'p2', firstName: 'Colleague' }

describe('composer lock', () => {
  it('is absent for the owner of the chat', () => {
    expect(lockOf({ owner: colleague, state: 'open' }, mine)).toBe('')
  })

  it('applies while the connection is lost, even for the owner of the chat', () => {
    expect(lockOf({ owner: colleague, state: 'open' }, { ...mine, isLive: false })).toMatch(
      /connection is lost/,
    )
  })

  it('names the role first', () => {
    const lock = lockOf({ owner: null, state: 'queued' }, { mayAnswer: false, isLive: false, isOwner: false })
    expect(lock).toMatch(/^Your role/)
  })

  it('names the colleague who has the chat', () => {
    expect(lockOf({ owner: colleague, state: 'open' }, notMine)).toMatch(/^Colleague has this chat/)
  })

  it('explains that the chat is unclaimed, or that the assistant answers', () => {
    expect(lockOf({ owner: null, state: 'queued' }, notMine)).toBe('Take the chat to write in it.')
    expect(lockOf({ owner: null, state: 'bot' }, notMine)).toBe('The assistant has this chat.')
  })
})
