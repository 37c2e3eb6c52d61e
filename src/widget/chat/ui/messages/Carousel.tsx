import { useRef } from 'preact/hooks'
import type { ChatMessage } from '../../../../contract/chat/chat.ts'
import type { Card } from '../../../../contract/chat/message.ts'
import { useMore, usePage } from '../../page/page.ts'
import { MoreIcon, type MoreIconName } from '../../parts/more-icons.tsx'
import { Words } from '../../parts/Words.tsx'
import { fill } from '../../texts/format.ts'
import { Buttons } from './Buttons.tsx'
import { Facts } from './Facts.tsx'

type CarouselMessage = Extract<ChatMessage, { type: 'carousel' }>

/** Draws cards side by side that can be swiped and snap into place; a single card is drawn alone. */
export function Carousel({ message }: { message: CarouselMessage }) {
  const t = useMore()
  const list = useRef<HTMLUListElement>(null)
  const { cards } = message.data
  const [only] = cards
  if (cards.length === 1 && only) return <CardView card={only} message={message} />

  /** Scrolls by one card, in reading direction. */
  const step = (direction: 1 | -1): void => {
    const element = list.current
    if (!element) return
    const width = (element.firstElementChild?.clientWidth ?? 240) + 12
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    element.scrollBy({ left: direction * sign * width })
  }
  const arrow = (icon: MoreIconName, label: string, direction: 1 | -1) => (
    <button type="button" class={`arrow ${icon}`} aria-label={label} onClick={() => step(direction)}>
      <MoreIcon name={icon} />
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and a section would be a landmark.
    <div role="group" class="carousel" aria-label={t.cards}>
      <ul ref={list}>
        {cards.map((card, index) => (
          <li aria-label={fill(t.cardOf, { n: index + 1, of: cards.length })}>
            <CardView card={card} message={message} />
          </li>
        ))}
      </ul>
      {arrow('back', t.previous, -1)}
      {arrow('forward', t.next, 1)}
    </div>
  )
}

function CardView({ card, message }: { card: Card; message: CarouselMessage }) {
  const { isLite } = usePage()
  const { title, description, image, buttons } = card
  return (
    <article class={`card${message.view ? ` ${message.view}` : ''}`}>
      {image && !isLite && /^https?:/i.test(image) && (
        <div class="picture">
          <img
            src={image}
            alt=""
            loading="lazy"
            decoding="async"
            onError={(event) => event.currentTarget.remove()}
          />
        </div>
      )}
      <div class="card-body">
        {title !== '' && <h2>{title}</h2>}
        {description !== '' &&
          (message.view === 'summary' ? (
            <Facts text={description} />
          ) : (
            <p class="words">
              <Words text={description} />
            </p>
          ))}
      </div>
      {buttons && buttons.length > 0 && <Buttons buttons={buttons} message={message} />}
    </article>
  )
}
