import { useEffect, useRef } from 'preact/hooks'
import { Drawing } from '../../parts/icons.tsx'
import { fill } from '../../texts/format.ts'
import type { VoiceRoom } from '../room/voice-room.ts'
import type { Note } from '../sound/note.ts'
import { paths } from './paths.ts'

/** Draws the recorder: in place of the composer while it records or sends, above it if something is wrong. */
export function RecorderView({ room }: { room: VoiceRoom }) {
  const { recorder, texts } = room
  const t = texts.value
  const state = recorder.state.value
  switch (state.is) {
    case 'idle':
      return room.isHeard.value ? (
        <p class="voice-check" role="status">
          {t.check}
        </p>
      ) : null
    case 'opening':
    case 'recording':
      return <Recording room={room} isOpen={state.is === 'recording'} />
    case 'sending': {
      const percent = Math.round(state.part * 100)
      return (
        <div class="recorder sending" role="status">
          <Bin room={room} />
          <span class="recorder-words">{percent < 100 ? fill(t.uploading, { percent }) : t.listening}</span>
          <progress max={100} value={percent < 100 ? percent : undefined} aria-label={t.listening} />
        </div>
      )
    }
    case 'trouble':
      return (
        <div class="voice-trouble" role="alert">
          <Drawing path={paths.micOff} />
          <p>{t.troubles[state.why]}</p>
          {state.note ? <Kept room={room} note={state.note} /> : <Dismiss room={room} />}
        </div>
      )
    default:
      return state satisfies never
  }
}

function Recording({ room, isOpen }: { room: VoiceRoom; isOpen: boolean }) {
  const { recorder, texts, info } = room
  const t = texts.value
  const stop = useRef<HTMLButtonElement>(null)
  useEffect(() => stop.current?.focus(), [])
  const max = info.value?.maxSeconds ?? 120
  const seconds = Math.floor(recorder.seconds.value)
  const left = Math.max(0, Math.ceil(max - recorder.seconds.value))
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    recorder.cancel()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard on whichever button has the focus.
    <div class="recorder" onKeyDown={onKeyDown}>
      <Bin room={room} />
      <span class="sr" role="status">
        {isOpen ? t.recording : t.opening}
      </span>
      {isOpen && !isStill() ? (
        <Level room={room} />
      ) : (
        <span class="recorder-words" aria-hidden="true">
          {isOpen ? t.recording : t.opening}
        </span>
      )}
      <span class="recorder-time" aria-hidden="true">
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
      </span>
      {left <= 15 && (
        <span class="sr" role="status">
          {fill(t.left, { seconds: left })}
        </span>
      )}
      <button
        ref={stop}
        type="button"
        class="send stop-ring"
        aria-label={t.stop}
        title={t.stop}
        onClick={recorder.stop}
      >
        <svg viewBox="0 0 44 44" class="ring" aria-hidden="true">
          <circle cx="22" cy="22" r="20" pathLength={1} stroke-dasharray={`${left / max} 1`} />
        </svg>
        <Drawing path={paths.stop} />
      </button>
    </div>
  )
}

const Bin = ({ room }: { room: VoiceRoom }) => {
  const t = room.texts.value
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={t.cancel}
      title={t.cancel}
      onClick={room.recorder.cancel}
    >
      <Drawing path={paths.bin} />
    </button>
  )
}

/** Returns whether text should replace motion. */
const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Bars of the last seconds, drawn as they arrive: the newest is next to the time, in either writing
 * direction.
 */
function Level({ room }: { room: VoiceRoom }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const levels = useRef<number[]>([])
  const { value } = room.recorder.level
  useEffect(() => {
    const element = canvas.current
    const pen = element?.getContext('2d')
    if (!element || !pen) return
    levels.current.push(value)
    const scale = devicePixelRatio
    const { clientWidth: width, clientHeight: height } = element
    element.width = width * scale
    element.height = height * scale
    pen.scale(scale, scale)
    const { color, direction } = getComputedStyle(element)
    pen.fillStyle = color
    if (direction === 'rtl') pen.transform(-1, 0, 0, 1, width, 0)
    const count = Math.floor(width / 5)
    levels.current.splice(0, levels.current.length - count)
    levels.current.forEach((level, i) => {
      const bar = Math.max(2, level * height)
      pen.fillRect((count - levels.current.length + i) * 5, (height - bar) / 2, 3, bar)
    })
  }, [room.recorder.seconds.value])
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without tabindex takes no focus
  return <canvas ref={canvas} class="level" aria-hidden="true" />
}

function Kept({ room, note }: { room: VoiceRoom; note: Note }) {
  const { recorder, texts } = room
  const t = texts.value
  const hear = (): void => {
    room.player.stop()
    const address = URL.createObjectURL(note.audio)
    const audio = new Audio(address)
    audio.onended = audio.onerror = () => URL.revokeObjectURL(address)
    void audio.play().catch(() => undefined)
  }
  return (
    <div class="row">
      <button type="button" class="small-button" onClick={recorder.again}>
        {t.again}
      </button>
      <button type="button" class="small-button" onClick={hear}>
        {t.hear}
      </button>
      <button type="button" class="small-button" onClick={recorder.dismiss}>
        {t.remove}
      </button>
    </div>
  )
}

const Dismiss = ({ room }: { room: VoiceRoom }) => (
  <button type="button" class="small-button" onClick={room.recorder.dismiss}>
    {room.texts.value.dismiss}
  </button>
)
