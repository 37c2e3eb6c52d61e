import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { dialogueLanguages } from '../../../src/assistant/languages/at-once.ts'
import { page } from '../../../vite.config.ts'

/** Gzip bytes of what the page needs to be used: its script and its style, with English. */
const pageBytes = 30 * 1024
/** Gzip bytes of a conversation in text from the first word to the case: the above, cards, the case in one line. */
const untilCaseBytes = 36.5 * 1024
/**
 * Gzip bytes of what comes when it is first wanted: besides those the menu, the sheet of a case, the rating, and what stands in
 * place of a chat that was refused or has ended, which was a part of the first view.
 */
const laterBytes = 15.7 * 1024

/** Gzip bytes of what solves a challenge, for a channel under attack. */
const challengeBytes = 2 * 1024

/** Gzip bytes of the report's dialogue, fetched when the page is idle: with the reader, the date and telephone parsers. */
const reportBytes = 107 * 1024
/** Gzip bytes by which the reader reads a language beside English: its weights and the words of both. */
const readingBytes = 60 * 1024
const packBytes = 12 * 1024
/** Gzip bytes of the words by which danger to life is heard in all twelve languages; they come with the dialogue. */
const dangerBytes = 12.25 * 1024

describe('the built page', () => {
  let files: (Rolldown.OutputChunk | Rolldown.OutputAsset)[]
  beforeAll(async () => {
    // The test runner's own mode would build the development form.
    vi.stubEnv('NODE_ENV', 'production')
    const built = await build({
      ...page,
      mode: 'production',
      logLevel: 'silent',
      build: { ...page.build, write: false },
    })
    vi.unstubAllEnvs()
    files = (built as Rolldown.RolldownOutput).output
  })

  const sourceOf = (file: (typeof files)[number]): string =>
    file.type === 'chunk' ? file.code : Buffer.from(file.source).toString()

  const weigh = (wanted: (file: (typeof files)[number]) => boolean) => {
    const sizes = files
      .filter((file) => /\.(js|css)$/.test(file.fileName) && !isLanguage(file) && wanted(file))
      .map((file) => [file.fileName, gzipSync(sourceOf(file), { level: 9 }).length] as const)
    return { sizes, total: sizes.reduce((sum, [, bytes]) => sum + bytes, 0) }
  }
  /** What `index.html` names is loaded at once, and it imports nothing else. */
  const isFirst = (file: (typeof files)[number]): boolean => html().includes(file.fileName)
  const html = (): string => {
    const found = files.find((file) => file.fileName === 'index.html')
    return found ? sourceOf(found) : ''
  }

  it(`needs at most ${pageBytes} bytes gzipped to be used`, () => {
    const { sizes, total } = weigh(isFirst)
    expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(pageBytes)
    expect(sizes).toHaveLength(2)
    const entry = files.find((file) => file.type === 'chunk' && isFirst(file))
    expect(entry?.type === 'chunk' && entry.imports).toEqual([])
  })

  it(`needs at most ${untilCaseBytes} bytes gzipped for a conversation up to its case`, () => {
    const needed = [/\/report-[\w-]{8}\.js$/, /page-texts-more-en-[\w-]{8}\.js$/, /rich-[\w-]{8}\.css$/]
    const { sizes, total } = weigh((file) => isFirst(file) || needed.some((name) => name.test(file.fileName)))
    expect(sizes).toHaveLength(2 + needed.length)
    expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(untilCaseBytes)
  })

  it(`loads at most ${laterBytes} bytes more for everything that it can do`, () => {
    const { sizes, total } = weigh(
      (file) =>
        !isFirst(file) &&
        !isVoice(file) &&
        !isReport(file) &&
        !isDanger(file) &&
        !isReading(file) &&
        !isChallenge(file),
    )
    expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(laterBytes)
  })

  it(`solves a challenge in ${challengeBytes} bytes gzipped`, () => {
    const { sizes, total } = weigh(isChallenge)
    expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(challengeBytes)
    expect(sizes).toHaveLength(1)
  })

  it(`asks the report’s questions without a network in ${reportBytes} bytes and ${packBytes} a language`, () => {
    const { sizes } = weigh(isReport)
    // On a slow network a request costs more than what such a file brings.
    expect(sizes.filter(([, bytes]) => bytes < 200)).toEqual([])
    const isPack = (name: string) => /(dialog-texts|words)-[a-z]{2,3}-[\w-]{8}\.js$/.test(name)
    const room = sizes.filter(([name]) => !isPack(name)).reduce((sum, [, bytes]) => sum + bytes, 0)
    expect(room, JSON.stringify(sizes)).toBeLessThanOrEqual(reportBytes)
    const packs = sizes.filter(([name]) => isPack(name))
    expect(packs).toHaveLength(3 * dialogueLanguages.length)
    for (const [name, bytes] of packs) expect(bytes, name).toBeLessThanOrEqual(packBytes)
  })

  it(`hears danger to life without a network in ${dangerBytes} bytes for all languages`, () => {
    const { sizes, total } = weigh(isDanger)
    expect(sizes).toHaveLength(1)
    expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(dangerBytes)
  })

  it(`reads payments without a network in ${readingBytes} bytes for any language beside English`, () => {
    const { sizes } = weigh(isReading)
    const isOf = (lang: string) => (name: string) => name.includes(`reading-words-${lang}-`)
    const bytesOf = (wanted: (name: string) => boolean) =>
      sizes.filter(([name]) => wanted(name)).reduce((sum, [, bytes]) => sum + bytes, 0)
    const shared = bytesOf((name) => !name.includes('reading-words-')) + bytesOf(isOf('en'))
    expect(sizes).toHaveLength(8)
    const others = sizes.filter(([name]) => name.includes('reading-words-') && !isOf('en')(name))
    for (const [name, bytes] of others) expect(shared + bytes, name).toBeLessThanOrEqual(readingBytes)
  })

  it('carries no schema library', () => {
    const modules = files.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []))
    expect(modules.some((id) => id.includes('/src/widget/chat/'))).toBe(true)
    expect(modules.filter((id) => /node_modules\/zod\//.test(id))).toEqual([])
    expect(files.filter((file) => /ZodError|_zod\b/.test(sourceOf(file)))).toEqual([])
  })

  it('has no style and three scripts in its HTML, as its policy asks', () => {
    const source = html()
    expect(source).toContain('<script type="module"')
    expect(source.match(/<script(?![^>]*\ssrc=)/g)).toHaveLength(3)
    expect(source).not.toMatch(/<style|\sstyle=|\son\w+="/)
  })
})

/** A language is loaded for those who read it, instead of another. */
const isLanguage = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): boolean =>
  file.type === 'chunk' &&
  /\/languages\/[a-z]{2,3}\/(?:page|voice)-texts\.ts$/.test(file.facadeModuleId ?? '')

/** The dialogue on the device has a budget of its own. */
const isReport = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): boolean =>
  file.type === 'chunk' &&
  !isDanger(file) &&
  Object.keys(file.modules).some((id) =>
    /\/src\/dialog\/|\/(?:dialog-texts|secret-words|words)\.ts$|\/offline\/(?:report\/|stand-by)|helpers\/defineProperty/.test(
      id,
    ),
  )

/** Words of danger have a budget of their own, since they are of every language. */
const isDanger = ({ fileName }: { fileName: string }): boolean => /\/named-danger-/.test(fileName)

/** Words and weights of the reader without a network. */
const isReading = ({ fileName }: { fileName: string }): boolean => /\/(reading-words-|light-)/.test(fileName)

/** Fetched when the relay asks for it alone. */
const isChallenge = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): boolean =>
  /\/challenge-[\w-]{8}\.js$/.test(file.fileName)

/** Voice has a budget of its own. */
const isVoice = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): boolean =>
  file.type === 'chunk'
    ? Object.keys(file.modules).some((id) => id.includes('/voice/'))
    : // A script that is no chunk is the recorder's worklet.
      file.fileName.includes('voice') || file.fileName.endsWith('.js')
