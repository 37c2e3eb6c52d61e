import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { dialogueLanguages } from '../../../src/assistant/languages/at-once.ts'
import { readingWords } from '../../../src/assistant/languages/reading-words.ts'
import { page } from '../../../vite.config.ts'

/** Gzip bytes that the page needs to be usable: its script and its style, with English. */
const pageBytes = 30 * 1024
/**
 * Gzip bytes of a text conversation from the first word to the case: the above, cards, and the case in one
 * line.
 */
const untilCaseBytes = 36.5 * 1024
/**
 * Gzip bytes of everything else that is loaded on demand: the menu, the case sheet, the rating, and the view
 * for a refused or ended chat, which was part of the first view.
 */
const laterBytes = 15.7 * 1024

/** Gzip bytes of the challenge solver, for a channel under attack. */
const challengeBytes = 2 * 1024

/**
 * Gzip bytes of the report's dialogue, fetched when the page is idle: with the reader and the date and
 * telephone parsers.
 */
const reportBytes = 107 * 1024
/** Gzip bytes for reading a language in addition to English: the reader's weights and the words of both. */
const readingBytes = 60 * 1024
const packBytes = 12 * 1024
/**
 * Gzip bytes of the words for detecting danger to life in all twelve languages; they are loaded with the
 * dialogue.
 */
const dangerBytes = 14.25 * 1024

describe('built page', () => {
  let files: (Rolldown.OutputChunk | Rolldown.OutputAsset)[]
  beforeAll(async () => {
    // The test runner's own mode would build the development version.
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
  /**
   * Returns whether `index.html` names the file: such files are loaded immediately, and import nothing else.
   */
  const isFirst = (file: (typeof files)[number]): boolean => html().includes(file.fileName)
  const html = (): string => {
    const found = files.find((file) => file.fileName === 'index.html')
    return found ? sourceOf(found) : ''
  }

  it(`needs at most ${pageBytes} bytes gzipped to be usable`, () => {
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

  it(`asks the report’s questions offline in ${reportBytes} bytes and ${packBytes} a language`, () => {
    const { sizes } = weigh(isReport)
    // On a slow network, a request costs more than the contents of such a small file.
    expect(sizes.filter(([, bytes]) => bytes < 200)).toEqual([])
    const isPack = (name: string) => /(dialog-texts|words)-[a-z]{2,3}-[\w-]{8}\.js$/.test(name)
    const room = sizes.filter(([name]) => !isPack(name)).reduce((sum, [, bytes]) => sum + bytes, 0)
    expect(room, JSON.stringify(sizes)).toBeLessThanOrEqual(reportBytes)
    const packs = sizes.filter(([name]) => isPack(name))
    expect(packs).toHaveLength(3 * dialogueLanguages.length)
    for (const [name, bytes] of packs) expect(bytes, name).toBeLessThanOrEqual(packBytes)
  })

  it(`detects danger to life offline in ${dangerBytes} bytes for all languages`, () => {
    const { sizes, total } = weigh(isDanger)
    expect(sizes).toHaveLength(1)
    expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(dangerBytes)
  })

  it(`reads payments offline in ${readingBytes} bytes for any language in addition to English`, () => {
    const { sizes } = weigh(isReading)
    const isOf = (lang: string) => (name: string) => name.includes(`reading-words-${lang}-`)
    const bytesOf = (wanted: (name: string) => boolean) =>
      sizes.filter(([name]) => wanted(name)).reduce((sum, [, bytes]) => sum + bytes, 0)
    const shared = bytesOf((name) => !name.includes('reading-words-')) + bytesOf(isOf('en'))
    // The words of each language, and the weights.
    // The page does without the words of Arabic and Hindi: see dialogue.ts.
    expect(sizes).toHaveLength(Object.keys(readingWords).length - 2 + 1)
    const others = sizes.filter(([name]) => name.includes('reading-words-') && !isOf('en')(name))
    for (const [name, bytes] of others) expect(shared + bytes, name).toBeLessThanOrEqual(readingBytes)
  })

  it('contains no schema library', () => {
    const modules = files.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []))
    expect(modules.some((id) => id.includes('/src/widget/chat/'))).toBe(true)
    expect(modules.filter((id) => /node_modules\/zod\//.test(id))).toEqual([])
    expect(files.filter((file) => /ZodError|_zod\b/.test(sourceOf(file)))).toEqual([])
  })

  it('has no style and three scripts in its HTML, as its policy requires', () => {
    const source = html()
    expect(source).toContain('<script type="module"')
    expect(source.match(/<script(?![^>]*\ssrc=)/g)).toHaveLength(3)
    expect(source).not.toMatch(/<style|\sstyle=|\son\w+="/)
  })
})

/** A language is loaded by those who read it, instead of another one. */
const isLanguage = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): boolean =>
  file.type === 'chunk' &&
  /\/languages\/[a-z]{2,3}\/(?:page|voice)-texts\.ts$/.test(file.facadeModuleId ?? '')

/** The dialogue on the device has its own budget. */
const isReport = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): boolean =>
  file.type === 'chunk' &&
  !isDanger(file) &&
  Object.keys(file.modules).some((id) =>
    /\/src\/dialog\/|\/(?:dialog-texts|secret-words|words)\.ts$|\/offline\/(?:report\/|stand-by)|helpers\/defineProperty/.test(
      id,
    ),
  )

/** Danger words have their own budget, because they cover every language. */
const isDanger = ({ fileName }: { fileName: string }): boolean => /\/named-danger-/.test(fileName)

/** Words and weights of the offline reader. */
const isReading = ({ fileName }: { fileName: string }): boolean => /\/(reading-words-|light-)/.test(fileName)

/** Fetched only if the relay sends a challenge. */
const isChallenge = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): boolean =>
  /\/challenge-[\w-]{8}\.js$/.test(file.fileName)

/** Voice has its own budget. */
const isVoice = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): boolean =>
  file.type === 'chunk'
    ? Object.keys(file.modules).some((id) => id.includes('/voice/'))
    : // A script that is not a chunk is the recorder's worklet.
      file.fileName.includes('voice') || file.fileName.endsWith('.js')
