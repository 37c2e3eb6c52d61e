import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { argmax, type Listener, sampleRateHz } from './listener.ts'
import { keepPresent } from './listener-en.ts'
import { createLogMel, melBands, melFrames } from './log-mel.ts'
import type { Inference, Tensor } from './runtime.ts'
import { weightsFolder } from './weights.ts'

/** Without it, the model sometimes produces a minute of text from four seconds of noise. */
const tokensPerSecond = 8
const tokensMost = 440

interface Generation {
  decoder_start_token_id: number
  eos_token_id: number
  no_timestamps_token_id: number
  lang_to_id: Record<string, number>
  task_to_id: { transcribe: number }
  suppress_tokens?: number[]
  begin_suppress_tokens?: number[]
}

/** Loads Whisper base, quantised (Apache-2.0): many languages, of a quality sufficient for development. */
export async function loadManyListener(inference: Inference, weights: string): Promise<Listener> {
  const home = join(weightsFolder(weights, 'hearing-many'), 'models/Xenova/whisper-base')
  const read = (name: string) => JSON.parse(readFileSync(join(home, name), 'utf8'))
  const generation: Generation = read('generation_config.json')
  const config: { decoder_attention_heads: number; d_model: number; decoder_layers: number } =
    read('config.json')
  const toText = createDetokenizer(read('tokenizer.json'))
  const encoder = await inference.open(join(home, 'onnx/encoder_model_quantized.onnx'))
  const decoder = await inference.open(join(home, 'onnx/decoder_model_merged_quantized.onnx'))
  const toLogMel = createLogMel()

  const emptyPast = (): Record<string, Tensor> => {
    const heads = config.decoder_attention_heads
    const past: Record<string, Tensor> = {}
    for (let layer = 0; layer < config.decoder_layers; layer++) {
      for (const side of ['decoder', 'encoder']) {
        for (const part of ['key', 'value']) {
          const name = `past_key_values.${layer}.${side}.${part}`
          past[name] = inference.floats([], [1, heads, 0, config.d_model / heads])
        }
      }
    }
    return past
  }

  const choose = createChoice(generation)

  return {
    maxSeconds: 30,
    async transcribe(samples, lang) {
      const { last_hidden_state: heard } = await encoder.run({
        input_features: inference.floats(toLogMel(samples), [1, melBands, melFrames]),
      })
      const langToken = generation.lang_to_id[`<|${lang}|>`]
      if (!heard || langToken === undefined) return ''
      const past = emptyPast()
      const tokens: number[] = []
      const most = Math.min(tokensMost, Math.ceil((samples.length / sampleRateHz) * tokensPerSecond) + 8)
      const { decoder_start_token_id: start, task_to_id: task, no_timestamps_token_id: plain } = generation
      let next = [start, langToken, task.transcribe, plain]
      for (let step = 0; step < most; step++) {
        const out = await decoder.run({
          input_ids: inference.integers(next, [1, next.length]),
          encoder_hidden_states: heard,
          use_cache_branch: inference.flag(step > 0),
          ...past,
        })
        if (!out.logits) break
        const token = choose(out.logits, step === 0)
        if (token === generation.eos_token_id) break
        tokens.push(token)
        if (isLoop(tokens)) break
        next = [token]
        keepPresent(past, out, step === 0)
      }
      return toText(tokens).trim()
    },
  }
}

/** Selects the most likely word token, or the end; skips timestamp and noise tokens. */
function createChoice({ eos_token_id: end, suppress_tokens, begin_suppress_tokens }: Generation) {
  const never = new Set(suppress_tokens)
  const notFirst = new Set(begin_suppress_tokens)
  return ({ data, dims }: Tensor, isFirst: boolean): number => {
    const vocabulary = dims[2] ?? 0
    const last = ((dims[1] ?? 1) - 1) * vocabulary
    const values = data.slice(last, last + end + 1)
    for (const token of never) values[token] = Number.NEGATIVE_INFINITY
    if (isFirst) for (const token of notFirst) values[token] = Number.NEGATIVE_INFINITY
    return argmax(values)
  }
}

/** Returns whether the same one to six tokens have occurred four times in a row. */
export function isLoop(tokens: readonly number[]): boolean {
  for (let size = 1; size <= 6; size++) {
    const tail = tokens.slice(-4 * size)
    if (tail.length === 4 * size && tail.every((token, i) => token === tail[i % size])) return true
  }
  return false
}

/** Tokens are written in the 256 printable characters that GPT-2 assigns to the bytes. */
function createDetokenizer({ model }: { model: { vocab: Record<string, number> } }) {
  const names: string[] = []
  for (const [name, token] of Object.entries(model.vocab)) names[token] = name
  const bytes = byteCharacters()
  return (tokens: readonly number[]): string =>
    Buffer.from(
      tokens.flatMap((token) => [...(names[token] ?? '')].map((character) => bytes.get(character) ?? 32)),
    ).toString('utf8')
}

function byteCharacters(): Map<string, number> {
  const isPrintable = (byte: number) =>
    (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || byte >= 174
  let spare = 256
  const pairs = Array.from({ length: 256 }, (_, byte): [string, number] => [
    String.fromCharCode(isPrintable(byte) ? byte : spare++),
    byte,
  ])
  return new Map(pairs)
}
