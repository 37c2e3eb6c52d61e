import { describe, expect, it } from 'vitest'
import type { PlayTrouble } from '../../../../src/assistant/languages/tables/voice-texts.ts'
import type { ChatMessage } from '../../../../src/contract/chat/chat.ts'
import { createPlayer } from '../../../../src/widget/chat/voice/sound/player.ts'
import { eventually } from '../../../support/eventually.ts'

const message = (id: string): ChatMessage => ({
  id,
  seq: 1,
  at: '2026-11-21T08:00:00.000Z',
  lang: 'en',
  author: { kind: 'bot' },
  type: 'text',
  data: { text: id },
})

/** Sets up a player with an audio element controlled by the test: it starts and ends on request. */
function setUp() {
  const fake = {
    asked: [] as string[],
    begun: [] as string[],
    rate: 1,
    why: 'other' as PlayTrouble | 'expired',
    refuses: undefined as Error | undefined,
  }
  const audio = {
    src: '',
    playbackRate: 1,
    onplaying: () => undefined,
    onended: () => undefined,
    onerror: () => undefined,
    play: async () => {
      if (fake.refuses) throw fake.refuses
      fake.begun.push(audio.src)
    },
    pause: () => undefined,
    load: () => undefined,
    removeAttribute: () => {
      audio.src = ''
    },
  }
  const player = createPlayer({
    audio: audio as unknown as HTMLAudioElement,
    address: async ({ id }, fresh) => {
      fake.asked.push(fresh ? `${id} anew` : id)
      return `/speech/${id}${fresh ? '?fresh' : ''}`
    },
    diagnose: async () => fake.why,
    rate: () => fake.rate,
    title: () => 'Unity Bank',
  })
  const plays = async (address: string) => {
    await eventually(() => expect(fake.begun.at(-1)).toBe(address))
    audio.onplaying()
  }
  return { player, fake, audio, plays }
}

describe('player', () => {
  it('reads one message after the other, and is silent at the end', async () => {
    const { player, audio, plays, fake } = setUp()
    player.play(message('a'))
    player.enqueue(message('b'))
    player.enqueue(message('c'))
    for (const id of ['a', 'b', 'c']) {
      await plays(`/speech/${id}`)
      expect(player.state.value).toEqual({ is: 'playing', id })
      audio.onended()
    }
    expect(player.state.value).toEqual({ is: 'still' })
    expect(fake.begun.length).toBe(3)
  })

  it('reads a tapped message instead of everything else', async () => {
    const { player, audio, plays } = setUp()
    player.play(message('a'))
    await plays('/speech/a')
    player.enqueue(message('b'))
    player.play(message('c'))
    await plays('/speech/c')
    audio.onended()
    expect(player.state.value).toEqual({ is: 'still' })
  })

  it('clears the queue and ends the request when it is stopped', async () => {
    const { player, audio, plays, fake } = setUp()
    player.play(message('a'))
    player.enqueue(message('b'))
    await plays('/speech/a')
    player.stop()
    expect(audio.src).toBe('')
    // Later events of the old message must have no effect.
    audio.onended()
    expect(player.state.value).toEqual({ is: 'still' })
    expect(fake.begun).toEqual(['/speech/a'])
  })

  it('does not start a message that was stopped while its URL was being fetched', async () => {
    const { player, fake } = setUp()
    player.play(message('a'))
    player.stop()
    await new Promise((done) => setTimeout(done))
    expect(fake.begun).toEqual([])
    expect(player.state.value).toEqual({ is: 'still' })
  })

  it('keeps the speed from message to message, and changes it while it reads', async () => {
    const { player, audio, plays, fake } = setUp()
    fake.rate = 1.5
    player.play(message('a'))
    await plays('/speech/a')
    expect(audio.playbackRate).toBe(1.5)
    player.setRate(0.75)
    expect(audio.playbackRate).toBe(0.75)
  })

  it('requests a new URL once if the old one has expired', async () => {
    const { player, audio, plays, fake } = setUp()
    fake.why = 'expired'
    player.play(message('a'))
    await eventually(() => expect(fake.begun.length).toBe(1))
    audio.onerror()
    await plays('/speech/a?fresh')
    expect(fake.asked).toEqual(['a', 'a anew'])
    audio.onerror()
    await eventually(() => expect(player.state.value).toEqual({ is: 'trouble', id: 'a', why: 'other' }))
    expect(fake.asked.length).toBe(2)
  })

  it.each(['credits', 'engine', 'network', 'other'] satisfies PlayTrouble[])(
    'shows at the message that it cannot be read out: %s',
    async (why) => {
      const { player, audio, fake } = setUp()
      fake.why = why
      player.play(message('a'))
      player.enqueue(message('b'))
      await eventually(() => expect(fake.begun.length).toBe(1))
      audio.onerror()
      await eventually(() => expect(player.state.value).toEqual({ is: 'trouble', id: 'a', why }))
      expect(fake.begun).toEqual(['/speech/a'])
    },
  )

  it('reports that the browser allows no sound before a tap', async () => {
    const { player, fake } = setUp()
    fake.refuses = Object.assign(new Error('no tap'), { name: 'NotAllowedError' })
    player.enqueue(message('a'))
    await eventually(() => expect(player.state.value).toEqual({ is: 'trouble', id: 'a', why: 'blocked' }))
  })
})
