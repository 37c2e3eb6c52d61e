import { Busboy } from '@fastify/busboy'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isProblem } from '../../../../src/contract/primitives/problem.ts'
import { boundaryOf, createMultipartReader } from '../../../../src/relay/gateway/proxy/multipart.ts'
import { holds } from '../../../support/properties.ts'

interface Part {
  name: string
  isFile: boolean
  content: string
}

/** Returns what our reader finds in a form; undefined if it rejects it. */
function read(form: Buffer, boundary: string, cuts: readonly number[] = []): Part[] | undefined {
  const parts: Part[] = []
  let content: Buffer[] = []
  const reader = createMultipartReader(boundary, {
    onPart: ({ name, filename }) => parts.push({ name, isFile: filename !== undefined, content: '' }),
    onData: (bytes) => content.push(Buffer.from(bytes)),
    onPartEnd() {
      Object.assign(parts.at(-1) ?? {}, { content: Buffer.concat(content).toString('latin1') })
      content = []
    },
  })
  try {
    const borders = [0, ...[...new Set(cuts.map((cut) => cut % (form.length + 1)))].sort((a, b) => a - b)]
    borders.forEach((from, index) => {
      reader.push(form.subarray(from, borders[index + 1] ?? form.length))
    })
  } catch (error) {
    if (isProblem(error) && error.code === 'validation-error') return undefined
    throw error
  }
  return reader.finished() ? parts : undefined
}

/** Returns what @fastify/busboy finds in it; undefined if it rejects it. */
const readByOther = (form: Buffer, boundary: string) =>
  new Promise<Part[] | undefined>((resolve) => {
    const parts: Part[] = []
    const other = new Busboy({
      headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` },
      isPartAFile: () => true,
      limits: { fieldNameSize: 10_000 },
    })
    other.on('file', (name, stream, filename) => {
      const part = { name, isFile: filename !== undefined, content: '' }
      parts.push(part)
      stream.on('data', (bytes: Buffer) => {
        part.content += bytes.toString('latin1')
      })
    })
    other.once('finish', () => resolve(parts))
    other.once('error', () => resolve(undefined))
    other.end(form)
  })

const form = (head: string, content = 'x', end = '--B--\r\n') =>
  Buffer.from(`--B\r\n${head}\r\n\r\n${content}\r\n${end}`)
const field = 'Content-Disposition: form-data; name="lang"'

describe('multipart reader', () => {
  it.each<[string, string, Part]>([
    ['a field', field, { name: 'lang', isFile: false, content: 'x' }],
    ['a file', `${field}; filename="a.mp3"`, { name: 'lang', isFile: true, content: 'x' }],
    ['a file without a name', `${field}; filename=""`, { name: 'lang', isFile: true, content: 'x' }],
    [
      'a file whose name is a token',
      `${field}; filename=a.mp3`,
      { name: 'lang', isFile: true, content: 'x' },
    ],
    [
      'a file with a path of Windows',
      `${field}; filename="C:\\a.mp3"`,
      { name: 'lang', isFile: true, content: 'x' },
    ],
    [
      'an extended name of a file',
      `${field}; filename*=utf-8''a`,
      { name: 'lang', isFile: true, content: 'x' },
    ],
    [
      'names in any order',
      'Content-Disposition: form-data; filename="; name=x"; name="lang"',
      { name: 'lang', isFile: true, content: 'x' },
    ],
    [
      'further lines',
      `Content-Type: text/plain\r\n${field}\r\nX-A:`,
      { name: 'lang', isFile: false, content: 'x' },
    ],
    ['capitals', 'CONTENT-DISPOSITION:Form-Data;NAME="lang"', { name: 'lang', isFile: false, content: 'x' }],
  ])('accepts %s, as the other parser does', async (_name, head, part) => {
    expect(read(form(head), 'B')).toEqual([part])
    expect(await readByOther(form(head), 'B')).toEqual([part])
  })

  it.each<[string, Buffer]>([
    ['a name given twice', form('Content-Disposition: form-data; name="note"; name="lang"')],
    ['a name in two spellings', form(`${field}; NAME="note"`)],
    ['an extended name', form(`${field}; name*=utf-8''note`)],
    ['two dispositions', form(`${field}\r\nContent-Disposition: form-data; name="note"`)],
    ['a folded line', form('Content-Disposition: form-data;\r\n name="lang"')],
    ['a disposition in a folded line', form(`X: y\r\n ${field}`)],
    ['an escaped quotation mark', form('Content-Disposition: form-data; name="lang\\"; filename=\\"x"')],
    ['a name without quotation marks at its end', form('Content-Disposition: form-data; name="lang')],
    ['something between parameters', form(`${field} x; filename="a"`)],
    ['a disposition that is no form’s', form('Content-Disposition: attachment; name="lang"')],
    ['a part without a name', form('Content-Type: text/plain')],
    ['a part without a head', Buffer.from(`--B\r\n\r\nx\r\n--B\r\n${field}\r\n\r\ny\r\n--B--\r\n`)],
    ['a space before the colon', form(field.replace(':', ' :'))],
    ['line feeds alone', Buffer.from(String(form(field)).replaceAll('\r\n', '\n'))],
    ['a line feed in a head', form(`X: y\n${field}`)],
    ['a zero byte in a head', form(`${field}\r\nX: \0`)],
    ['text behind a boundary', form(field, 'x', `--BX\r\n${field}\r\n\r\ny\r\n--B--\r\n`)],
    ['blanks behind a boundary', Buffer.from(String(form(field)).replace('--B\r\n', '--B \r\n'))],
    ['no closing boundary', form(field, 'x', '')],
    ['a head of more than 8 KB', form(`${field}\r\nX: ${'y'.repeat(8192)}`)],
  ])('rejects %s, however it is split', (_name, bytes) => {
    expect(read(bytes, 'B')).toBeUndefined()
    expect(read(bytes, 'B', [...bytes.keys()])).toBeUndefined()
  })
})

const boundaries = fc.oneof(
  fc.constantFrom('B', '--', '-', 'a--', '----WebKitFormBoundary7MA4YWxkTrZu0gW'),
  fc.string({ unit: fc.constantFrom(..."abcXYZ019'()+_,-./:=?"), minLength: 1, maxLength: 70 }),
)
const words = fc.constantFrom(
  '',
  'a',
  'lang',
  'file',
  'ñ',
  'a b',
  ';',
  '=',
  '\\',
  '; name=',
  '%22',
  'C:\\x',
  "utf-8''x",
)
const value = fc.oneof(
  { weight: 4, arbitrary: words.map((word) => `"${word}"`) },
  words,
  words.map((word) => `"${word}`),
  words.map((word) => `"${word}\\"`),
)
const parameters = fc.array(
  fc.tuple(
    fc.constantFrom('; ', ';', ' ; ', ';\t', ' ', ';;', ';\r\n '),
    fc.constantFrom(
      'name',
      'name',
      'name',
      'filename',
      'filename',
      'NAME',
      'name*',
      'filename*',
      'xname',
      'x',
    ),
    fc.constantFrom('=', '=', '=', '=', ' = ', ''),
    value,
  ),
  { maxLength: 4 },
)
const disposition = fc
  .tuple(
    fc.constantFrom(
      'Content-Disposition',
      'content-disposition',
      'Content-Disposition ',
      'X-Content-Disposition',
    ),
    fc.constantFrom(': form-data', ':form-data', ':\tForm-Data', ': attachment', ': form-data;'),
    parameters,
  )
  .map(([name, type, list]) => name + type + list.map((one) => one.join('')).join(''))
const plain = words.map((word) => `Content-Disposition: form-data; name="${word}"`)
const extra = fc.constantFrom(
  'Content-Type: audio/mpeg',
  'X:',
  'X: y\r\n z',
  'nonsense',
  '',
  ' X: y',
  'X: \0',
  field,
)
const breaks = fc.constantFrom('\r\n', '\r\n', '\r\n', '\r\n', '\n', '\r', '')
const contents = (boundary: string) =>
  fc
    .array(
      fc.constantFrom(
        'x',
        '\r',
        '\n',
        '\r\n',
        '--',
        `--${boundary}`,
        `\r\n--${boundary.slice(0, -1)}`,
        boundary,
        '\0',
        'ñ',
      ),
      { maxLength: 6 },
    )
    .map((pieces) => pieces.join(''))
const part = (boundary: string) =>
  fc
    .tuple(
      fc.array(fc.oneof({ weight: 3, arbitrary: plain }, disposition, extra), { minLength: 1, maxLength: 3 }),
      contents(boundary),
      breaks,
    )
    .map(([heads, content, line]) => `--${boundary}\r\n${heads.join('\r\n')}${line}${line}${content}\r\n`)
const forms = boundaries.chain((boundary) =>
  fc
    .tuple(
      fc.constantFrom('', '', '', 'before', 'before\r\n', '\r\n'),
      fc.array(part(boundary), { minLength: 1, maxLength: 3 }),
      fc.constantFrom(`--${boundary}--\r\n`, `--${boundary}--`, `--${boundary}--after`, `--${boundary}`, ''),
    )
    .map(([before, parts, end]) => ({ boundary, bytes: Buffer.from(before + parts.join('') + end) })),
)

describe('multipart reader, compared with another parser', () => {
  it('finds in every form that it accepts what the other finds', async () => {
    let taken = 0
    await holds(
      fc.asyncProperty(forms, async ({ boundary, bytes }) => {
        const ours = read(bytes, boundary)
        if (ours === undefined) return
        taken += 1
        expect(await readByOther(bytes, boundary)).toEqual(ours)
      }),
      { numRuns: 3000, few: 3000 },
    )
    expect(taken).toBeGreaterThan(150)
  })

  it('gives the same verdict however a form is split', () => {
    holds(
      fc.property(forms, fc.array(fc.nat(), { maxLength: 30 }), ({ boundary, bytes }, cuts) => {
        expect(read(bytes, boundary, cuts)).toEqual(read(bytes, boundary))
      }),
      { numRuns: 2000 },
    )
  })

  it('finds the boundary that the other finds', () => {
    holds(
      fc.property(boundaries, (boundary) => {
        expect(boundaryOf(`multipart/form-data; boundary="${boundary}"`)).toBe(boundary)
      }),
    )
  })
})
