import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { usePage } from '../page/page.ts'

interface AvatarProps {
  class: string
  /** Address of a picture; only https is fetched. */
  picture: string | undefined
  /** The sign that stands there until the picture has come, and when it cannot be had. */
  children: ComponentChildren
}

/** Somebody's picture beside her name; its place is kept, and it says nothing that the name does not. */
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
          referrerpolicy="no-referrer"
          onError={() => {
            isBroken.value = true
          }}
        />
      )}
    </span>
  )
}
