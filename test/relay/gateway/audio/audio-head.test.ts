import fc from 'fast-check'
import { fileTypeFromBuffer } from 'file-type'
import { describe, expect, it } from 'vitest'
import { judgeAudio } from '../../../../src/relay/gateway/audio/audio-head.ts'
import { createMp3, createTag, createWav } from '../../../support/audio.ts'
import { badFiles, goodFiles } from '../../../support/audio-files.ts'
import { holds } from '../../../support/properties.ts'

const list = (size: number) => {
  const chunk = Buffer.alloc(8 + size)
  chunk.write('LIST', 0, 'latin1')
  chunk.writeUInt32LE(size, 4)
  return chunk
}
const wavWithoutFormat = Buffer.concat([createWav(0.1).subarray(0, 12), createWav(0.1).subarray(36)])

describe('audio head', () => {
  it.each([
    ['a wav', createWav(1), 'wav'],
    ['a wav with a list before its data', createWav(1, list(30)), 'wav'],
    ['an mp3', createMp3(50), 'mp3'],
    ['an mp3 of one frame', createMp3(1), 'mp3'],
    ['an mp3 after an ID3 tag', Buffer.concat([createTag(300), createMp3(20)]), 'mp3'],
    ['an mp3 after some padding', Buffer.concat([Buffer.alloc(100), createMp3(20)]), 'mp3'],
    ['a wav whose data come before its format', wavWithoutFormat, 'neither'],
    ['an ID3 tag and nothing else', createTag(300), 'neither'],
    [
      'an ID3 tag before a text',
      Buffer.concat([createTag(20), Buffer.from('hello '.repeat(3000))]),
      'neither',
    ],
    ['a text', Buffer.from('This is not audio. '.repeat(1000)), 'neither'],
    [
      'a web page that begins with a frame sync',
      Buffer.concat([Buffer.from([0xff, 0xf3, 0x48, 0xc4]), Buffer.alloc(9000, 60)]),
      'neither',
    ],
    ['an mp4 with mp3 in it', Buffer.concat([Buffer.from('\0\0\0\x18ftypisom'), createMp3(50)]), 'neither'],
    ['a zip with an mp3 in it', Buffer.concat([Buffer.from('PK\x03\x04a.mp3'), createMp3(50)]), 'neither'],
    ['nothing', Buffer.alloc(0), 'neither'],
    ['eleven bytes', createWav(1).subarray(0, 11), 'neither'],
  ])('distinguishes audio from other files: %s', (_name, bytes, verdict) => {
    expect(judgeAudio(bytes, true)).toBe(verdict)
  })

  it('waits for more bytes while either is possible', () => {
    expect(judgeAudio(createWav(1).subarray(0, 8), false)).toBe('unsure')
    expect(judgeAudio(createMp3(2), false)).toBe('unsure')
    expect(judgeAudio(Buffer.alloc(100), false)).toBe('unsure')
    expect(judgeAudio(Buffer.alloc(20_000), false)).toBe('neither')
  })

  it('trusts an ID3 tag that is longer than the inspected bytes', () => {
    expect(judgeAudio(createTag(100_000).subarray(0, 9000), false)).toBe('mp3')
  })

  it('never takes noise for a file, and never throws', () => {
    holds(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.boolean(), (bytes, complete) => {
        const verdict = judgeAudio(Buffer.from(bytes), complete)
        expect(complete ? ['mp3', 'neither'] : ['mp3', 'neither', 'unsure']).toContain(verdict)
      }),
      { numRuns: 500 },
    )
  })
})

/** The verdict of an independent judge, the package file-type. */
const otherJudge = async (file: Buffer) => {
  const mime = (await fileTypeFromBuffer(file))?.mime
  return mime === 'audio/mpeg' ? 'mp3' : mime === 'audio/wav' ? 'wav' : mime
}

describe('audio head, compared with another judge', () => {
  it.each(goodFiles)('agrees that $name is a recording', async ({ make, format }) => {
    const file = await make()
    expect(judgeAudio(file, true)).toBe(format)
    expect([format, undefined]).toContain(await otherJudge(file))
  })

  it.each(badFiles.filter(({ fault }) => fault === 'not-audio'))(
    'rejects $name as a recording',
    async ({ make }) => {
      expect(judgeAudio(await make(), true)).toBe('neither')
    },
  )

  it.each(badFiles)(
    'accepts nothing that the other recognises as something else: $name',
    async ({ make }) => {
      const file = await make()
      const other = await otherJudge(file)
      expect(['neither', other, ...(other === undefined ? ['mp3', 'wav'] : [])]).toContain(
        judgeAudio(file, true),
      )
    },
  )

  it('is compared with a judge that recognises most of these files', async () => {
    const named = await Promise.all(
      [...goodFiles, ...badFiles].map(async ({ make }) => await otherJudge(await make())),
    )
    expect(named.filter((kind) => kind !== undefined).length).toBeGreaterThan(named.length / 2)
  })
})
