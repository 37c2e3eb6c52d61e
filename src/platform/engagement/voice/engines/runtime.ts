import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { weightsFolder } from './weights.ts'

/** The part of onnxruntime-web that is used here. It comes with the weights and is not a dependency. */
interface Runtime {
  Tensor: new (type: string, data: unknown, shape: readonly number[]) => Tensor
  InferenceSession: { create(model: Uint8Array, options: object): Promise<Session> }
  env: { logLevel: string; wasm: { numThreads: number; wasmBinary?: ArrayBuffer } }
}

/** Numbers with a shape, as models read and return them. */
export interface Tensor {
  data: Float32Array
  dims: readonly number[]
}

interface Session {
  run(feeds: Record<string, Tensor>): Promise<Record<string, Tensor>>
}

/** Runtime functions that the engines use. */
export interface Inference {
  open(modelFile: string): Promise<Session>
  floats(values: Float32Array | readonly number[], shape: readonly number[]): Tensor
  integers(values: readonly number[], shape: readonly number[]): Tensor
  flag(value: boolean): Tensor
}

/** Starts the runtime in this thread, on one core. */
export async function loadRuntime(weights: string): Promise<Inference> {
  const home = join(weightsFolder(weights, 'runtime'), 'dist')
  const runtime: Runtime = await import(
    /* @vite-ignore */ pathToFileURL(join(home, 'ort.wasm.bundle.min.mjs')).href
  )
  const { Tensor, InferenceSession, env } = runtime
  // Must come first: by default the runtime starts its own threads, which require a page.
  env.wasm.numThreads = 1
  env.logLevel = 'error'
  env.wasm.wasmBinary = new Uint8Array(readFileSync(join(home, 'ort-wasm-simd-threaded.wasm'))).buffer
  return {
    open: (modelFile) =>
      InferenceSession.create(readFileSync(modelFile), { executionProviders: ['wasm'], logSeverityLevel: 3 }),
    floats: (values, shape) => new Tensor('float32', Float32Array.from(values), shape),
    integers: (values, shape) =>
      new Tensor(
        'int64',
        BigInt64Array.from(values, (value) => BigInt(value)),
        shape,
      ),
    flag: (value) => new Tensor('bool', Uint8Array.of(value ? 1 : 0), [1]),
  }
}
