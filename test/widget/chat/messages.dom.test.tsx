import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Button } from '../../../src/contract/chat/message.ts'
import { createSettings } from '../../../src/widget/chat/page/settings.ts'
import { appears, draw, drawn, said } from '../../support/draw.tsx'
import { linkTricks } from '../../support/link-tricks.ts'

// The chunk's stylesheet is a file of the build; here there is none to wait for.
vi.mock('../../../src/widget/chat/parts/load-style.ts', () => ({ loadStyle: () => Promise.resolve() }))

// Cards, media and cases are separate chunks; once loaded, they stay.
beforeAll(async () => {
  draw({ messages: [said(1, { type: 'carousel', data: { cards: [{ title: 'One', description: '' }] } })] })
  await appears(() => expect(document.querySelector('.card')).not.toBeNull())
  draw({ messages: [said(1, { type: 'text', view: 'case', data: { text: 'CASE-1' } })] })
  await appears(() => expect(document.querySelector('.case-number')).not.toBeNull())
})

const nasty = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  '&lt;b&gt;',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
]

describe('message', () => {
  it.each(nasty)('is text and never markup: %s', (text) => {
    const { root } = draw({
      messages: [
        said(1, {
          type: 'text',
          data: { text, quickReplies: [{ text, payload: text }] },
          author: { kind: 'agent', name: text },
        }),
        said(2, { type: 'text', view: 'advice', data: { text: `${text}\n${text}` } }),
        said(3, { type: 'text', view: 'summary', data: { text: `Label: ${text}` } }),
        said(4, { type: 'text', view: 'case', data: { text } }),
        said(8, { type: 'text', view: 'checklist', data: { text: `${text}\n${text}` } }),
        said(5, {
          type: 'carousel',
          data: {
            cards: [{ title: text, description: text, image: text, buttons: [{ type: 'text', text }] }],
          },
        }),
        said(6, { type: 'hyperlink', data: { label: text, url: text } }),
        said(7, { type: 'media', data: { mediaType: 'image', url: text, filename: text } }),
      ],
    })
    expect(root.querySelectorAll('script, svg[onload], [onerror], b')).toHaveLength(0)
    expect([...root.querySelectorAll('img')]).toEqual([])
    expect([...root.querySelectorAll('.rows a')].map((a) => a.getAttribute('href'))).toEqual([])
    expect(root.textContent).toContain(text)
  })

  it('states its language and its direction', () => {
    const { root } = draw({
      messages: [
        said(1, { type: 'text', lang: 'ur', data: { text: 'سلام' } }),
        said(2, { type: 'text', lang: 'rw', data: { text: 'Muraho' } }),
        said(3, { type: 'text', lang: 'en', author: { kind: 'visitor' }, data: { text: 'Hi' } }),
      ],
    })
    const entries = [...root.querySelectorAll('.entry')].map((e) => [
      e.getAttribute('lang'),
      e.getAttribute('dir'),
    ])
    expect(entries).toEqual([
      ['ur', 'rtl'],
      ['rw', 'ltr'],
      ['en', 'auto'],
    ])
  })

  it('turns its addresses into links that send no referrer', () => {
    const { root } = draw({
      messages: [said(1, { type: 'text', data: { text: 'Read https://example.org/help now' } })],
    })
    const link = root.querySelector('.rows a')
    expect(link?.getAttribute('href')).toBe('https://example.org/help')
    // This implies noopener. A header of the page keeps pictures from sending a referrer.
    expect(link?.getAttribute('rel')).toBe('noreferrer')
    expect(link?.getAttribute('target')).toBe('_blank')
  })
})

describe('link with', () => {
  const places = {
    'a link of its own': (label: string, url: string) => said(1, { type: 'hyperlink', data: { label, url } }),
    'a card’s button': (text: string, url: string) =>
      said(1, {
        type: 'carousel',
        data: { cards: [{ title: 'Card', description: '', buttons: [{ type: 'url', text, url }] }] },
      }),
    'a file': (filename: string, url: string) =>
      said(1, { type: 'media', data: { mediaType: 'file', url, filename } }),
  }
  const tries = linkTricks.flatMap((trick) => Object.keys(places).map((place) => ({ ...trick, place })))
  it.each(tries)('$name shows its host next to its label, in $place', ({ label, href, beside, place }) => {
    const { root } = draw({ messages: [places[place as keyof typeof places](label, href)] })
    const host = root.querySelector('.rows a small')
    expect(host?.textContent?.trim()).toBe(beside)
    // Isolated from the label's writing direction, and part of the link's name for screen readers.
    if (host) expect(host.getAttribute('dir')).toBe('ltr')
    expect(host?.closest('[aria-hidden]') ?? null).toBeNull()
  })

  it.each(['https://unitybank.com@evil.example/', 'https://раypal.com/'])(
    'a deceptive address in a text shows its host: %s',
    (text) => {
      const { root } = draw({ messages: [said(1, { type: 'text', data: { text: `Go to ${text} now` } })] })
      const trick = linkTricks.find(({ label }) => label === text)
      expect(root.querySelector('.rows a small')?.textContent?.trim()).toBe(trick?.beside)
    },
  )

  it('a picture shows its host', () => {
    const data = { mediaType: 'image', url: 'https://evil.example/a.png', filename: 'unitybank.com' } as const
    const { root } = draw({ messages: [said(1, { type: 'media', data })] })
    expect(root.querySelector('.rows a small')?.textContent?.trim()).toBe('evil.example')
  })
})

describe('quick replies', () => {
  const question = said(1, {
    type: 'text',
    replyToken: 'reply-1',
    data: {
      text: 'Go on?',
      quickReplies: [
        { text: 'Yes, please', payload: 'yes' },
        { text: 'No', payload: 'no' },
      ],
    },
  })

  it('send their payload as a normal text', () => {
    const { root, calls } = draw({ messages: [question] })
    root.querySelector<HTMLButtonElement>('.replies button')?.click()
    expect(calls).toEqual([{ action: 'sendText', args: ['yes', 'reply-1'] }])
  })

  it('stay when another bot message follows', () => {
    const waiting = said(2, { type: 'text', data: { text: 'Waiting before you: 2.' } })
    const { root } = draw({ messages: [question, waiting] })
    expect(root.querySelectorAll('.replies button')).toHaveLength(2)
  })

  it('are removed by a question without any', () => {
    const { root } = draw({
      messages: [question, said(2, { type: 'text', data: { text: 'How much was it?' } })],
    })
    expect(root.querySelector('.replies')).toBeNull()
  })

  it('disappear as soon as the citizen has answered, before the relay has', async () => {
    const { root, state } = draw({ messages: [question] })
    const request = { type: 'text' as const, clientId: 'client-01', text: 'yes' }
    state.value = {
      ...state.value,
      outbox: [{ request, at: '2026-11-21T09:01:00Z', afterSeq: 1, status: 'waiting' }],
    }
    await drawn()
    expect(root.querySelector('.replies')).toBeNull()
    expect(root.querySelector('.own .bubble')?.textContent).toBe('yes')
  })

  it('come back if the answer has failed', () => {
    const request = { type: 'text' as const, clientId: 'client-01', text: 'yes' }
    const { root } = draw({
      messages: [question],
      outbox: [
        { request, at: '2026-11-21T09:01:00Z', afterSeq: 1, status: 'failed', code: 'validation-error' },
      ],
    })
    expect(root.querySelectorAll('.replies button')).toHaveLength(2)
  })
})

describe('checklist', () => {
  const todo = said(1, {
    type: 'text',
    view: 'checklist',
    data: { text: 'What to do now\nCall your bank.\nTell the police.' },
  })
  const boxes = (root: Element) => [...root.querySelectorAll<HTMLInputElement>('.checklist input')]

  it('is a named group of checkboxes, each with its line as a label', () => {
    const { root } = draw({ messages: [todo] })
    expect(root.querySelector('.checklist')?.getAttribute('aria-label')).toBe('What to do now')
    expect(boxes(root).map((box) => [box.type, box.closest('label')?.textContent])).toEqual([
      ['checkbox', 'Call your bank.'],
      ['checkbox', 'Tell the police.'],
    ])
  })

  it('keeps ticks on the device until they are removed or the chat is erased', async () => {
    const store = {
      kept: {},
      read: () => store.kept,
      write: (kept: object) => Object.assign(store, { kept }),
    }
    const settings = () =>
      createSettings({
        store,
        html: document.documentElement,
        theme: 'light',
        onTheme: () => undefined,
        onLang: () => undefined,
      })
    const ticked = (root: Element) => boxes(root).map(({ checked }) => checked)
    const { root } = draw({ messages: [todo] }, { settings: settings() })
    boxes(root)[1]?.click()
    await drawn()
    const next = settings()
    const again = draw({ messages: [todo] }, { settings: next })
    expect(ticked(again.root)).toEqual([false, true])
    next.forgetChat()
    expect(ticked(draw({ messages: [todo] }, { settings: settings() }).root)).toEqual([false, false])
    expect(JSON.stringify(store.kept)).not.toContain(todo.id)
  })
})

describe('buttons of a card', () => {
  const drawButton = (button: Button) =>
    draw({
      messages: [
        said(1, {
          type: 'carousel',
          replyToken: 'reply-1',
          data: { cards: [{ title: 'Card', description: '', buttons: [button] }] },
        }),
      ],
    })

  it.each([
    {
      button: { type: 'text', text: 'Label', reply: 'Reply' },
      call: { action: 'sendText', args: ['Reply', 'reply-1'] },
    },
    { button: { type: 'text', text: 'Label' }, call: { action: 'sendText', args: ['Label', 'reply-1'] } },
    {
      button: { type: 'postback', text: 'Label', payload: 'p' },
      call: { action: 'sendPostback', args: ['p', 'Label', 'reply-1'] },
    },
    {
      button: { type: 'postback', text: 'Label' },
      call: { action: 'sendPostback', args: ['', 'Label', 'reply-1'] },
    },
  ] as const)('$button do what their type says', ({ button, call }) => {
    const { root, calls } = drawButton(button)
    root.querySelector<HTMLButtonElement>('button.card-button')?.click()
    expect(calls).toEqual([call])
  })

  it.each(['https://example.org/', 'http://example.org/', 'tel:1234', 'mailto:a@b.example'])(
    'open %s without a call',
    (url) => {
      const { root, calls } = drawButton({ type: 'url', text: 'Open', url, webview: true })
      const link = root.querySelector('a.card-button')
      expect(link?.getAttribute('href')).toBe(url)
      link?.addEventListener('click', (event) => event.preventDefault())
      link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      expect(calls).toEqual([])
    },
  )

  it.each(['javascript:alert(1)', 'data:text/html,x', 'JAVASCRIPT:alert(1)', ' javascript:x', undefined])(
    'are not a link for %j',
    (url) => {
      const { root } = drawButton({ type: 'url', text: 'Open', ...(url !== undefined && { url }) })
      expect(root.querySelector('.rows a')).toBeNull()
      expect(root.querySelector('.inert')?.textContent).toBe('Open')
    },
  )
})

describe('message types', () => {
  it('shows several cards as a carousel and a single one as a card', () => {
    const card = { title: 'One', description: 'Words' }
    const many = draw({
      messages: [said(1, { type: 'carousel', data: { cards: [card, { ...card, title: 'Two' }] } })],
    })
    expect(many.root.querySelectorAll('.carousel li')).toHaveLength(2)
    expect([...many.root.querySelectorAll('.arrow')].map((b) => b.getAttribute('aria-label'))).toEqual([
      'Previous',
      'Next',
    ])
    const single = draw({ messages: [said(1, { type: 'carousel', data: { cards: [card] } })] })
    expect(single.root.querySelector('.carousel')).toBeNull()
    expect(single.root.querySelector('.card h2')?.textContent).toBe('One')
  })

  it.each([
    ['image', 'img'],
    ['audio', 'audio'],
    ['video', 'video'],
    ['file', 'a.file'],
  ] as const)('shows media of the type %s', (mediaType, selector) => {
    const { root } = draw({
      messages: [
        said(1, {
          type: 'media',
          data: { mediaType, url: 'https://example.org/f', filename: 'statement.pdf' },
        }),
      ],
    })
    const element = root.querySelector(`.rows ${selector}`)
    expect(element?.getAttribute('src') ?? element?.getAttribute('href')).toBe('https://example.org/f')
  })

  it('shows a summary as a description list, with the text around it', () => {
    const text = 'This is what I will send:\nAmount: PHP 25,000\nReference: 9F3K\nIs this right?'
    const { root } = draw({ messages: [said(1, { type: 'text', view: 'summary', data: { text } })] })
    expect([...root.querySelectorAll('dt')].map((dt) => dt.textContent)).toEqual(['Amount', 'Reference'])
    expect([...root.querySelectorAll('dd')].map((dd) => dd.textContent)).toEqual(['PHP 25,000', '9F3K'])
    expect(root.querySelector('.summary')?.textContent).toContain('Is this right?')
    expect(root.querySelector('.change')).toBeNull()
  })

  it('lets the citizen tap a wrong fact on the newest summary, while asking whether it is right', () => {
    const card = (seq: number, text: string) => said(seq, { type: 'text', view: 'summary', data: { text } })
    const asked = said(3, {
      type: 'text',
      view: 'confirm',
      replyToken: 'reply-1',
      data: { text: 'Is this right?', quickReplies: [{ text: 'Send now', payload: 'Send now' }] },
    })
    const { root, calls } = draw({ messages: [card(1, 'Amount: 20'), card(2, 'Amount: 25\nTo: Ana'), asked] })
    const rows = [...root.querySelectorAll<HTMLButtonElement>('.change')]
    expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual(['Amount: 25', 'To: Ana'])
    rows[0]?.click()
    expect(calls).toEqual([{ action: 'sendText', args: ['Amount', 'reply-1'] }])
  })

  it.each([
    [['CASE-2026-1'], 'Your case number is CASE-2026-1.', 'CASE-2026-1'],
    [['CASE-2026-1'], 'Your case number is R4X-807-5', 'R4X-807-5'],
    [[], 'Your case number is UB-7K2-0042.', 'UB-7K2-0042'],
  ])('shows the case number large, from the cases %j or the text', (caseIds, text, number) => {
    const { root } = draw({ caseIds, messages: [said(1, { type: 'text', view: 'case', data: { text } })] })
    expect(root.querySelector('.case-number strong')?.textContent).toBe(number)
  })
})
