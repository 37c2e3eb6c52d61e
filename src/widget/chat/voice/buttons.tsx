import { effect } from '@preact/signals'
import type { ChatMessage } from '../../../contract/chat/chat.ts'
import { toSpoken } from '../look/spoken.ts'
import type { VoiceViews } from '../page/voice-views.ts'
import { Drawing } from '../parts/icons.tsx'
import { loadStyle } from '../parts/load-style.ts'
import style from './buttons.css?url'
import { createVoiceDoor, type VoiceDoor } from './lazy-voice.ts'
import type { OpenVoiceDeps } from './open.ts'
import { hasNote, unmark } from './sound/note-mark.ts'

/** Creates the microphone and speaker buttons; the rest of voice is fetched on first use. */
export async function createVoiceViews(deps: Omit<OpenVoiceDeps, 'audio'>): Promise<VoiceViews> {
  const { page, gwId } = deps
  const door = createVoiceDoor(async (audio) => {
    const voice = await import('./open.ts')
    return voice.openVoice({ ...deps, audio })
  })
  await loadStyle(style)
  // A voice note from an earlier visit has not been sent yet.
  if (hasNote(gwId)) void door.open()
  // The note is deleted with its chat; so is its mark, even if the rest of voice could not be fetched.
  effect(() => {
    if (page.chat.state.value.phase === 'ended') unmark(gwId)
  })

  return {
    Microphone: () => <Microphone door={door} label={page.texts.value.record} />,
    Speaker: ({ message }) => <Speaker door={door} label={page.texts.value.listen} message={message} />,
    Recorder() {
      const room = door.room.value
      return room ? <room.views.Recorder room={room} /> : null
    },
    Settings() {
      const room = door.room.value
      const View = room?.settings.value
      return View ? <View room={room} /> : null
    },
    isRecording: () => door.room.value?.isRecording() ?? false,
  }
}

const Microphone = ({ door, label }: { door: VoiceDoor; label: string }) => (
  <button
    type="button"
    class="send"
    aria-label={label}
    title={label}
    aria-busy={door.isOpening.value}
    onClick={() => void door.open().then((room) => room?.recorder.start())}
  >
    <Drawing path="M12 2a3 3 0 0 0-3 3v7a3 3 0 0 0 6 0V5a3 3 0 0 0-3-3M19 10v2a7 7 0 0 1-14 0v-2M12 19v3" />
  </button>
)

interface SpeakerProps {
  door: VoiceDoor
  label: string
  message: ChatMessage
}

function Speaker({ door, label, message }: SpeakerProps) {
  const room = door.room.value
  return (
    <>
      <button
        type="button"
        class="speak"
        aria-label={`${label}: ${toSpoken(message).split('\n', 1)}`}
        title={label}
        onClick={() => void door.open().then((opened) => opened?.player.play(message))}
      >
        <Drawing path="M11 4.7 6.4 9H3v6h3.4L11 19.3zM16 9a5 5 0 0 1 0 6M19.4 18.4a9 9 0 0 0 0-12.7" />
      </button>
      {room && <room.views.Speaker room={room} message={message} />}
    </>
  )
}
