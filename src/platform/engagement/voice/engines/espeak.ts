import { spawn, spawnSync } from 'node:child_process'

/** The program's normal pace in words per minute, and its limits. */
const normalPace = 175
const paceBounds = { min: 80, max: 450 }
const maxOutputBytes = 256 * 1024 * 1024

/** A voice of espeak-ng. */
export interface EspeakVoice {
  /** Value for `espeak-ng -v`, such as `en` or `cmn`. */
  language: string
  gender: 'male' | 'female'
}

/** The system's espeak-ng, if installed: run as a separate program, never linked. */
export interface Espeak {
  available(): boolean
  /**
   * Speaks into a WAV file. The part of the speed that the program cannot reach remains as `lengthen`,
   * measured against a reading at the normal pace.
   */
  say(
    text: string,
    voice: EspeakVoice,
    options: { speed: number; signal: AbortSignal },
  ): Promise<{ wav: Uint8Array; lengthen: number }>
}

/** Variants that exist for every voice. */
const variants = { male: '+m3', female: '+f3' } as const

/**
 * Creates the adapter of espeak-ng. `command` is the program's name or path. Whether it is installed is
 * checked once, on first use.
 */
export function createEspeak(command = 'espeak-ng'): Espeak {
  let found: boolean | undefined
  return {
    available() {
      found ??= spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0
      return found
    },
    async say(text, { language, gender }, { speed, signal }) {
      const at = (pace: number) =>
        collect(
          command,
          // The text is passed through the pipe: arguments are visible to every user of the machine.
          ['-v', language + variants[gender], '-s', String(pace), '--stdin', '--stdout'],
          text,
          signal,
        )
      if (speed === 1) return { wav: await at(normalPace), lengthen: 1 }
      const pace = Math.round(Math.min(paceBounds.max, Math.max(paceBounds.min, normalPace * speed)))
      // Pauses and long sounds do not follow the pace, and this differs by language: only the length of the
      // normal reading determines how long this one should be.
      const wanted = samplesOf(await at(normalPace)) / speed
      const wav = await at(pace)
      return { wav, lengthen: wanted / samplesOf(wav) }
    },
  }
}

/**
 * Returns the number of samples. At every pace, the program writes the same 44-byte header and 16 bits per
 * sample.
 */
const samplesOf = (wav: Uint8Array): number => (wav.length - 44) / 2

function collect(
  command: string,
  args: readonly string[],
  input: string,
  signal: AbortSignal,
): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'], signal, killSignal: 'SIGKILL' })
    const chunks: Buffer[] = []
    let size = 0
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > maxOutputBytes) child.kill('SIGKILL')
      else chunks.push(chunk)
    })
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0 && size > 44) resolve(Buffer.concat(chunks))
      else reject(new Error(`espeak-ng ended with ${code}`))
    })
    // A program that exits early closes its pipe; the exit code reveals why.
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })
}
