import { useState } from 'preact/hooks'
import { tell } from '../core/loading.ts'
import { isSoundOn, playTones, turnOnAlerts } from '../core/sound.ts'
import { Busy, Section } from '../parts/parts.tsx'
import { attentionKinds, attentionRules } from './attention.ts'

/** Warns that the browser blocks sound, until the user has used the page. */
export function SoundOff() {
  if (isSoundOn.value) return null
  const turnOn = async () => {
    await turnOnAlerts()
    playTones(attentionRules.waiting.tones)
    tell('Sound is on.')
  }
  return (
    <Busy kind="sound-off" onClick={turnOn}>
      Sound is off. <span class="act-word">Turn on</span>
    </Busy>
  )
}

/** Time between the sounds of two kinds in the test, in milliseconds. */
const testStepMs = 900

/** Plays the sound of each kind of event, and names it. */
export function SoundTest() {
  const [playing, setPlaying] = useState('')
  const test = async () => {
    await turnOnAlerts()
    if (!isSoundOn.value)
      return setPlaying('This browser blocks sound for the console. Allow it in its settings.')
    for (const kind of attentionKinds) {
      const { notice, tones } = attentionRules[kind]
      setPlaying(notice)
      playTones(tones)
      await new Promise((resolve) => setTimeout(resolve, testStepMs))
    }
    setPlaying('')
  }
  return (
    <Section title="Sound">
      <p class="soft">
        Each kind of alert has its own sound. The test plays all of them, one after the other.
      </p>
      <p class="actions line">
        <Busy onClick={test}>Test the sound</Busy>
        <span role="status">{playing}</span>
      </p>
    </Section>
  )
}
