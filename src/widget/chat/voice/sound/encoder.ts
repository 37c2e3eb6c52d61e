import { createEncoder } from 'wasm-media-encoders'
import wasmUrl from 'wasm-media-encoders/wasm/mp3?url'

/** Encodes a recording for sending. */
export interface SpeechEncoder {
  push(samples: Float32Array): void
  finish(): Blob
}

const bitrate = 32
const outputRateHz = 16_000

/**
 * Creates an MP3 encoder (32 kbit/s) that works while recording; WAV if WebAssembly cannot be loaded, which
 * is eight times as large. `loadMp3` is there for tests.
 */
export async function createSpeechEncoder(sampleRateHz: number, loadMp3 = createMp3): Promise<SpeechEncoder> {
  return loadMp3(sampleRateHz).catch(() => createWav(sampleRateHz))
}

async function createMp3(sampleRateHz: number): Promise<SpeechEncoder> {
  const encoder = await createEncoder('audio/mpeg', wasmUrl)
  encoder.configure({ channels: 1, sampleRate: sampleRateHz, bitrate, outputSampleRate: outputRateHz })
  const parts: Uint8Array<ArrayBuffer>[] = []
  // The encoder returns a view of its memory, which the next call overwrites.
  const keep = (bytes: Uint8Array): void => void parts.push(new Uint8Array(bytes))
  return {
    push: (samples) => keep(encoder.encode([samples])),
    finish() {
      keep(encoder.finalize())
      return new Blob(parts, { type: 'audio/mpeg' })
    },
  }
}

function createWav(sampleRateHz: number): SpeechEncoder {
  const parts: Int16Array<ArrayBuffer>[] = []
  return {
    push: (samples) =>
      void parts.push(Int16Array.from(samples, (value) => Math.max(-1, Math.min(1, value)) * 32767)),
    finish() {
      const size = parts.reduce((sum, part) => sum + part.byteLength, 0)
      const head = new DataView(new ArrayBuffer(44))
      const text = (at: number, word: string): void => {
        for (let i = 0; i < 4; i++) head.setUint8(at + i, word.charCodeAt(i))
      }
      text(0, 'RIFF')
      head.setUint32(4, 36 + size, true)
      text(8, 'WAVE')
      text(12, 'fmt ')
      head.setUint32(16, 16, true)
      head.setUint16(20, 1, true)
      head.setUint16(22, 1, true)
      head.setUint32(24, sampleRateHz, true)
      head.setUint32(28, sampleRateHz * 2, true)
      head.setUint16(32, 2, true)
      head.setUint16(34, 16, true)
      text(36, 'data')
      head.setUint32(40, size, true)
      return new Blob([head.buffer as ArrayBuffer, ...parts], { type: 'audio/wav' })
    },
  }
}
