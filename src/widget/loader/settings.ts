import type { Theme } from '../bridge/bridge.ts'
import { page, report } from './report.ts'

/**
 * Settings that the customer's page passes to the widget. `gwId` is required, and so is `relayUrl` if no
 * script tag shows where the relay is. A setting that is `undefined` counts as absent.
 */
export interface Settings {
  /** Id of the webchat channel. */
  gwId: string
  /** Environment of the channel, such as `production` or `test`. Default: the relay's own. */
  env?: string | undefined
  /**
   * The customer's own id for the person who is chatting; a number stands for its decimal digits. Only a
   * claim, unless `humanHash` proves it.
   */
  humanUid?: string | number | null | undefined
  /**
   * Proves `humanUid`; computed on the customer's server with the channel's identity secret. `<unix
   * seconds>.<hex>` is the HMAC-SHA256 of `exp:<unix seconds>:<humanUid>`; `<hex>` is the HMAC-SHA256 of
   * `humanUid`, which never expires.
   */
  humanHash?: string | undefined
  /** Called once the widget is on the page. */
  onLoad?: (() => void) | undefined
  /** Origin of the relay, such as `https://chat.example`. Default: the origin of the script. */
  relayUrl?: string | undefined
  /** Language tag of the chat, such as `en` or `tl-PH`. Default: the visitor's own choice. */
  locale?: string | undefined
  /** Colour scheme. Default: `system`. */
  theme?: Theme | undefined
  /** An element, or a selector of one, that the chat fills; there is then no launcher. */
  container?: Element | string | undefined
  /** Stacking order; a text stands for its number. Default: the browser's top layer, above everything. */
  zIndex?: number | string | undefined
  /** Corner of the launcher. Default: the end of the line in the page's writing direction. */
  position?: 'right' | 'left' | undefined
}

/** Settings that have been checked: `gwId` and `relayUrl` are present, and every value is valid. */
export interface CheckedSettings extends Settings {
  humanUid?: string | undefined
  relayUrl: string
}

const text = /^string:./

/**
 * Valid settings: the type of a setting's value, and the value as text. The container is looked up instead. A
 * number with more digits may not be the one that the page has written.
 */
const right: Record<string, RegExp> = {
  gwId: text,
  env: text,
  locale: text,
  container: text,
  humanUid: /^(number:\d{1,15}$|string:.)/,
  humanHash: /^string:[\d.a-fA-F]{64,}$/,
  onLoad: /^function/,
  relayUrl: /^string:https?:\/\/[\w.:-]+(\/|$)/,
  theme: /^string:(light|dark|system)$/,
  zIndex: /^(number|string:-?\d+$)/,
  position: /^string:(right|left)$/,
}

/**
 * Returns the element that the setting `container` names; null if there is none.
 * @throws DOMException if it is a text that is not a selector
 */
export function findContainer(value: unknown): Element | null {
  return (value as Element).nodeType ? (value as Element) : page.querySelector(value as string)
}

/** Checks one setting. Returns true if the value is valid, and otherwise reports the setting by name. */
export function check(name: string, value: unknown): unknown {
  try {
    if (name === 'container' ? findContainer(value) : right[name]?.test(`${typeof value}:${value}`))
      return true
  } catch {
    // Not a valid selector, or a value that cannot be converted to text.
  }
  return report(`wrong setting "${name}"`)
}

/**
 * Returns the settings in the attributes of a script tag: `data-gw-id` is `gwId`. Ignores empty attributes,
 * which a template writes for an absent value, and those of other tools.
 */
export function fromAttributes(dataset: DOMStringMap): Settings {
  const given: Settings = { gwId: '' }
  for (const name in dataset)
    if (dataset[name] && right[name]) Object.assign(given, { [name]: dataset[name] })
  return given
}

/**
 * Checks the settings from the page. Each invalid setting is reported by name and left out. Returns undefined
 * if `gwId` or the relay is missing or invalid, because there can be no chat then.
 *
 * @param given a copy, which this function changes by adding the defaults.
 * @param scriptUrl a URL of the relay, used if there is no `relayUrl`.
 */
export function parseSettings(given: Partial<Settings>, scriptUrl: string | undefined) {
  const checked: Record<string, unknown> = {}
  // A missing required setting is reported like an invalid one.
  given.gwId ??= ''
  given.relayUrl ??= scriptUrl ?? ''
  // A page may have replaced the methods of Array.
  for (const [name, value] of Object.entries(given))
    if (value != null && check(name, value)) checked[name] = name === 'humanUid' ? `${value}` : value
  return (checked.gwId && checked.relayUrl && checked) as CheckedSettings | undefined
}
