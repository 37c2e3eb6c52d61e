import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasWeights } from '../../src/platform/engagement/voice/engines/weights.ts'
import { shoot } from '../support/browser.ts'
import { spoken } from '../support/spoken.ts'
import { dictate, patience, type SpokenChat, startSpokenChat } from '../support/spoken-chat.ts'

const weights = resolve(import.meta.dirname, '../../weights')
const hasEngines = (['hearing-en', 'words-en', 'speech-en', 'runtime'] as const).every((name) =>
  hasWeights(weights, name),
)

describe.runIf(hasEngines)('answer by voice, with the real engines', () => {
  let chats: SpokenChat
  beforeAll(async () => {
    chats = await startSpokenChat(weights)
  })
  afterAll(() => chats?.stop())

  it('is recognised, corrected if necessary, sent, and answered aloud', async () => {
    const { page, chat } = await chats.open()
    const sentence = 'He called me on the phone and said he was from my bank.'
    const words = await dictate(chats, page, await spoken(sentence))
    expect(words.toLowerCase()).toMatch(/called me on the phone.*from my bank/)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await chat.see(/called me on the phone.*from my bank/i)
    await chat.see('Did money leave')
    const speech = page.waitForResponse((response) => response.url().includes('/speech?'), patience)
    await page.getByRole('button', { name: 'Listen' }).last().click()
    expect((await speech).headers()['content-type']).toBe('audio/mpeg')
    await page.locator('.reading-bar.playing').waitFor({ timeout: patience.timeout })
    await shoot(page, 'voice-4-answer')
  })
})
