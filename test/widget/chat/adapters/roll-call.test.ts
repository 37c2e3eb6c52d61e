import { afterEach, describe, expect, it } from 'vitest'
import { isRollCall, tabsName, takeRollCall } from '../../../../src/widget/chat/adapters/roll-call.ts'

let chats = 0

describe('roll call of a chat', () => {
  const opened: BroadcastChannel[] = []
  const join = (gwId: string, isLeader: boolean) => {
    const channel = new BroadcastChannel(tabsName(gwId))
    opened.push(channel)
    return takeRollCall(channel, () => isLeader)
  }
  afterEach(() => {
    for (const channel of opened.splice(0)) channel.close()
  })

  it.each([
    ['is answered by whoever leads, a tab or the worker', true, true],
    ['is not answered by a tab that waits', false, false],
  ])('%s', async (_, isLeader, isAnswered) => {
    const gwId = `demo-${++chats}`
    join(gwId, isLeader)
    expect(await join(gwId, false).ask(200)).toBe(isAnswered)
  })

  it('is not answered by the leader of another channel', async () => {
    join(`demo-${++chats}`, true)
    expect(await join(`demo-${++chats}`, false).ask(200)).toBe(false)
  })

  it('is distinguished from the messages between tabs', () => {
    expect([{ type: 'who' }, { type: 'me' }, { type: 'hello' }].map(isRollCall)).toEqual([true, true, false])
  })
})
