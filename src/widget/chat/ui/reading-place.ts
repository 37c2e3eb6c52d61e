import { type ReadonlySignal, useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'

/** Closer to the end than this counts as being there. */
const endPx = 80

/** Where she reads in the transcript, and how she stays there whatever is added around it. */
export interface ReadingPlace {
  scroller: RefObject<HTMLDivElement | null>
  inner: RefObject<HTMLDivElement | null>
  isAtEnd: ReadonlySignal<boolean>
  /** Notes where she is after scrolling; answers how much is left above and below, in pixels. */
  look(): { above: number; below: number }
  /** To be called before rows are added or let go: the row at the top of the window stays where it is. */
  keep(): void
  /** To be called after drawing: back to the row that was kept, or to the end if she is there. */
  restore(): void
  toEnd(): void
}

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
        // What grew since the last frame has not been followed yet: only she leaves the end, upwards.
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
        // By its key: a group that grows at its start is drawn anew.
        const element = inner.current?.querySelector(`[data-key="${CSS.escape(key)}"]`)
        if (element && scroller.current) {
          scroller.current.scrollTop += element.getBoundingClientRect().top - top
        }
      },
    }
  }, [])

  // What grows (a picture, the keyboard, new words) never takes the newest message out of sight.
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (isAtEnd.peek()) place.toEnd()
    })
    for (const element of [scroller.current, inner.current]) if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return place
}
