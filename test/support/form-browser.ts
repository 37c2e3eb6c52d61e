import { Window } from 'happy-dom'

/** A browser without scripts: it follows links, submits forms, and may store cookies. */
export interface FormBrowser {
  /** Returns the current page. */
  page(): FormPage
  open(address: string): Promise<FormPage>
  /**
   * Presses the button or follows the link whose label starts with this; if there are several, the one that
   * contains `more`.
   */
  press(label: string, more?: string): Promise<FormPage>
  /** Types an answer and sends it. */
  write(answer: string): Promise<FormPage>
  /** Submits a form of an earlier page again, with `answer` in place of its own. */
  sendAgain(page: FormPage, answer: string): Promise<FormPage>
  /** Its cookies, by name. */
  cookies: Map<string, string>
  /** Every page that it has shown. */
  shown: FormPage[]
}

export interface FormPage {
  status: number
  address: string
  html: string
  headers: Headers
  document: Window['document']
  /** The text on it. */
  text: string
  /** The messages, without the text around them. */
  messages: string[]
  buttons: string[]
  /** The content of the field for an answer; undefined if there is none. */
  draft: string | undefined
}

export interface FormBrowserOptions {
  url: string
  keepsCookies?: boolean
  headers?: Record<string, string>
}

/** Shared by all pages, because it is slow to create. */
const parser = new Window()

const toPage = async (response: Response, address: string): Promise<FormPage> => {
  const html = await response.text()
  const document = new parser.DOMParser().parseFromString(html, 'text/html')
  const wordsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim())
  const field = document.getElementById('say')
  return {
    status: response.status,
    address,
    html,
    headers: response.headers,
    document,
    text: document.body.innerHTML.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '),
    messages: wordsOf('main > .says, main > .box, main > .own'),
    draft: field ? writtenIn(field) : undefined,
    buttons: wordsOf('main [name=say].tap, main [name=say].main, main [name=language]'),
  }
}

/** Returns the content of a field; browsers drop an empty first line. */
const writtenIn = (field: unknown): string => (field as { value: string }).value.replace(/^\n/, '')

/** Creates a browser without a page. */
export function createFormBrowser({
  url,
  keepsCookies = true,
  headers = {},
}: FormBrowserOptions): FormBrowser {
  const cookies = new Map<string, string>()
  const shown: FormPage[] = []

  const request = async (address: string, body?: URLSearchParams): Promise<FormPage> => {
    const response = await fetch(new URL(address, url), {
      redirect: 'manual',
      headers: {
        // As text browsers do.
        accept: '*/*',
        ...headers,
        ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
      },
      ...(body && { method: 'POST', body }),
    })
    for (const cookie of keepsCookies ? response.headers.getSetCookie() : []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/max-age=0/i.test(cookie)) cookies.delete(name)
      else cookies.set(name, value)
    }
    const next = response.headers.get('location')
    if (next !== null) return request(next)
    const page = await toPage(response, address)
    shown.push(page)
    return page
  }

  const page = (): FormPage => {
    const newest = shown.at(-1)
    if (!newest) throw new Error('no page is open')
    return newest
  }

  const fieldsOf = (form: Element): URLSearchParams =>
    new URLSearchParams(
      [...form.querySelectorAll('input, textarea')].map((field) => [
        field.getAttribute('name') ?? '',
        writtenIn(field),
      ]),
    )

  const send = async (from: FormPage, answer: string) => {
    const form = from.document.getElementById('say')?.closest('form')
    if (!form) throw new Error(`there is nothing to write into: ${from.text}`)
    const fields = fieldsOf(form as unknown as Element)
    fields.set('say', answer)
    return request('/report', fields)
  }

  return {
    cookies,
    shown,
    page,
    open: (address) => request(address),
    async press(label, more = '') {
      const { document, text } = page()
      const found = [...document.querySelectorAll('main button, main a, footer button, footer a')].find(
        (one) =>
          one.textContent.trim().startsWith(label) && (one.getAttribute('aria-label') ?? '').includes(more),
      )
      if (!found) throw new Error(`no ${label} on the page: ${text}`)
      const address = found.getAttribute('href')
      if (address !== null) return request(address)
      const fields = fieldsOf(found.closest('form') as unknown as Element)
      const name = found.getAttribute('name')
      if (name) fields.set(name, found.getAttribute('value') ?? '')
      return request('/report', fields)
    },
    write: (answer) => send(page(), answer),
    sendAgain: send,
  }
}
