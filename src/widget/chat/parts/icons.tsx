/**
 * Icons of Lucide (https://lucide.dev), ISC licence, copyright Lucide Icons and Contributors; circles and
 * rectangles are written as paths, so that each icon is one string.
 */
const icons = {
  send: 'm5 12 7-7 7 7M12 19V5',
  close: 'M18 6 6 18M6 6l12 12',
  menu: 'M12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2M12 4a1 1 0 1 0 0 2 1 1 0 0 0 0-2M12 18a1 1 0 1 0 0 2 1 1 0 0 0 0-2',
  check: 'M20 6 9 17l-5-5',
  clock: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M12 6v6l4 2',
  alert: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M12 8v4M12 16h.01',
  shield:
    'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM12 8v4M12 16h.01',
  copy: 'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
  forward: 'm9 18 6-6-6-6',
  back: 'm15 18-6-6 6-6',
  down: 'M12 5v14M19 12l-7 7-7-7',
  phone:
    'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384',
  external: 'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
  file: 'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5',
  enlarge: 'M15 3h6v6M21 3l-7 7M3 21l7-7M9 21H3v-6',
  shrink: 'm14 10 7-7M20 10h-6V4M3 21l7-7M4 14h6v6',
  chat: 'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719',
} as const

/** Names an icon of the page. */
export type IconName = keyof typeof icons

/** Icons that point along the line of writing, and are mirrored with it. */
const pointing: ReadonlySet<string> = new Set(['forward', 'back', 'external'])

/** Draws an icon beside words. It never carries a meaning alone, so it is hidden from screen readers. */
export const Icon = ({ name }: { name: IconName }) => (
  <Drawing path={icons[name]} kind={pointing.has(name) ? 'icon turns' : 'icon'} />
)

/** Draws an icon from its path, for chunks that bring icons of their own. */
export const Drawing = ({ path, kind = 'icon' }: { path: string; kind?: string }) => (
  <svg class={kind} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)
