// A virtual sound card for all engines: whatever is played into it comes back at its microphone.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** @typedef {Awaited<ReturnType<typeof startSound>>} Sound */

/** Longest duration of anything recorded or played, in milliseconds. */
const longestMs = 120_000

/**
 * Starts PulseAudio with a null sink. Programs that are started from here find it through their environment.
 */
export async function startSound() {
  const folder = mkdtempSync(join(tmpdir(), 'parley-sound-'))
  const card = [
    ...['-L', `module-native-protocol-unix auth-anonymous=1 socket=${folder}/native`],
    ...['-L', 'module-null-sink sink_name=none rate=48000 norewinds=1'],
    // Chromium does not accept a monitor as a microphone.
    ...['-L', 'module-remap-source master=none.monitor source_name=microphone'],
  ]
  process.env.PULSE_SERVER = `unix:${folder}/native`
  const daemon = spawn(
    'pulseaudio',
    ['-n', '--exit-idle-time=-1', '--disallow-exit', '--use-pid-file=no', '--log-target=null', ...card],
    { stdio: 'ignore', env: { ...process.env, XDG_RUNTIME_DIR: folder } },
  )
  for (let tries = 0; spawnSync('pactl', ['set-default-source', 'microphone']).status !== 0; tries++) {
    if (tries > 50) throw new Error('PulseAudio does not answer')
    await pause(100)
  }
  return {
    /**
     * Plays a file to its end.
     *
     * @param {string} file
     */
    async play(file) {
      await once(spawn('paplay', [file], { stdio: 'ignore', timeout: longestMs }), 'exit')
    },
    /**
     * Listens while something is done. Returns the loudest level heard, from 0 to 1.
     *
     * @param {() => Promise<unknown>} doIt
     */
    async loudest(doIt) {
      const ear = spawn(
        'parec',
        ['--device=none.monitor', '--format=s16le', '--rate=8000', '--channels=1', '--latency-msec=50'],
        { stdio: ['ignore', 'pipe', 'ignore'], timeout: longestMs },
      )
      // The recording starts after a second or two.
      await once(ear.stdout, 'data', { signal: AbortSignal.timeout(longestMs) })
      let loudest = 0
      ear.stdout.on('data', (/** @type {Buffer} */ part) => {
        for (let at = 0; at + 1 < part.length; at += 2)
          loudest = Math.max(loudest, Math.abs(part.readInt16LE(at)) / 0x8000)
      })
      try {
        await doIt()
      } finally {
        ear.kill()
      }
      return loudest
    },
    stop() {
      daemon.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
