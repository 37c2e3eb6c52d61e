import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { usePage } from '../page/page.ts'

interface AvatarProps {
  class: string
  /** Address of a picture; only https is fetched. */
  picture: string | undefined
  /** Shown until the picture has loaded, and if it cannot be loaded. */
  children: ComponentChildren
}

/**
 * Draws a person's picture next to their name. Its space is reserved, and it is hidden from screen readers,
 * because the name is enough.
 */
export function Avatar({ class: name, picture, children }: AvatarProps) {
  const { isLite } = usePage()
  const isBroken = useSignal(false)
  const isShown = picture !== undefined && /^https:/i.test(picture) && !isLite && !isBroken.value
  return (
    <span class={name} aria-hidden="true">
      {children}
      {isShown && (
        <img
          src={picture}
          alt=""
          decoding="async"
          onError={() => {
            isBroken.value = true
          }}
        />
      )}
    </span>
  )
}
