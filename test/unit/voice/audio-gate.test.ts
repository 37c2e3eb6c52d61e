import { describe, expect, it } from 'vitest'
import { isProblem, Problem } from '../../../src/contract/problem.ts'
import { createAudioGate } from '../../../src/relay/upstream/audio-gate.ts'
import { badFiles, goodFiles, mp3, noise, wav } from '../../support/audio-files.ts'

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

describe('the gate for recordings', () => {
  it.each(badFiles)('refuses $name as $fault', async ({ make, fault }) => {
    const file = await make()
    expect(faultOf(() => pass(file))).toBe(fault)
  })

  it.each(goodFiles)('lets $name through and knows its length', async ({ make, format, seconds }) => {
    const file = await make()
    for (const size of [file.length, 16 * 1024, 997]) {
      const found = pass(file, size)
      expect(found.format).toBe(format)
      expect(found.seconds).toBeGreaterThan(seconds - 0.15)
      expect(found.seconds).toBeLessThan(seconds + 0.25)
    }
  })

  it('comes to the same judgement one byte at a time', async () => {
    for (const file of [await mp3(), wav({ seconds: 0.5 })]) expect(pass(file, 1)).toEqual(pass(file))
    expect(faultOf(() => pass(noise(20_000, 9), 1))).toBe('not-audio')
  })

  it('stops four hours of mp3 when two minutes have passed', async () => {
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

  it('knows what a recording is within its first frames', async () => {
    const gate = createAudioGate()
    gate.push((await mp3()).subarray(0, 2000))
    expect(gate.format()).toBe('mp3')
  })

  it('names the field, and the status that fits', () => {
    const gate = createAudioGate({ field: 'file', maxBytes: 10 })
    expect(() => gate.push(Buffer.alloc(11))).toThrow(Problem)
    try {
      gate.push(Buffer.alloc(11))
    } catch (error) {
      expect(error).toMatchObject({ status: 413, options: { errors: [{ field: 'file', code: 'too-big' }] } })
    }
  })
})
