import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoConfig } from '../../src/relay/config/file.ts'
import { openPage, phone, shoot } from '../support/browser.ts'
import { watchChat } from '../support/chat-screen.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { connectBrowser } from '../support/shared-browser.ts'
import { type SmsService, startSmsService } from '../support/sms-service.ts'

describe('case news', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-news-'))
  let sms: SmsService
  let server: ServerProcess
  let browser: Browser
  beforeAll(async () => {
    sms = await startSmsService()
    const file = join(folder, 'news.json')
    const deliveries = { sms: sms.template, voice_callback: sms.template }
    writeFileSync(file, JSON.stringify({ ...demoConfig, deliveries }))
    server = await startServer({ PARLEY_CONFIG: file, PUBLIC_URL: 'https://help.example' })
    browser = await connectBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await server.remove()
    await sms.stop()
    rmSync(folder, { recursive: true })
  })

  it('sends one SMS while the chat is closed, whose link reopens the case on this device and on another', async () => {
    const { page, complaints, close } = await openPage(browser, phone)
    await page.goto(`${server.url()}/chat?gwId=demo`)
    const chat = watchChat(page)
    await chat.see('Tell me what happened')
    const questions: string[] = []
    const number = await chat.tellTheStory({
      onTurn: async (question) => {
        questions.push(question)
        if (!question.startsWith('How shall we tell you')) return
        for (const way of ['SMS', 'A call', 'Not at all'])
          expect(await page.getByRole('button', { name: way, exact: true }).count()).toBe(1)
        await shoot(page, 'news-1-question')
      },
    })
    expect(questions.filter((question) => question.startsWith('How shall we tell you'))).toHaveLength(1)
    await chat.see('To end it, write here: “Stop the messages”.')
    expect(await page.getByRole('button', { name: 'Stop the messages', exact: true }).count()).toBe(1)
    await shoot(page, 'news-2-case')
    await page.goto('about:blank')

    const told = () => sms.taken.filter(({ text }) => text.includes(number))
    await expect.poll(told).toHaveLength(1)
    const [{ to, text } = { to: '', text: '' }] = told()
    const link = /https:\/\/help\.example(\S+)/.exec(text)?.[1] ?? ''
    expect(link).toContain(number)

    await page.goto(`${server.url()}${link}`)
    await chat.see(number)
    await page.waitForURL((url) => !url.searchParams.has('case'))
    expect(await page.getByText(/last 4 digits/).count()).toBe(0)

    const other = await openPage(browser, phone)
    await other.page.goto(`${server.url()}${link}`)
    const there = watchChat(other.page)
    await there.see('What are the last 4 digits')
    await other.page.waitForURL((url) => !url.searchParams.has('case'))
    await there.type(to.slice(-4))
    await there.see(`I have found the case ${number}`)
    await shoot(other.page, 'news-3-other-device')
    expect([complaints, other.complaints]).toEqual([
      { errors: [], violations: [] },
      { errors: [], violations: [] },
    ])
    await other.close()

    await chat.tap('Stop the messages')
    await chat.see('You will get no more messages about your case.')
    await close()
  })
})
