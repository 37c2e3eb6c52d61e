import { useSignal } from '@preact/signals'
import type { ChatMessage } from '../../../../contract/chat/chat.ts'
import { safeHref } from '../../look/links.ts'
import { useMore, usePage } from '../../page/page.ts'
import { MoreIcon } from '../../parts/more-icons.tsx'
import { OutLink } from '../../parts/Words.tsx'
import { fill } from '../../texts/format.ts'

type MediaMessage = Extract<ChatMessage, { type: 'media' }>

/** Draws a picture, an audio file, a video or another file, with its space reserved before it has loaded. */
export function Media({ message }: { message: MediaMessage }) {
  const { isLite } = usePage()
  const t = useMore()
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
        <MoreIcon name={isPicture ? 'picture' : 'play'} />
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
          <MoreIcon name="file" />
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
