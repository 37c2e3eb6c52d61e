import type { MicTrouble } from '../../../../assistant/languages/tables/voice-texts.ts'
import { sleep } from '../../adapters/browser.ts'
import tapUrl from './tap.ts?worker&url'

/** Error that explains why there is no microphone. */
export class MicError extends Error {
  // Declared, and assigned below: class field initialisers would make a phone download helpers that it does
  // not need.
  declare readonly why: MicTrouble

  constructor(why: MicTrouble) {
    super(why)
    this.name = 'MicError'
    this.why = why
  }
}

/** An open microphone. */
export interface Capture {
  sampleRateHz: number
  /** Closes the microphone immediately: the device's recording light goes off. */
  stop(): void
}

/** Opens the device's microphone. */
export interface Microphone {
  /** @throws MicError */
  open(onSamples: (samples: Float32Array) => void): Promise<Capture>
}

const reasons: Readonly<Record<string, MicTrouble>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

const wantedRateHz = 16_000
/** A device that has not started within this time never will. */
const answerMs = 4000

/** Number of samples per block in the older method: a page that is busy drawing loses none. */
const blockSamples = 4096

/** Creates access to the device's microphone. */
export function createMicrophone(): Microphone {
  return {
    async open(onSamples) {
      const stream = await askForStream()
      // Otherwise iOS plays through the earpiece while the microphone is open, and afterwards.
      setSession('play-and-record')
      let context: AudioContext | undefined
      let tap: AudioNode | undefined
      const stop = (): void => {
        for (const track of stream.getTracks()) track.stop()
        tap?.disconnect()
        void context?.close().catch(() => undefined)
        setSession('playback')
      }
      try {
        const source = openSource(stream)
        context = source.context as AudioContext
        tap = await openTap(context, onSamples)
        source.connect(tap)
        if (context.state === 'suspended') await resume(context)
        return { sampleRateHz: context.sampleRate, stop }
      } catch (error) {
        stop()
        throw error instanceof MicError ? error : new MicError('unsupported')
      }
    },
  }
}

/**
 * Opens the sample source. Uses an audio worklet, on the sound thread; if worklets are missing or cannot be
 * loaded now, the older script processor on the main thread, which all browsers with sound support.
 */
async function openTap(
  context: AudioContext,
  onSamples: (samples: Float32Array) => void,
): Promise<AudioNode> {
  try {
    await context.audioWorklet.addModule(tapUrl)
    const tap = new AudioWorkletNode(context, 'tap', { numberOfOutputs: 0 })
    tap.port.onmessage = ({ data }) => onSamples(data)
    return tap
  } catch {
    const tap = context.createScriptProcessor(blockSamples, 1, 1)
    // The browser reuses its buffer.
    tap.onaudioprocess = ({ inputBuffer }) => onSamples(inputBuffer.getChannelData(0).slice())
    // It runs only while connected to the speakers, to which it sends silence.
    tap.connect(context.destination)
    return tap
  }
}

/** @throws MicError if there is no response, as in Firefox without a sound card */
const resume = (context: AudioContext): Promise<void> =>
  Promise.race([
    context.resume(),
    sleep(answerMs).then(() => {
      throw new MicError('missing')
    }),
  ])

async function askForStream(): Promise<MediaStream> {
  if (!navigator.mediaDevices?.getUserMedia) throw new MicError('unsupported')
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    })
  } catch (error) {
    throw new MicError(reasons[error instanceof Error ? error.name : ''] ?? 'missing')
  }
}

/**
 * Opens the stream as a source. The context resamples if the browser allows it; otherwise (Firefox) the
 * encoder does.
 */
function openSource(stream: MediaStream): MediaStreamAudioSourceNode {
  try {
    return new AudioContext({ sampleRate: wantedRateHz }).createMediaStreamSource(stream)
  } catch {
    return new AudioContext().createMediaStreamSource(stream)
  }
}

function setSession(type: 'playback' | 'play-and-record'): void {
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } }
  if (audioSession) audioSession.type = type
}
