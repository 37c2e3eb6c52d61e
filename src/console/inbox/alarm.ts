let audio: AudioContext | undefined

/** Unlocks sound: browsers play none before the user has interacted with the page. */
export async function primeAlarm(): Promise<void> {
  audio ??= new AudioContext()
  if (audio.state === 'suspended') await audio.resume().catch(() => {})
  if ('Notification' in globalThis && Notification.permission === 'default') {
    await Notification.requestPermission().catch(() => 'denied')
  }
}

/** Plays two short tones and shows a notification without any message text. */
export function ring(): void {
  if (audio) {
    for (const [index, hertz] of [659, 880].entries()) {
      const tone = audio.createOscillator()
      const loudness = audio.createGain()
      const from = audio.currentTime + index * 0.18
      tone.frequency.value = hertz
      loudness.gain.setValueAtTime(0.0001, from)
      loudness.gain.exponentialRampToValueAtTime(0.2, from + 0.02)
      loudness.gain.exponentialRampToValueAtTime(0.0001, from + 0.16)
      tone.connect(loudness).connect(audio.destination)
      tone.start(from)
      tone.stop(from + 0.17)
    }
  }
  if ('Notification' in globalThis && Notification.permission === 'granted' && document.hidden) {
    new Notification('Someone is waiting for an agent', { tag: 'parley-inbox' })
  }
}
