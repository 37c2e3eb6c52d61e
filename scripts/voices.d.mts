/** Types of voices.mjs, for the tests that call it. */

interface WeightsPackage {
  package: string
  version: string
  license: string
  tarballBytes: number
  files: { path: string; bytes: number; sha256: string }[]
}

interface EnsureOptions {
  /** German speech, and recognition in many languages, as well. Default false. */
  all?: boolean
  /** Default: PARLEY_WEIGHTS, else `weights` in the project's folder. */
  folder?: string
  log?: (line: string) => void
  catalogue?: { default: Record<string, WeightsPackage>; all: Record<string, WeightsPackage> }
}

/** Makes the voices be there; gives their folder. */
export function ensureVoices(options?: EnsureOptions): Promise<string>
