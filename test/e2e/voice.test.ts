import { spawnSync } from 'node:child_process'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ensureVoices } from '../../scripts/voices.mjs'
import { texts } from '../../src/assistant/languages/en/dialog-texts.ts'
import { shoot } from '../support/browser.ts'
import { spoken } from '../support/spoken.ts'
import { dictate, patience, type SpokenChat, startSpokenChat } from '../support/spoken-chat.ts'
import { caseNumber } from '../support/victim.ts'
import { hasProgram } from '../support/voice.ts'

let chats: SpokenChat
beforeAll(async () => {
  chats = await startSpokenChat(await ensureVoices({ log: () => {} }))
}, 400_000)
afterEach(() => chats.tidy())
afterAll(() => chats?.stop())

describe('speaking to the chat', () => {
  it.runIf(hasProgram('espeak-ng'))('understands another engine’s voice as well', async () => {
    const { page } = await chats.open()
    const sentence = 'He called me this morning and asked me for money.'
    const { stdout } = spawnSync('espeak-ng', ['-v', 'en-us', '-s', '140', '--stdout', sentence])
    expect((await dictate(chats, page, stdout)).toLowerCase()).toContain('money')
  })

  it('understands the WAV of a browser without the encoder', async () => {
    const { page } = await chats.open((page) => page.route('**/*.wasm', (route) => route.abort()))
    const words = await dictate(chats, page, await spoken('He called me this morning.'))
    expect(words.toLowerCase()).toContain('called me this morning')
  })
})

const { ask } = texts
const both = ({ ask: first, again }: { ask: string; again: string }) => [first, again]

/** The spoken answer to each question, and again if it was not understood. */
const spokenAnswers: readonly [questions: readonly string[], words: string][] = [
  [[...both(ask.whatHappened), ask.story.ask], 'He called me on the phone and said he was from my bank.'],
  [both(ask.ongoing), 'No.'],
  [both(ask.moneyLeft), 'Yes.'],
  [both(ask.bank), 'My bank is Unity Bank.'],
  [[...both(ask.amount), ask.amountRoughly], 'I lost twenty five thousand.'],
  [both(ask.contact), 'I would rather not.'],
  [[ask.sendTo({ bank: 'Unity Bank' }), ask.send, ask.summaryAgain], 'Yes, that is right.'],
  [both(ask.when), 'This morning at nine.'],
  // Asked if "nine" was recognised as "night", which gives only the day.
  [both(ask.minute), 'I do not know.'],
  [both(ask.reference), 'I do not know.'],
  [both(ask.receiver), 'I do not know.'],
  // No detail identifies the payment yet.
  [both(ask.lastDigits), 'I do not know.'],
  [[...both(ask.type), ...both(ask.typeMore)], 'He called me on the phone and said he was from my bank.'],
]

describe('fast part of the report', () => {
  it('is completed by voice alone', { timeout: 900_000 }, async () => {
    const { page, chat } = await chats.open()
    const said: string[] = []
    let answered = 0
    for (let turn = 0; turn < 30; turn++) {
      const asked = () => chat.read().then((text) => text.slice(answered))
      await expect.poll(asked, patience).toSatisfy(isTurn)
      const text = await asked()
      if (isOver(text)) break
      const words = answerTo(text)
      answered += text.length
      said.push(`${words} (heard: ${await dictate(chats, page, await spoken(words))})`)
      await page.getByRole('button', { name: 'Send', exact: true }).click()
    }
    await shoot(page, 'voice-9-case-by-voice')
    const whole = await chat.read()
    expect(whole, said.join(' | ')).toMatch(caseNumber)
    expect(whole, said.join(' | ')).toContain(ask.reported)
  })
})

/** Returns whether everything that is asked has been answered. */
const isOver = (text: string) => text.includes(ask.reported)
const isTurn = (text: string) =>
  isOver(text) || spokenAnswers.some(([questions]) => lastAt(text, questions) !== -1)

/** Returns the answer to the last question in the text. */
function answerTo(text: string): string {
  const [, words] = spokenAnswers.reduce((last, answer) =>
    lastAt(text, answer[0]) > lastAt(text, last[0]) ? answer : last,
  )
  return words
}

/** Returns the last position of any of the questions, or -1. */
const lastAt = (text: string, questions: readonly string[]) =>
  Math.max(...questions.map((question) => text.lastIndexOf(question)))

describe('listening to the chat', () => {
  it('reads a message out at the chosen speed, and shows that it does', async () => {
    const { page } = await chats.open()
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.getByRole('button', { name: 'Listen' }).first().click()
    await page.locator('.reading-bar.playing').waitFor({ timeout: patience.timeout })
    await shoot(page, 'voice-4-reading')
    await page.getByRole('button', { name: /Speed/ }).click()
    await page.getByRole('button', { name: 'Speed: 1.25' }).waitFor()
    await page.getByRole('button', { name: 'Voice settings' }).click()
    await page.getByRole('dialog', { name: 'Voice settings' }).waitFor()
    await shoot(page, 'voice-5-settings')
    expect(requests.filter((url) => url.includes('/speech?')).length).toBe(1)
  })

  it('names on each button what it reads', async () => {
    const { page, chat } = await chats.open()
    await chat.tap('I paid, or they took money')
    await chat.see('still happening')
    const buttons = page.getByRole('button', { name: 'Listen' })
    await expect.poll(() => buttons.count()).toBeGreaterThan(2)
    const names = await buttons.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')))
    expect(names[0]).toMatch(/^Listen: Tell me what happened, in your own words\./)
    expect(new Set(names).size).toBe(names.length)
  })

  it('reads answers out as they arrive', async () => {
    const { page, chat } = await chats.open()
    await page.evaluate(() => localStorage.setItem('parley-voice', '{"auto":true,"rate":1.5}'))
    await page.getByRole('button', { name: 'Listen' }).first().click()
    await page.locator('.reading-bar.playing').waitFor({ timeout: patience.timeout })
    await page.getByRole('button', { name: 'Stop reading out' }).click()
    await chat.type('yes')
    await page.locator('.reading-bar.playing').waitFor({ timeout: patience.timeout })
  })
})
