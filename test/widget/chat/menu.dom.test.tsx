import { signal } from '@preact/signals'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { caseNumber, heldCase } from '../../support/chat-states.ts'
import { appears, draw } from '../../support/draw.tsx'
import { channel } from '../../support/fake-chat.ts'

const openMenu = async (drawn: ReturnType<typeof draw>): Promise<void> => {
  drawn.root.querySelector<HTMLButtonElement>('[aria-label=Menu]')?.click()
  await appears(() => expect(drawn.root.querySelector('dialog select')).not.toBeNull())
}

// The sheet's stylesheet is a file of the build; here there is none to wait for.
vi.mock('../../../src/widget/chat/parts/load-style.ts', () => ({ loadStyle: () => Promise.resolve() }))

describe('menu', () => {
  it('has the focus and closes on Escape, even in a browser without modal dialogs', async () => {
    const today = Object.getOwnPropertyDescriptors(HTMLDialogElement.prototype)
    onTestFinished(() => void Object.defineProperties(HTMLDialogElement.prototype, today))
    for (const name of ['showModal', 'close']) Reflect.deleteProperty(HTMLDialogElement.prototype, name)
    const close = vi.fn()
    const drawn = draw({}, { host: { mode: 'panel', isFull: signal(false), close } })
    const opener = drawn.root.querySelector<HTMLButtonElement>('[aria-label=Menu]')
    opener?.focus()
    await openMenu(drawn)
    const inSheet = drawn.root.querySelector('dialog .icon-button')
    await appears(() => expect(document.activeElement).toBe(inSheet))
    inSheet?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await appears(() => expect(drawn.root.querySelector('dialog')).toBeNull())
    await appears(() => expect(document.activeElement).toBe(opener))
    expect(close).not.toHaveBeenCalled()
  })

  it('changes the language of the page, and of the chat if possible', async () => {
    const drawn = draw({ channel: { ...channel, locales: ['en', 'rw'] } })
    await openMenu(drawn)
    const select = drawn.root.querySelector('select')
    for (const code of ['rw', 'hi']) {
      if (select) select.value = code
      select?.dispatchEvent(new Event('change', { bubbles: true }))
    }
    expect(drawn.calls).toEqual([{ action: 'sendPostback', args: ['parley:language:rw', 'Ikinyarwanda'] }])
  })

  it('sets the text size and the colours', async () => {
    const drawn = draw()
    await openMenu(drawn)
    const radios = [...drawn.root.querySelectorAll<HTMLInputElement>('.choice input')]
    radios[2]?.click()
    radios[5]?.click()
    expect(drawn.page.settings.size.value).toBe(2)
    expect(drawn.page.settings.theme.value).toBe('dark')
    expect(document.documentElement.style.fontSize).toBe('140%')
  })

  it('erases only after confirmation', async () => {
    const drawn = draw()
    await openMenu(drawn)
    drawn.root.querySelector<HTMLButtonElement>('.danger')?.click()
    await appears(() => expect(drawn.root.querySelector('.ask')).not.toBeNull())
    expect(drawn.calls).toEqual([])
    drawn.root.querySelector<HTMLButtonElement>('.ask .danger')?.click()
    expect(drawn.calls).toEqual([{ action: 'erase', args: [] }])
  })

  it('sends a rating with a comment', async () => {
    const drawn = draw()
    await openMenu(drawn)
    drawn.root.querySelectorAll<HTMLInputElement>('.stars input')[3]?.click()
    await appears(() => expect(drawn.root.querySelector('dialog textarea')).not.toBeNull())
    const field = drawn.root.querySelector<HTMLTextAreaElement>('dialog textarea')
    if (field) field.value = ' kind '
    field?.dispatchEvent(new Event('input', { bubbles: true }))
    drawn.root
      .querySelector('dialog form')
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    expect(drawn.calls).toEqual([{ action: 'rate', args: [{ rating: 4, comment: 'kind' }] }])
    await appears(() => expect(drawn.root.textContent).toContain('Thank you.'))
  })

  it.each(['refused', 'ended'] as const)('offers nothing of the chat when it is %s', async (phase) => {
    const drawn = draw({ phase })
    await openMenu(drawn)
    expect(drawn.root.querySelector('.danger')).toBeNull()
  })
})

describe('case', () => {
  const openCase = async (report: boolean) => {
    const { report: _, ...other } = heldCase('en')
    const view = report ? heldCase('en') : other
    const drawn = draw({ cases: [view] })
    await appears(() => expect(drawn.root.querySelector('.pin')).not.toBeNull())
    drawn.root.querySelector<HTMLButtonElement>('.pin')?.click()
    await appears(() => expect(drawn.root.querySelector('.case-card')).not.toBeNull())
    const button = [...drawn.root.querySelectorAll<HTMLButtonElement>('.case-card button')].find(
      ({ textContent }) => textContent === 'Report as PDF',
    )
    return { ...drawn, button, view }
  }

  it('can be saved as a PDF while its facts are stored, and says so if that fails', async () => {
    const { root, calls, button, view } = await openCase(true)
    button?.click()
    expect(calls).toEqual([{ action: 'file', args: ['getCaseReport', { id: view.case_id }] }])
    // The chat that is drawn here answers with nothing.
    await appears(() =>
      expect(root.querySelector('.case-card [role=alert]')?.textContent).toMatch(/^That did/),
    )
    expect(button?.disabled).toBe(false)
  })

  it('has no PDF if its facts are not stored', async () => {
    expect((await openCase(false)).button).toBeUndefined()
  })

  it('is shown in one line above the composer, and opens as a card', async () => {
    const { root } = draw({ cases: [heldCase('en')] })
    await appears(() => expect(root.querySelector('.pin')?.textContent).toContain('Money held'))
    root.querySelector<HTMLButtonElement>('.pin')?.click()
    await appears(() => expect(root.querySelector('.case-card')).not.toBeNull())
    expect(root.querySelector('.figure strong')?.textContent).toBe('₱18,200.00')
    expect([...root.querySelectorAll('.steps > li')].map((li) => li.className)).toEqual([
      'done',
      'done',
      'done',
      'next',
    ])
    expect([...root.querySelectorAll('.steps ul bdi')].map((amount) => amount.textContent)).toEqual([
      '₱25,000.00',
      '₱10,000.00',
      '₱8,200.00',
    ])
    expect(root.querySelector('.case-card .case-number strong')?.textContent).toBe(caseNumber)
  })

  it('is no longer pinned after it is dismissed', async () => {
    const { root } = draw({ cases: [{ ...heldCase('en'), status: 'closed' }] })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(root.querySelector('.pin')).toBeNull()
  })
})
