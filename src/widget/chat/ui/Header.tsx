import { usePage } from '../page/page.ts'
import { Avatar } from '../parts/Avatar.tsx'
import { Icon } from '../parts/icons.tsx'
import { fill } from '../texts/format.ts'

/** Draws who the citizen is talking to, the state of the connection, and the progress of the report. */
export function Header({ onMenu }: { onMenu: () => void }) {
  const { chat, texts, host, local } = usePage()
  const t = texts.value
  const { channel, connection, phase, progress: told } = chat.state.value
  const progress = local.value.progress ?? told
  const isQuiet = connection === 'live' || (connection === 'connecting' && phase !== 'opening')
  const status =
    phase === 'refused'
      ? ''
      : !isQuiet
        ? t[connection]
        : channel?.assistant === 'platform'
          ? t.statusPlatform
          : t.statusReport
  return (
    <header class="header">
      <div class="bar">
        <Avatar class="logo" picture={channel?.avatar}>
          <Icon name="chat" />
        </Avatar>
        <div class="titles">
          <h1 id="title">
            <bdi>{channel?.title ?? t.chat}</bdi>
          </h1>
          <p class={`status ${connection}`} role="status">
            {status}
          </p>
        </div>
        <div class="tools">
          {host.enlarge && !host.isFull.value && (
            <button
              type="button"
              class="icon-button"
              aria-label={host.isLarge?.value ? t.shrink : t.enlarge}
              onClick={host.enlarge}
            >
              <Icon name={host.isLarge?.value ? 'shrink' : 'enlarge'} />
            </button>
          )}
          <button
            type="button"
            class="icon-button"
            aria-haspopup="dialog"
            aria-label={t.menu}
            onClick={onMenu}
          >
            <Icon name="menu" />
          </button>
          {host.close && (
            <button type="button" class="icon-button" aria-label={t.close} onClick={host.close}>
              <Icon name="close" />
            </button>
          )}
        </div>
      </div>
      {progress.of > 0 && (
        <div
          class="progress"
          role="progressbar"
          aria-valuemin={0}
          aria-valuemax={progress.of}
          aria-valuenow={progress.step}
          aria-label={fill(t.question, { step: progress.step, of: progress.of })}
        >
          <i style={{ transform: `scaleX(${progress.step / progress.of})` }} />
        </div>
      )}
    </header>
  )
}
