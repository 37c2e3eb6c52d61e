/**
 * Masks the values of secrets in upstream responses, such as an error that repeats the request's headers.
 * Each is overwritten with the same number of asterisks, so that lengths stay correct.
 */

const asterisk = 0x2a

/** Overwrites every secret in `bytes`, in place. */
export function maskWhole(bytes: Buffer, secrets: readonly Buffer[]): void {
  for (const secret of secrets) {
    for (let at = bytes.indexOf(secret); at !== -1; at = bytes.indexOf(secret, at + secret.length)) {
      bytes.fill(asterisk, at, at + secret.length)
    }
  }
}

/** Masks a stream: pass in each chunk, and send what it returns. */
export interface StreamMask {
  push(chunk: Buffer): Buffer
  /** Returns what was held back because it could have been the start of a secret. */
  rest(): Buffer
}

const nothing = Buffer.alloc(0)

/** Creates a mask that also finds a secret split across two chunks. */
export function createStreamMask(secrets: readonly Buffer[]): StreamMask {
  let held: Buffer = nothing
  return {
    push(chunk) {
      const bytes = held.length > 0 ? Buffer.concat([held, chunk]) : chunk
      maskWhole(bytes, secrets)
      const keep = beginning(bytes, secrets)
      held = keep > 0 ? Buffer.from(bytes.subarray(bytes.length - keep)) : nothing
      return keep > 0 ? bytes.subarray(0, bytes.length - keep) : bytes
    },
    rest: () => held,
  }
}

/** Returns the length of the longest end of `bytes` that is the start of a secret. */
function beginning(bytes: Buffer, secrets: readonly Buffer[]): number {
  let longest = 0
  for (const secret of secrets) {
    const first = secret[0]
    if (first === undefined) continue
    let at = bytes.indexOf(first, Math.max(0, bytes.length - secret.length + 1))
    while (at !== -1) {
      const length = bytes.length - at
      if (length <= longest) break
      if (bytes.compare(secret, 0, length, at, bytes.length) === 0) {
        longest = length
        break
      }
      at = bytes.indexOf(first, at + 1)
    }
  }
  return longest
}
