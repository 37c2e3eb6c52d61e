import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build, createServer, type Rolldown, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { texts as dialogEnglish } from '../../../src/assistant/languages/en/dialog-texts.ts'
import { texts as pageEnglish } from '../../../src/assistant/languages/en/page-texts.ts'
import { texts as voiceEnglish } from '../../../src/assistant/languages/en/voice-texts.ts'
import { isFetchedLater, page } from '../../../vite.config.ts'
import { caseCreated, profile, show, talk } from '../dialog/talk.ts'
import { invent } from './invent.ts'

/**
 * Follows the instructions for a new language in CONTRIBUTING.md: adds one folder, and changes nothing else.
 */

/** ISO 639-3 reserves the codes from `qaa` on for private use. */
const code = 'qaa'
const root = resolve(import.meta.dirname, '../../..')
let copy: string
let server: ViteDevServer

const english = (file: string, type: string, name = 'texts') =>
  `import { ${name} as english } from '../en/${file}.ts'
import type { ${type} } from '../tables/${file.replace('-more', '')}.ts'
import { invent } from './invent.ts'
export const ${name} = invent<${type}>(english)
`

/** Files of the new language. */
const files = {
  'language.ts': `import type { Language } from '../tables/language.ts'
export const language = { name: 'Qaqa', place: 12 } satisfies Language
`,
  'page-texts.ts': `${english('page-texts', 'UiTexts')}export { more } from './more.ts'\n`,
  'more.ts': english('page-texts-more', 'MoreTexts', 'more'),
  'voice-texts.ts': english('voice-texts', 'VoiceTexts'),
  'dialog-texts.ts': english('dialog-texts', 'Texts'),
  'words.ts': english('words', 'Words', 'words'),
  'secret-words.ts': english('secret-words', 'SecretWords', 'secretWords'),
  'paper-texts.ts': english('paper-texts', 'PaperTexts'),
  'notification-texts.ts': english('notification-texts', 'NotificationTexts'),
}

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'parley-language-'))
  cpSync(join(root, 'src'), join(copy, 'src'), { recursive: true })
  copyFileSync(join(root, 'index.html'), join(copy, 'index.html'))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const folder = join(copy, 'src/assistant/languages', code)
  mkdirSync(folder)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  copyFileSync(join(import.meta.dirname, 'invent.ts'), join(folder, 'invent.ts'))
  server = await createServer({
    root: copy,
    configFile: false,
    cacheDir: join(copy, '.vite'),
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
})
afterAll(async () => {
  await server.close()
  rmSync(copy, { recursive: true })
})

const load = (path: string) => server.ssrLoadModule(`/src/${path}`)

it('takes a report in a new language from the first question to the case number', async () => {
  const { createScamReport } = await load('assistant/dialog/scam-report.ts')
  const dialog = createScamReport({ ...profile, languages: ['en', code] })
  const card = [invent('I paid, or they took money'), invent('No'), 'unity', '25,000', '0917 123 4567']
  const rest = [invent('an hour ago'), 'TX-1001', '5550011 Rolan Sample, Meridian Bank']
  const { turns, effects, last, state } = talk(dialog, [...card, invent('Send now'), caseCreated()], {
    lang: `${code}-NA`,
  })
  expect(turns[0]?.messages.map(show).join()).toContain(invent(dialogEnglish.ask.whatHappened.ask))
  expect(effects).toMatchObject([
    {
      type: 'create-case',
      intake: {
        amountMinor: 2_500_000,
        metadata: { language: code, sender_institution_code: 'UNTY', ongoing_contact: false },
      },
    },
  ])
  expect(last).toContain(invent(dialogEnglish.say.reportedUntraced)({ caseId: 'CASE-01' }))
  const added = talk(dialog, [...rest, invent('Bank or police call')], { from: state })
  expect(added.state).toMatchObject({
    step: 'reported',
    answers: {
      scamType: 'impersonation_bank_police',
      payments: [{ paidAt: { precision: 'time' }, reference: 'TX-1001', receiver: { account: '5550011' } }],
    },
  })
  expect(added.last).toContain(invent(dialogEnglish.ask.reported))
})

it('does not understand the new language in English alone', async () => {
  const { createScamReport } = await load('assistant/dialog/scam-report.ts')
  const dialog = createScamReport({ ...profile, languages: ['en'] })
  expect(talk(dialog, [invent('No')]).state.step).toBe('whatHappened')
  for (const tap of ['I paid, or they took money', 'It happened to someone else'])
    expect(talk(dialog, [invent(tap)]).state.answers).toEqual({ payments: [{}] })
})

it('offers the new language to deployments that use all languages', async () => {
  const { demoConfig, parseConfig } = await load('relay/config/file.ts')
  expect(parseConfig(demoConfig).profile.languages).toContain(code)
  const { allPacks } = await load('assistant/dialog/deployment/packs.ts')
  expect(Object.keys(allPacks)).toHaveLength(13)
})

it('notifies citizens about their cases in the new language', async () => {
  const { notificationLanguage, writeNotification } = await load(
    'platform/trust-layer/redress/notification-texts.ts',
  )
  const language = notificationLanguage(`${code}-NA`)
  const { text } = writeNotification({ type: 'case_received', language, values: { case_id: 'CASE-1' } })
  expect(text).toContain(invent('We have received your report {case_id}').replace('{case_id}', 'CASE-1'))
})

it('announces a waiting message in the new language', async () => {
  const { noticeOf } = await load('relay/citizen-api/chat/delivery-notice.ts')
  const { message } = noticeOf({ text: 'Hello', type: 'text' }, { id: 'm', at: '', lang: code, final: false })
  expect(message.data.text).toBe(`${invent(pageEnglish.waiting)}: “Hello”`)
})

it('shows the page, its menu and the voice controls in the new language', async () => {
  const { chooseLanguage } = await load('widget/chat/texts/ui-language.ts')
  const { loadPageTexts } = await load('assistant/languages/page-texts.ts')
  const { loadVoiceTexts } = await load('assistant/languages/voice-texts.ts')
  const { languages } = await load('assistant/languages/languages.ts')
  expect(chooseLanguage([`${code}-NA`, 'en'])).toBe(code)
  expect((await loadPageTexts(code)).texts).toEqual(invent(pageEnglish))
  expect(await loadVoiceTexts(code)).toEqual(invent(voiceEnglish))
  expect(Object.keys(languages).at(-1)).toBe(code)
})

it('builds separate files for the new language, which the page fetches on demand', async () => {
  const built = await build({
    ...page,
    root: copy,
    logLevel: 'silent',
    build: { ...page.build, write: false, minify: false },
  })
  const { output } = built as Rolldown.RolldownOutput
  const names = output.map(({ fileName }) => fileName.replace('assets/', ''))
  for (const part of ['page-texts', 'voice-texts', 'dialog-texts', 'words']) {
    const name = names.find((one) => one.startsWith(`${part}-${code}-`)) ?? expect.fail(part)
    expect(isFetchedLater(name)).toBe(true)
  }
})
