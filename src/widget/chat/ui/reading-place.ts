import { type ReadonlySignal, useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'

/** Distance from the end, in pixels, that counts as being at the end. */
const endPx = 80

/** Tracks the reader's position in the transcript, and keeps it whatever is added around it. */
export interface ReadingPlace {
  scroller: RefObject<HTMLDivElement | null>
  inner: RefObject<HTMLDivElement | null>
  isAtEnd: ReadonlySignal<boolean>
  /** Records the position after scrolling. Returns how much is left above and below, in pixels. */
  look(): { above: number; below: number }
  /**
   * Remembers the row at the top of the window, so that it stays there. Call it before adding or removing
   * rows.
   */
  keep(): void
  /** Scrolls back to the remembered row, or to the end if the reader is there. Call it after drawing. */
  restore(): void
  toEnd(): void
}

/** Creates the reading position of a transcript; attach its refs to the scroller and to its content. */
export function useReadingPlace(): ReadingPlace {
  const scroller = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  const isAtEnd = useSignal(true)
  const place = useMemo((): ReadingPlace => {
    let anchor: { key: string; top: number } | undefined
    let lastTop = 0
    const toEnd = (): void => {
      const element = scroller.current
      if (element) element.scrollTop = element.scrollHeight
      isAtEnd.value = true
    }
    return {
      scroller,
      inner,
      isAtEnd,
      toEnd,
      look() {
        const element = scroller.current
        if (!element) return { above: Number.POSITIVE_INFINITY, below: 0 }
        const below = element.scrollHeight - element.scrollTop - element.clientHeight
        // Rows may have grown since the last frame before the end was followed: only scrolling up leaves the
        // end.
        const hasGoneUp = element.scrollTop < lastTop - 1
        lastTop = element.scrollTop
        isAtEnd.value = below < endPx || (isAtEnd.peek() && !hasGoneUp)
        return { above: element.scrollTop, below }
      },
      keep() {
        const edge = scroller.current?.getBoundingClientRect().top ?? 0
        for (const element of inner.current?.querySelectorAll<HTMLElement>('.entry') ?? []) {
          const { top, bottom } = element.getBoundingClientRect()
          if (bottom <= edge) continue
          anchor = { key: element.dataset.key ?? '', top }
          return
        }
      },
      restore() {
        if (!anchor) return isAtEnd.peek() ? toEnd() : undefined
        const { key, top } = anchor
        anchor = undefined
        // The row is found by its key, because a group that grows at its start is redrawn.
        const element = inner.current?.querySelector(`[data-key="${CSS.escape(key)}"]`)
        if (element && scroller.current) {
          scroller.current.scrollTop += element.getBoundingClientRect().top - top
        }
      },
    }
  }, [])

  // Growing content (a picture, the keyboard, new text) never pushes the newest message out of sight.
  useEffect(() => {
    if (!window.ResizeObserver) return
    const observer = new ResizeObserver(() => {
      if (isAtEnd.peek()) place.toEnd()
    })
    for (const element of [scroller.current, inner.current]) if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return place
}
