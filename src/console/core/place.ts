import { computed, signal } from '@preact/signals'

const hash = signal(location.hash)
addEventListener('hashchange', () => {
  hash.value = location.hash
})

/** Whether the page is visible: not behind another tab or window. */
export const isVisible = signal(!document.hidden)
document.addEventListener('visibilitychange', () => {
  isVisible.value = !document.hidden
})

/** Current page: for `#/inbox/queue/CHAT`, `room` is `inbox` and `rest` is `queue` and `CHAT`. */
export const place = computed(() => {
  const [, room = '', ...rest] = hash.value.split('/').map(decodeURIComponent)
  return { room, rest }
})

/** Navigates to another page of the console. */
export const go = (...parts: string[]): void => {
  location.hash = addressTo(...parts)
}

/** Builds the address of a page. */
export const addressTo = (...parts: string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`
