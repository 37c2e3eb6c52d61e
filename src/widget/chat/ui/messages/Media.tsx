import { useSignal } from '@preact/signals'
import type { ChatMessage } from '../../../../contract/chat/chat.ts'
import { safeHref } from '../../look/links.ts'
import { usePage } from '../../page/page.ts'
import { Drawing, Icon } from '../../parts/icons.tsx'
import { OutLink } from '../../parts/Words.tsx'
import { fill } from '../../texts/format.ts'

type MediaMessage = Extract<ChatMessage, { type: 'media' }>

// These are of Lucide as well; see icons.tsx.
const picture =
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M9 7a2 2 0 1 0 0 4 2 2 0 0 0 0-4M21 15l-3.086-3.086a2 2 0 0 0-2.828 0L6 21'
const play = 'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z'

/** Draws a picture, a sound, a film or a file, with its place kept before it has loaded. */
export function Media({ message }: { message: MediaMessage }) {
  const { texts, isLite } = usePage()
  const t = texts.value
  const isWanted = useSignal(!isLite)
  const { mediaType, url, filename } = message.data
  const href = safeHref(url)
  if (href === undefined) return <p class="bubble words">{filename}</p>
  if (!isWanted.value && mediaType !== 'file') {
    const isPicture = mediaType === 'image'
    return (
      <button
        type="button"
        class="bubble file"
        onClick={() => {
          isWanted.value = true
        }}
      >
        <Drawing path={isPicture ? picture : play} />
        {fill(isPicture ? t.showPicture : t.playSound, { name: filename })}
      </button>
    )
  }
  switch (mediaType) {
    case 'image':
      return (
        <OutLink class="media picture" href={href}>
          <img src={href} alt={fill(t.openImage, { name: filename })} loading="lazy" decoding="async" />
        </OutLink>
      )
    case 'audio':
      // biome-ignore lint/a11y/useMediaCaption: what others send has no captions; the file's name is all there is.
      return <audio class="media" controls preload="none" src={href} aria-label={filename} />
    case 'video':
      return (
        // biome-ignore lint/a11y/useMediaCaption: as above.
        <video class="media picture" controls preload="metadata" src={href} aria-label={filename} />
      )
    case 'file':
      return (
        <OutLink class="bubble file" href={href} label={filename}>
          <Icon name="file" />
          <span>
            <span class="sr">{fill(t.downloadFile, { name: '' })}</span>
            {filename}
          </span>
        </OutLink>
      )
    default:
      return mediaType satisfies never
  }
}
