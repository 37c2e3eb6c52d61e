import type { Theme } from '../bridge/bridge.ts'
import { report } from './report.ts'

/** What the customer's page tells the widget. Only `gwId` is needed. */
export interface Settings {
  /** The webchat channel. */
  gwId: string
  /** Environment of the channel, such as `production` or `test`; the relay's default when left out. */
  env?: string
  /** The customer's own id for the person who chats. A claim, unless `humanHash` proves it. */
  humanUid?: string | undefined
  /** HMAC-SHA256 of `humanUid` with the channel's identity secret, in hexadecimal; made by your server. */
  humanHash?: string | undefined
  /** Called once the widget is there. */
  onLoad?: (() => void) | undefined
  /** Origin of the relay, such as `https://chat.example`. Default: where the script came from. */
  relayUrl?: string
  /** Language tag of the chat, such as `en` or `tl-PH`. Default: the visitor's own choice. */
  locale?: string
  /** Default `system`. */
  theme?: Theme
  /** An element, or a selector of one, which the chat fills; there is no launcher then. */
  container?: Element | string
  /** Stacking order. Default: the browser's top layer, above everything. */
  zIndex?: number
  /** Corner of the launcher. Default: where lines end in the page's direction of writing. */
  position?: 'right' | 'left'
  /** CSP nonce of the page, for browsers without constructable style sheets. */
  nonce?: string
}

/** The settings that turned out right. */
export interface CheckedSettings extends Settings {
  relayUrl: string
}

/** What `typeof` says of a right value, a colon, and for texts the text. The container is looked for. */
const rules: Record<keyof Settings, RegExp | string> = {
  gwId: /^string:./,
  env: /^string:./,
  humanUid: /^string:./,
  humanHash: /^string:[\da-f]{64}$/i,
  onLoad: /^function/,
  relayUrl: /^string:https?:\/\/[\w.:-]+(\/|$)/,
  locale: /^string:./,
  theme: /^string:(light|dark|system)$/,
  container: '',
  zIndex: /^number/,
  position: /^string:(right|left)$/,
  nonce: /^string:./,
}

/** Finds what the setting `container` names. Throws when it is a text and no selector. */
export function findContainer(value: unknown): Element | null {
  return (value as Element).nodeType ? (value as Element) : document.querySelector(value as string)
}

/** True when the value is right for the setting; reported by its name when not. */
export function check(name: string, value: unknown): unknown {
  const rule = rules[name as keyof Settings]
  try {
    if (name === 'container' ? findContainer(value) : (rule as RegExp).test(`${typeof value}:${value}`))
      return true
  } catch {
    // No such setting, no such selector, or a value that cannot become a text.
  }
  return report(`wrong setting "${name}" ${rule ?? ''}`)
}

/**
 * Checks what the page gave. Each wrong setting is reported by name and left out; without a right `gwId` and
 * a relay there can be no chat, and nothing is returned.
 *
 * @param given a copy, to which the defaults are added.
 */
export function parseSettings(given: Partial<Settings>, scriptUrl: string | undefined) {
  const checked: Record<string, unknown> = {}
  // What is needed and missing is wrong, not absent.
  given.gwId ??= ''
  given.relayUrl ??= scriptUrl ?? ''
  // A page may have replaced the methods of Array; those of Map are left alone.
  new Map(Object.entries(given)).forEach((value, name) => {
    if (value != null && check(name, value)) checked[name] = value
  })
  return (checked.gwId && checked.relayUrl && checked) as CheckedSettings | undefined
}
