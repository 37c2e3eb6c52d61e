import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ScamState } from '../../src/assistant/dialog/model/state.ts'
import type { DialogMessage } from '../../src/assistant/dialog/model/types.ts'
import type { ChatMessage } from '../../src/contract/chat/chat.ts'
import { createPresence } from '../../src/relay/agent-api/inbox/presence.ts'
import type { Operator } from '../../src/relay/agent-api/sign-in/operator.ts'
import { demoConfig } from '../../src/relay/config/file.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import {
  converse,
  crisisAndChild,
  dialog,
  everyCaseNumber,
  factsOf,
  freeConversations,
  screen,
} from '../assistant/dialog/as-people-write.ts'
import { conversations } from '../assistant/dialog/fixtures.ts'
import { profile } from '../assistant/dialog/talk.ts'
import { openChat } from '../support/chat-client.ts'
import { type Cluster, missingForCluster, startCluster } from '../support/cluster.ts'
import { times } from '../support/thoroughness.ts'
import { caseNumber } from '../support/victim.ts'

const patienceMs = 120_000

/** The deployment that the conversations were written for. */
const config = {
  profile: { ...demoConfig.profile, ...profile, ...crisisAndChild } as typeof demoConfig.profile,
}

/** Keeps an agent online at the console to the end of the test. */
async function haveSomebodyThere({ schema }: Cluster) {
  const storage = openStorage(schema.url)
  const presence = createPresence({ db: storage.db, clock: () => '2999-01-01T00:00:00.000Z' })
  const somebody: Operator = {
    id: 'PERSON-1',
    login: 'ana',
    firstName: 'Ana',
    role: 'agent',
    channels: 'all',
  }
  await presence.choose(somebody, 'online')
  await presence.beat('LEASE-1', somebody)
  await storage.close()
}

interface Written {
  name: string
  lang: string
  /** The citizen's messages, in order. */
  says: string[]
  /** Parts of the citizen's messages that may not be returned. */
  secrets: string[]
}

const all: Written[] = [
  ...conversations()
    .filter(({ can }) => can.length === 0)
    .map(({ lang, title, lines }) => ({
      name: `${lang}: ${title}`,
      lang,
      says: lines.filter((line) => typeof line === 'string'),
      secrets: [],
    })),
  ...freeConversations().map(({ lang, title, exchanges, secrets }) => ({
    name: `${lang}: ${title}`,
    lang,
    says: exchanges.map(({ says }) => says),
    secrets,
  })),
]

const toDialogMessage = ({ type, data, view }: ChatMessage) => ({ type, ...data, view }) as DialogMessage

/**
 * Returns what the dialogue has said after the event with this number, without the relay's own messages: the
 * position in the queue, and news of the case, which repeat the open question whenever they arrive.
 */
const answersAfter = (seq: number, messages: readonly ChatMessage[]) => {
  const said = messages.filter(({ author }) => author.kind === 'bot')
  const isNotice = (message: ChatMessage | undefined) => message?.view === 'notice'
  const isRepeated = (message: ChatMessage, at: number) =>
    isNotice(said[at - 1]) &&
    onScreen([message]) ===
      onScreen(
        said
          .slice(0, at)
          .filter((one) => !isNotice(one))
          .slice(-1),
      )
  return said.filter((message, at) => message.seq > seq && !isNotice(message) && !isRepeated(message, at))
}

/** Returns the text on the citizen's screen, with one number for each case. */
const onScreen = (messages: readonly ChatMessage[]) =>
  screen({ messages: messages.map(toDialogMessage) }).replaceAll(new RegExp(caseNumber, 'g'), everyCaseNumber)

/** Returns the facts known about the scam, except for those that the page receives only in part. */
const factsOfPage = (state: ScamState) => {
  const { contact: _, ...facts } = factsOf(state)
  return facts
}

describe.skipIf(missingForCluster)('three relays behind nginx', () => {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await startCluster({ config })
    await haveSomebodyThere(cluster)
  })
  afterAll(() => cluster.remove())
  const url = () => cluster.url

  // One of three includes all languages; the others run only in `npm run test:long`.
  const tried = all.filter((_, place) => place % times(3, 1) === 0).map((one) => [one.name, one] as const)

  it.concurrent.each(tried)(
    'give the same answers word for word as a single dialogue: %s',
    async (_, { lang, says, secrets }) => {
      const chat = await openChat({ url, locale: lang })
      const { first, next } = converse(dialog, lang)
      const said = [...first]
      let noted: ScamState | undefined
      const greeting = await chat.until((messages) => messages.length >= first.length, patienceMs)
      expect(onScreen(greeting)).toBe(screen({ messages: first }))
      for (const words of says) {
        const seq = await chat.say(words)
        const isThis = (message: ChatMessage) => message.seq === seq
        const at = (await chat.until((messages) => messages.some(isThis), patienceMs)).find(isThis)?.at
        const held = next(words, at)
        const messages = await chat.until(
          (messages) => answersAfter(seq, messages).length >= held.messages.length,
          patienceMs,
        )
        expect(onScreen(answersAfter(seq, messages)), words).toBe(screen(held))
        said.push(...held.messages)
        noted = held.state
      }
      const again = await openChat({ url, locale: lang, resume: chat.session.token })
      await again.until((messages) => messages.length >= chat.messages().length, patienceMs)
      expect(onScreen(answersAfter(0, again.messages()))).toBe(screen({ messages: said }))
      for (const secret of secrets) expect(JSON.stringify(again.events)).not.toContain(secret)
      // A page receives it only while a report is in progress.
      const told = again.session.report?.state as unknown as ScamState | undefined
      if (told && noted) expect(factsOfPage(told)).toEqual(factsOfPage(noted))
    },
  )
})
