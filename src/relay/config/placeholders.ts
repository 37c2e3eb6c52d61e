/** A call described by a template. */
export interface SendTemplate {
  url: string
  headers: Record<string, string>
  body: unknown
}

const placeholder = /\{\{(\w+)\}\}/g
const onlyPlaceholder = /^\{\{(\w+)\}\}$/

/**
 * The placeholders allowed in the body, and those allowed in an address or a header: never the citizen's
 * words or phone number.
 */
export interface Placeholders {
  body: readonly string[]
  header: readonly string[]
}

/** Placeholders for a message from the citizen to the platform's bot or agents. */
export const sayPlaceholders: Placeholders = {
  body: [
    'gwId',
    'chatToken',
    'messageId',
    'type',
    'text',
    'payload',
    'replyToken',
    'lang',
    'env',
    'humanUid',
    'humanVerified',
    'secret',
  ],
  header: ['gwId', 'chatToken', 'messageId', 'secret'],
}

/** Placeholders for a message to a citizen by SMS or callback. */
export const deliveryPlaceholders: Placeholders = {
  body: ['messageId', 'to', 'subject', 'text', 'language', 'secret'],
  header: ['messageId', 'secret'],
}

/** Returns the names of the placeholders in a template. */
export const placeholdersIn = (template: unknown): string[] =>
  [...JSON.stringify(template ?? null).matchAll(placeholder)].map(([, name = '']) => name)

/** Fills in a template; values are encoded for where they are used. */
export function fillTemplate(
  { url, headers, body }: SendTemplate,
  named: Readonly<Record<string, unknown>>,
): SendTemplate {
  const text = (template: string) => template.replace(placeholder, (_, name) => String(named[name] ?? ''))
  return {
    url: url.replace(placeholder, (_, name) => encodeURIComponent(String(named[name] ?? ''))),
    headers: {
      'content-type': 'application/json',
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, text(value)])),
    },
    body: fillValue(body, named, text) ?? {},
  }
}

/**
 * A member that is only a placeholder without a value is left out, and so is an object that contains only
 * such members.
 */
function fillValue(
  template: unknown,
  values: Readonly<Record<string, unknown>>,
  text: (template: string) => string,
): unknown {
  if (typeof template === 'string') {
    const only = onlyPlaceholder.exec(template)?.[1]
    return only === undefined ? text(template) : values[only]
  }
  if (Array.isArray(template)) return template.map((item) => fillValue(item, values, text) ?? null)
  if (typeof template !== 'object' || template === null) return template
  const members = Object.entries(template)
    .map(([name, value]) => [name, fillValue(value, values, text)] as const)
    .filter(([, value]) => value !== undefined)
  return members.length > 0 ? Object.fromEntries(members) : undefined
}
