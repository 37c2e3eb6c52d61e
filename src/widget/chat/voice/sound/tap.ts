/** Runs on the sound thread: passes on the samples of the microphone in blocks. */

declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: unknown): void

const blockSamples = 1024

class Tap extends AudioWorkletProcessor {
  // Declared, and assigned below: class field initialisers would make a phone download helpers that it does
  // not need.
  declare private block: Float32Array<ArrayBuffer>
  declare private length: number

  constructor() {
    super()
    this.begin()
  }

  process([input]: Float32Array[][]): boolean {
    const samples = input?.[0]
    if (!samples) return true
    for (let at = 0; at < samples.length; ) {
      const part = samples.subarray(at, at + blockSamples - this.length)
      this.block.set(part, this.length)
      this.length += part.length
      at += part.length
      if (this.length === blockSamples) this.flush()
    }
    return true
  }

  private flush(): void {
    this.port.postMessage(this.block, [this.block.buffer])
    this.begin()
  }

  private begin(): void {
    this.block = new Float32Array(blockSamples)
    this.length = 0
  }
}

registerProcessor('tap', Tap)
