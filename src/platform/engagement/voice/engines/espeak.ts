import { spawn, spawnSync } from 'node:child_process'

/** Words a minute that the program understands as its normal pace, and the bounds of it. */
const normalPace = 175
const paceBounds = { min: 80, max: 450 }
const maxOutputBytes = 256 * 1024 * 1024

/** Chooses a voice of espeak-ng. */
export interface EspeakVoice {
  /** As `espeak-ng -v` wants it, such as `en` or `cmn`. */
  language: string
  gender: 'male' | 'female'
}

/** The system's espeak-ng, when it is there: a program of its own, never linked. */
export interface Espeak {
  available(): boolean
  /**
   * Speaks into a WAV file. What the program's pace cannot do is left over as `lengthen`, measured by
   * a reading at the normal pace.
   */
  say(
    text: string,
    voice: EspeakVoice,
    options: { speed: number; signal: AbortSignal },
  ): Promise<{ wav: Uint8Array; lengthen: number }>
}

/** Variants that come with every voice. */
const variants = { male: '+m3', female: '+f3' } as const

/** `command` is the program's name or path. Whether it is there is found out once, when first asked. */
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
          // The text goes in by the pipe: arguments can be read by everybody on the machine.
          ['-v', language + variants[gender], '-s', String(pace), '--stdin', '--stdout'],
          text,
          signal,
        )
      if (speed === 1) return { wav: await at(normalPace), lengthen: 1 }
      const pace = Math.round(Math.min(paceBounds.max, Math.max(paceBounds.min, normalPace * speed)))
      // Pauses and long sounds do not follow the pace, in each language otherwise: only the length of
      // the normal reading tells how long this one should be.
      const wanted = samplesOf(await at(normalPace)) / speed
      const wav = await at(pace)
      return { wav, lengthen: wanted / samplesOf(wav) }
    },
  }
}

/** The program writes the same header of 44 bytes, and 16 bits a sample, at every pace. */
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
    // A program that ends early closes its pipe; the exit code says why.
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })
}
