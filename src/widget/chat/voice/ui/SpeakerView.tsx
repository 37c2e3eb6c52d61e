import type { ChatMessage } from '../../../../contract/chat/chat.ts'
import { Drawing } from '../../parts/icons.tsx'
import type { VoiceRoom } from '../room/voice-room.ts'
import { rates, speedLabel } from '../sound/choices.ts'
import { paths } from './paths.ts'

/**
 * Draws the controls below the message that is being read out: a moving bar, its speed, and a stop button.
 */
export function SpeakerView({ room, message }: { room: VoiceRoom; message: ChatMessage }) {
  const { player, choices, texts } = room
  const t = texts.value
  const state = player.state.value
  if (state.is === 'still' || state.id !== message.id) return null
  if (state.is === 'trouble') {
    return (
      <div class="reading">
        <p class="reading-trouble" role="alert">
          {t.playTroubles[state.why]}
        </p>
        <Settings room={room} />
      </div>
    )
  }
  const { rate } = choices.value.value
  const faster = rates[(rates.indexOf(rate as (typeof rates)[number]) + 1) % rates.length] ?? 1
  return (
    <div class="reading">
      <button
        type="button"
        class="icon-button"
        aria-label={t.stopReading}
        title={t.stopReading}
        onClick={player.stop}
      >
        <Drawing path={paths.stop} />
      </button>
      <span class={`reading-bar ${state.is}`} aria-hidden="true">
        <i />
      </span>
      <button
        type="button"
        class="small-button"
        aria-label={`${t.speed}: ${rate}`}
        onClick={() => choices.set({ rate: faster })}
      >
        {speedLabel(rate)}
      </button>
      <Settings room={room} />
    </div>
  )
}

/** Another voice may work if this one did not. */
const Settings = ({ room }: { room: VoiceRoom }) => (
  <button
    type="button"
    class="icon-button"
    aria-label={room.texts.value.settings}
    title={room.texts.value.settings}
    onClick={room.openSettings}
  >
    <Drawing path={paths.settings} />
  </button>
)
