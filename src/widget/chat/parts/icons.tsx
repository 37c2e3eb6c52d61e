/**
 * Icons of Lucide (https://lucide.dev), ISC licence, copyright Lucide Icons and Contributors; circles and
 * rectangles are written as paths, so that each icon is one string. These are used in the first view; see
 * more-icons.tsx.
 */
const icons = {
  send: 'm5 12 7-7 7 7M12 19V5',
  close: 'M18 6 6 18M6 6l12 12',
  menu: 'M12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2M12 4a1 1 0 1 0 0 2 1 1 0 0 0 0-2M12 18a1 1 0 1 0 0 2 1 1 0 0 0 0-2',
  check: 'M20 6 9 17l-5-5',
  clock: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M12 6v6l4 2',
  alert: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M12 8v4M12 16h.01',
  down: 'M12 5v14M19 12l-7 7-7-7',
  enlarge: 'M15 3h6v6M21 3l-7 7M3 21l7-7M9 21H3v-6',
  shrink: 'm14 10 7-7M20 10h-6V4M3 21l7-7M4 14h6v6',
  chat: 'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719',
} as const

/** Draws an icon next to a text. It never carries a meaning alone, so it is hidden from screen readers. */
export const Icon = ({ name }: { name: keyof typeof icons }) => <Drawing path={icons[name]} />

/** Draws an icon from its path, for chunks that have their own icons. */
export const Drawing = ({ path, kind = 'icon' }: { path: string; kind?: string }) => (
  <svg class={kind} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)
