import { computed, signal } from '@preact/signals'

const hash = signal(location.hash)
addEventListener('hashchange', () => {
  hash.value = location.hash
})

/** Where the page is: `#/inbox/queue/CHAT` is room `inbox` with `queue` and `CHAT`. */
export const place = computed(() => {
  const [, room = '', ...rest] = hash.value.split('/').map(decodeURIComponent)
  return { room, rest }
})

/** Goes to another place of the page. */
export const go = (...parts: string[]): void => {
  location.hash = addressTo(...parts)
}

/** Writes the address of a place. */
export const addressTo = (...parts: string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`
