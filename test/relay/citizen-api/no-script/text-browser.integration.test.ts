import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createScamReport } from '../../../../src/assistant/dialog/scam-report.ts'
import { demoConfig, parseConfig } from '../../../../src/relay/config/file.ts'
import { createFakeTrustLayer, type FakeTrustLayer } from '../../../support/fake-trust-layer.ts'
import { createFormBrowser, type FormPage } from '../../../support/form-browser.ts'
import { startRelay, type TestRelay } from '../../../support/relay.ts'
import { caseNumber } from '../../../support/victim.ts'

/** Lynx requires a terminal, which `script` provides. */
const hasLynx = ['lynx', 'script'].every((command) => {
  try {
    return execFileSync('which', [command], { stdio: 'pipe' }).length > 0
  } catch {
    return false
  }
})

const down = 'key Down Arrow\n'
const enter = 'key ^J\n'

/**
 * Returns the keys that move to a control of a page, in the tab order of Lynx; each line of a large field is
 * a stop.
 */
function keysTo({ document }: FormPage, isWanted: (control: Element) => boolean): string {
  let keys = ''
  for (const control of document.querySelectorAll('a[href], button, input:not([type=hidden]), textarea')) {
    if (isWanted(control as unknown as Element)) return keys
    keys += down.repeat(linesOf(control as unknown as Element))
  }
  throw new Error(`it is not on the page: ${document.body.textContent}`)
}

const linesOf = (control: Element): number => Number(control.getAttribute('rows') ?? 1)

/** Returns the keys that answer a page, with its button if it has one. */
function keysFor(page: FormPage, answer: string): string {
  if (page.buttons.includes(answer))
    return keysTo(page, ({ textContent }) => textContent?.trim() === answer) + enter
  const field = page.document.getElementById('say') as unknown as Element
  const typed = [...answer].map((letter) => `key ${letter}\n`).join('')
  return keysTo(page, ({ id }) => id === 'say') + typed + down.repeat(linesOf(field)) + enter
}

describe.skipIf(!hasLynx)('report form in a text browser, by keyboard', () => {
  let upstream: FakeTrustLayer
  let relay: TestRelay
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parley-lynx-'))
    upstream = createFakeTrustLayer(500)
    const { profile } = parseConfig(demoConfig)
    relay = await startRelay({ dispatch: upstream.dispatch, dialog: createScamReport(profile) })
    relay.setNow('2026-11-23T08:00:00.000Z')
  })
  afterAll(async () => {
    await relay.stop()
    await rm(folder, { recursive: true })
  })

  /** Plays keys in Lynx, and returns everything that it has drawn. */
  const play = async (address: string, keys: string): Promise<string> => {
    const [commands, drawn, settings] = [
      join(folder, 'keys'),
      join(folder, 'drawn'),
      join(folder, 'lynx.cfg'),
    ]
    await writeFile(commands, `${keys}key Q\n`)
    await writeFile(settings, 'CHARACTER_SET:utf-8\nINFOSECS:0\nMESSAGESECS:0\nALERTSECS:0\nDELAYSECS:0\n')
    const lynx = `lynx -cfg=${settings} -accept_all_cookies -cmd_script=${commands} '${address}'`
    // A screen large enough for every page, so that no key only scrolls.
    const env = { ...process.env, TERM: 'vt100', LINES: '300', COLUMNS: '100', LANG: 'C.UTF-8' }
    const walk = promisify(execFile)('script', ['-qec', lynx, drawn], { env, timeout: 60_000 })
    walk.child.stdin?.end()
    await walk
    // A cursor movement separates words.
    return stripVTControlCharacters((await readFile(drawn, 'utf8')).replaceAll('\x1b', ' \x1b'))
  }

  it.each([
    {
      lang: 'en',
      start: 'Start',
      answers: 'I paid, or they took money|No|Unity Bank|25,000|09175550199|Send now',
    },
    {
      lang: 'ur',
      start: 'شروع کریں',
      answers: 'میں نے پیسے دیے، یا انہوں نے لے لیے|نہیں|Unity Bank|25,000|09175550177|ابھی بھیجیں',
    },
  ])('reaches the case number in $lang', async ({ lang, start, answers }) => {
    const address = `/report?gwId=demo&lang=${lang}`
    const browser = createFormBrowser({ url: relay.url })
    await browser.open(address)
    let keys = keysTo(browser.page(), (control) => control.getAttribute('name') === 'begin') + enter
    await browser.press(start)
    for (const answer of answers.split('|')) {
      keys += keysFor(browser.page(), answer)
      await (browser.page().buttons.includes(answer) ? browser.press(answer) : browser.write(answer))
    }
    expect(browser.page().text).toMatch(caseNumber)
    const before = upstream.intakes.length
    expect(await play(`${relay.url}${address}`, keys)).toMatch(caseNumber)
    await expect.poll(() => upstream.intakes.length).toBe(before + 1)
    const [byForm, byLynx] = upstream.intakes.slice(-2)
    expect({ ...byLynx?.body, confidence_metadata: 0 }).toEqual({ ...byForm?.body, confidence_metadata: 0 })
  })
})
