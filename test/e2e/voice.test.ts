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

  it('understands the wav of a browser without the encoder', async () => {
    const { page } = await chats.open((page) => page.route('**/*.wasm', (route) => route.abort()))
    const words = await dictate(chats, page, await spoken('He called me this morning.'))
    expect(words.toLowerCase()).toContain('called me this morning')
  })
})

const { ask } = texts
const both = ({ ask: first, again }: { ask: string; again: string }) => [first, again]

/** What she says to which question, and again when she was not understood. */
const spokenAnswers: readonly [questions: readonly string[], words: string][] = [
  [[ask.consentShort, ask.consentAgain], 'Yes.'],
  [both(ask.ongoing), 'No.'],
  [both(ask.moneyLeft), 'Yes.'],
  [[...both(ask.type), ...both(ask.typeMore)], 'He called me on the phone and said he was from my bank.'],
  [[...Object.values(ask.branch), ask.branchAgain], 'No.'],
  [both(ask.bank), 'My bank is Unity Bank.'],
  [[...both(ask.amount), ask.amountRoughly], 'I lost twenty five thousand.'],
  [both(ask.when), 'This morning at nine.'],
  // Asked when "nine" was heard as "night", which tells the day alone.
  [both(ask.minute), 'I do not know.'],
  [both(ask.reference), 'I do not know.'],
  [both(ask.receiver), 'I do not know.'],
  // Nothing identifies the payment yet.
  [both(ask.lastDigits), 'I do not know.'],
  [both(ask.contact), 'I would rather not.'],
  [[ask.summary, ask.summaryAgain], 'Yes, that is right.'],
]

describe('the fast part of the report', () => {
  it('is done by voice alone', { timeout: 900_000 }, async () => {
    const { page, chat } = await chats.open()
    const said: string[] = []
    let answered = 0
    for (let turn = 0; turn < 30; turn++) {
      const asked = () => chat.read().then((text) => text.slice(answered))
      await expect.poll(asked, patience).toSatisfy(isTurn)
      const text = await asked()
      if (caseNumber.test(text)) break
      const words = answerTo(text)
      answered += text.length
      said.push(`${words} (heard: ${await dictate(chats, page, await spoken(words))})`)
      await page.getByRole('button', { name: 'Send', exact: true }).click()
    }
    await shoot(page, 'voice-9-case-by-voice')
    expect(await chat.read(), said.join(' | ')).toMatch(caseNumber)
  })
})

const isTurn = (text: string) =>
  caseNumber.test(text) || spokenAnswers.some(([questions]) => lastAt(text, questions) !== -1)

/** What she says to the last question that stands there. */
function answerTo(text: string): string {
  const [, words] = spokenAnswers.reduce((last, answer) =>
    lastAt(text, answer[0]) > lastAt(text, last[0]) ? answer : last,
  )
  return words
}

/** Where one of some questions stands for the last time, or -1. */
const lastAt = (text: string, questions: readonly string[]) =>
  Math.max(...questions.map((question) => text.lastIndexOf(question)))

describe('listening to the chat', () => {
  it('reads a message out, at the speed she chose, and says so', async () => {
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
    const { page } = await chats.open()
    const buttons = page.getByRole('button', { name: 'Listen' })
    await buttons.first().waitFor()
    const names = await buttons.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')))
    expect(names[0]).toBe('Listen: This was a crime. It is not your fault.')
    expect(new Set(names).size).toBe(names.length)
  })

  it('reads answers out as they come', async () => {
    const { page, chat } = await chats.open()
    await page.evaluate(() => localStorage.setItem('parley-voice', '{"auto":true,"rate":1.5}'))
    await page.getByRole('button', { name: 'Listen' }).first().click()
    await page.locator('.reading-bar.playing').waitFor({ timeout: patience.timeout })
    await page.getByRole('button', { name: 'Stop reading out' }).click()
    await chat.type('yes')
    await page.locator('.reading-bar.playing').waitFor({ timeout: patience.timeout })
  })
})
