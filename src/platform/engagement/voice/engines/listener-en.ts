import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { argmax, type Listener, sampleRateHz } from './listener.ts'
import type { Inference, Tensor } from './runtime.ts'
import { weightsFolder } from './weights.ts'

const layers = 6
const heads = 8
const headSize = 36
const startToken = 1
const endToken = 2
/** More than anyone speaks; stops a model that repeats itself. */
const tokensPerSecond = 6.5

interface Tokenizer {
  decode(tokens: readonly number[], addBosToken: boolean, addPrecedingSpace: boolean): string
}

/** Loads Moonshine tiny (MIT): English, straight from the samples. */
export async function loadEnglishListener(inference: Inference, weights: string): Promise<Listener> {
  const home = join(weightsFolder(weights, 'hearing-en'), 'dist/model/tiny/quantized')
  const words = join(weightsFolder(weights, 'words-en'), 'llama-tokenizer.js')
  const { default: tokenizer }: { default: Tokenizer } = await import(
    /* @vite-ignore */ pathToFileURL(words).href
  )
  const encoder = await inference.open(join(home, 'encoder_model.onnx'))
  const decoder = await inference.open(join(home, 'decoder_model_merged.onnx'))

  const emptyPast = (): Record<string, Tensor> => {
    const past: Record<string, Tensor> = {}
    for (let layer = 0; layer < layers; layer++) {
      for (const side of ['decoder', 'encoder']) {
        for (const part of ['key', 'value']) {
          past[`past_key_values.${layer}.${side}.${part}`] = inference.floats([], [0, heads, 1, headSize])
        }
      }
    }
    return past
  }

  return {
    maxSeconds: 30,
    async transcribe(samples) {
      const { last_hidden_state: heard } = await encoder.run({
        input_values: inference.floats(samples, [1, samples.length]),
      })
      if (!heard) return ''
      const past = emptyPast()
      const tokens: number[] = []
      const most = Math.ceil((samples.length / sampleRateHz) * tokensPerSecond) + 2
      let last = startToken
      for (let step = 0; step < most; step++) {
        const out = await decoder.run({
          input_ids: inference.integers([last], [1, 1]),
          encoder_hidden_states: heard,
          use_cache_branch: inference.flag(step > 0),
          ...past,
        })
        last = argmax(out.logits?.data ?? new Float32Array())
        if (last === endToken) break
        tokens.push(last)
        keepPresent(past, out, step === 0)
      }
      return tokenizer.decode([startToken, ...tokens], true, true).trim()
    },
  }
}

/**
 * Feeds the decoder's cache back as input of the next step; the encoder's part is the same from the first
 * step on.
 */
export function keepPresent(
  past: Record<string, Tensor>,
  out: Record<string, Tensor>,
  isFirst: boolean,
): void {
  for (const name of Object.keys(past)) {
    const present = out[name.replace('past_key_values', 'present')]
    if (present && (isFirst || name.includes('decoder'))) past[name] = present
  }
}
