import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { isProblem, Problem } from '../../../../src/contract/primitives/problem.ts'
import { createAudioGate } from '../../../../src/relay/gateway/audio/audio-gate.ts'
import { badFiles, goodFiles, mp3, noise, wav } from '../../../support/audio-files.ts'
import { hasProgram } from '../../../support/voice.ts'

function pass(file: Buffer, size = 16 * 1024) {
  const gate = createAudioGate()
  for (let at = 0; at < file.length; at += size) gate.push(file.subarray(at, at + size))
  return gate.finish()
}

function faultOf(work: () => unknown): string | undefined {
  try {
    work()
  } catch (error) {
    if (isProblem(error)) return error.options.errors?.[0]?.code
    throw error
  }
  return undefined
}

describe('audio gate', () => {
  it.each(badFiles)('rejects $name as $fault', async ({ make, fault }) => {
    const file = await make()
    expect(faultOf(() => pass(file))).toBe(fault)
  })

  it.each(goodFiles)('accepts $name and measures its duration', async ({ make, format, seconds }) => {
    const file = await make()
    for (const size of [file.length, 16 * 1024, 997]) {
      const found = pass(file, size)
      expect(found.format).toBe(format)
      expect(found.seconds).toBeGreaterThan(seconds - 0.15)
      expect(found.seconds).toBeLessThan(seconds + 0.25)
    }
  })

  it('gives the same verdict one byte at a time', async () => {
    for (const file of [await mp3(), wav({ seconds: 0.5 })]) expect(pass(file, 1)).toEqual(pass(file))
    expect(faultOf(() => pass(noise(20_000, 9), 1))).toBe('not-audio')
  })

  it('stops four hours of MP3 after two minutes', async () => {
    const gate = createAudioGate()
    const file = await mp3({ seconds: 180, bitrate: 8 })
    let passed = 0
    expect(
      faultOf(() => {
        for (let at = 0; at < file.length; at += 1000) {
          gate.push(file.subarray(at, at + 1000))
          passed = at
        }
      }),
    ).toBe('too-long')
    expect(passed).toBeLessThan(file.length * 0.7)
  })

  it('recognises a recording within its first frames', async () => {
    const gate = createAudioGate()
    gate.push((await mp3()).subarray(0, 2000))
    expect(gate.format()).toBe('mp3')
  })

  it('names the field and the matching status', () => {
    const gate = createAudioGate({ field: 'file', maxBytes: 10 })
    expect(() => gate.push(Buffer.alloc(11))).toThrow(Problem)
    try {
      gate.push(Buffer.alloc(11))
    } catch (error) {
      expect(error).toMatchObject({ status: 413, options: { errors: [{ field: 'file', code: 'too-big' }] } })
    }
  })
})

/** Other file types, as written by a real program; those that contain MP3 are the hardest to recognise. */
const written: readonly { as: string; fault: string; args: string }[] = [
  { as: 'mp4 of aac', fault: 'not-audio', args: '-c:a aac -f mp4 -movflags frag_keyframe+empty_moov' },
  { as: 'mp4 of mp3', fault: 'not-audio', args: '-c:a libmp3lame -f mp4 -movflags frag_keyframe+empty_moov' },
  { as: 'mov of mp3', fault: 'not-audio', args: '-c:a libmp3lame -f mov -movflags frag_keyframe+empty_moov' },
  { as: 'matroska of mp3', fault: 'not-audio', args: '-c:a libmp3lame -f matroska' },
  { as: 'avi of mp3', fault: 'not-audio', args: '-c:a libmp3lame -f avi' },
  { as: 'asf of mp3', fault: 'not-audio', args: '-c:a libmp3lame -f asf' },
  { as: 'nut of mp3', fault: 'not-audio', args: '-c:a libmp3lame -f nut' },
  { as: 'a transport stream of mp3', fault: 'not-audio', args: '-c:a libmp3lame -f mpegts' },
  { as: 'wav of mp3', fault: 'wav-encoding', args: '-c:a libmp3lame -f wav' },
  { as: 'webm of opus', fault: 'not-audio', args: '-c:a libopus -f webm' },
  { as: 'ogg of opus', fault: 'not-audio', args: '-c:a libopus -f ogg' },
  { as: 'ogg of vorbis', fault: 'not-audio', args: '-c:a libvorbis -f ogg' },
  { as: 'aac (adts)', fault: 'not-audio', args: '-c:a aac -f adts' },
  { as: 'mp2', fault: 'not-audio', args: '-c:a mp2 -f mp2' },
  { as: 'flac', fault: 'not-audio', args: '-c:a flac -f flac' },
  { as: 'aiff', fault: 'not-audio', args: '-f aiff' },
  { as: 'au', fault: 'not-audio', args: '-f au' },
  { as: 'caf', fault: 'not-audio', args: '-f caf' },
  { as: 'w64', fault: 'not-audio', args: '-f w64' },
  { as: 'rf64', fault: 'not-audio', args: '-f wav -rf64 always' },
  { as: 'wav of microsoft adpcm', fault: 'wav-encoding', args: '-c:a adpcm_ms -f wav' },
  { as: 'wav of ima adpcm', fault: 'wav-encoding', args: '-c:a adpcm_ima_wav -f wav' },
  { as: 'wav of mu-law', fault: 'wav-encoding', args: '-c:a pcm_mulaw -f wav' },
  { as: 'wav of doubles', fault: 'wav-format', args: '-c:a pcm_f64le -f wav' },
  { as: 'wav at 192 kHz', fault: 'wav-format', args: '-ar 192000 -f wav' },
]

function write(args: string): Buffer {
  const source = '-v error -nostdin -f lavfi -i sine=frequency=440:duration=3:sample_rate=16000'
  const { stdout, stderr } = spawnSync('ffmpeg', [...`${source} ${args}`.split(' '), '-'], {
    maxBuffer: 2 ** 24,
  })
  // A program without this encoder says nothing about the gate.
  if (stdout.length === 0) throw new Error(`ffmpeg ${args}: ${stderr}`)
  return stdout
}

describe.runIf(hasProgram('ffmpeg', '-version'))('audio gate with files written by ffmpeg', () => {
  it.each(written)('rejects with $fault a file that is $as', ({ args, fault }) => {
    expect(faultOf(() => pass(write(args)))).toBe(fault)
  })

  it.each(['-c:a libmp3lame -f mp3', '-c:a pcm_s16le -f wav', '-c:a pcm_f32le -f wav'])(
    'accepts three seconds written with %s',
    (args) => {
      expect(pass(write(args)).seconds).toBeCloseTo(3, 0)
    },
  )
})
