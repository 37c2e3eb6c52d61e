import { describe, expect, it } from 'vitest'
import { matching } from '../../src/console/core/matching.ts'

const commands = ['Cases', 'Chats: Waiting', 'Chats: Mine', 'Be online', 'Sign out'].map((name) => ({
  name,
  run: () => undefined,
}))
const found = (typed: string) => matching(commands, typed).map(({ name }) => name)

describe('command palette', () => {
  it('shows all commands until something is typed', () => {
    expect(found(' ')).toHaveLength(commands.length)
  })

  it('filters by the start of words, in any order', () => {
    expect(found('ch')).toEqual(['Chats: Waiting', 'Chats: Mine'])
    expect(found('mi CHATS')).toEqual(['Chats: Mine'])
    expect(found('line')).toEqual([])
  })
})
