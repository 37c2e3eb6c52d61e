import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isProblem } from '../../../../src/contract/primitives/problem.ts'
import { boundaryOf } from '../../../../src/relay/gateway/proxy/multipart.ts'
import { createUploadForm } from '../../../../src/relay/gateway/proxy/upload-form.ts'
import { createMp3, createWav } from '../../../support/audio.ts'
import { holds } from '../../../support/properties.ts'

const boundary = '----form-boundary'
type Part = { name: string; filename?: string; content: Buffer | string }

function toBytes(parts: readonly Part[], closing = `--${boundary}--\r\n`): Buffer {
  const pieces = parts.flatMap(({ name, filename, content }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`,
    filename === undefined ? '\r\n\r\n' : `; filename="${filename}"\r\nContent-Type: audio/mpeg\r\n\r\n`,
    content,
    '\r\n',
  ])
  return Buffer.concat([...pieces, closing].map((piece) => Buffer.from(piece as string)))
}

const checkFields = ({ lang }: Record<string, string>) =>
  lang !== undefined && /^[a-z]{2}$/.test(lang) ? [] : [{ field: 'lang', code: 'wrong', message: '' }]

/** Returns the form's verdict on these bytes: `ok`, or the problem's code and its fields. */
function judge(bytes: Buffer, chunkBytes = bytes.length, maxBytes = 1_000_000): string {
  const form = createUploadForm({ boundary, maxBytes, checkFields })
  try {
    for (let at = 0; at < bytes.length; at += chunkBytes) form.push(bytes.subarray(at, at + chunkBytes))
    form.check(true)
    return 'ok'
  } catch (error) {
    if (!isProblem(error)) throw error
    return [error.code, ...(error.options.errors ?? []).map(({ field }) => field)].join(' ')
  }
}

const file = { name: 'file', filename: 'a.mp3', content: createMp3(30) }
const lang = { name: 'lang', content: 'tl' }

describe('upload form', () => {
  it.each<[string, Buffer, string]>([
    ['takes a file and its language', toBytes([file, lang]), 'ok'],
    ['takes them the other way round', toBytes([lang, file]), 'ok'],
    ['takes a wav under the name of an mp3', toBytes([{ ...file, content: createWav(0.5) }, lang]), 'ok'],
    ['takes fields that it does not know', toBytes([lang, { name: 'note', content: 'x' }, file]), 'ok'],
    [
      'takes a preamble and an epilogue',
      Buffer.concat([Buffer.from('hello\r\n'), toBytes([lang, file]), Buffer.from('bye')]),
      'ok',
    ],
    ['wants the language', toBytes([file]), 'validation-error lang'],
    ['wants the file', toBytes([lang]), 'validation-error file'],
    ['names both when both are missing', toBytes([{ name: 'x', content: '' }]), 'validation-error lang file'],
    [
      'refuses a text under the name of an mp3',
      toBytes([{ ...file, content: 'not audio '.repeat(2000) }, lang]),
      'unsupported-media-type file',
    ],
    [
      'names a wrong file and a wrong language together',
      toBytes([
        { ...file, content: 'short' },
        { name: 'lang', content: '?' },
      ]),
      'validation-error lang file',
    ],
    ['refuses an empty file', toBytes([{ ...file, content: '' }, lang]), 'unsupported-media-type file'],
    [
      'refuses a file that is a field',
      toBytes([{ name: 'file', content: createMp3(30) }, lang]),
      'validation-error file',
    ],
    [
      'refuses a second language',
      toBytes([lang, { name: 'lang', content: '??' }, file]),
      'validation-error lang',
    ],
    ['refuses a second file', toBytes([file, file, lang]), 'validation-error file'],
    [
      'refuses an endless field',
      toBytes([{ name: 'lang', content: 'x'.repeat(5000) }, file]),
      'validation-error lang',
    ],
    ['refuses a form that breaks off', toBytes([lang, file], ''), 'validation-error $'],
    ['refuses what is no form', Buffer.from('{"lang":"tl"}'), 'validation-error lang $ file'],
    [
      'refuses a part without a name',
      Buffer.from(`--${boundary}\r\nContent-Type: text/plain\r\n\r\nx\r\n--${boundary}--\r\n`),
      'validation-error $',
    ],
  ])('%s', (_name, bytes, verdict) => {
    expect(judge(bytes)).toBe(verdict)
    expect(judge(bytes, 1)).toBe(verdict)
  })

  it('rejects more bytes than the maximum', () => {
    expect(judge(toBytes([lang, file]), 100, 1000)).toBe('payload-too-large file')
  })

  it('gives the same verdict however it is split', () => {
    const bytes = toBytes([
      lang,
      { ...file, content: Buffer.concat([createMp3(30), Buffer.from(`\r\n--${boundary.slice(0, 9)}`)]) },
    ])
    holds(fc.property(fc.integer({ min: 1, max: bytes.length }), (size) => judge(bytes, size) === 'ok'))
  })

  it('throws only problems, whatever it receives', () => {
    const piece = fc.constantFrom(
      `--${boundary}`,
      `\r\n--${boundary}`,
      '\r\n',
      '\r\n\r\n',
      '--',
      'Content-Disposition: form-data; name="file"',
      'Content-Disposition: form-data; name="lang"',
      '; filename="a"',
      'x',
    )
    holds(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        expect(judge(Buffer.from(pieces.join('')))).toMatch(/^(validation-error|unsupported-media-type)/)
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['multipart/form-data; boundary=abc', 'abc'],
    ['multipart/form-data; charset=utf-8; boundary="a b"', 'a b'],
    ['Multipart/Form-Data;boundary=abc', 'abc'],
    ['multipart/form-data', undefined],
    ['multipart/mixed; boundary=abc', undefined],
    ['application/json', undefined],
    [undefined, undefined],
  ])('finds in %j the boundary %j', (contentType, expected) => {
    expect(boundaryOf(contentType)).toBe(expected)
  })
})
