import type { Frame, Page } from 'playwright-core'
import { caseNumber, everyAnswer } from './victim.ts'

/** A chat as a person sees it: its content, and what the person does. */
export interface ChatScreen {
  /** Returns the texts of the newest messages, oldest first. */
  read(): Promise<string>
  /** Waits until a text is in the transcript. */
  see(text: string | RegExp, timeoutMs?: number): Promise<void>
  type(text: string): Promise<void>
  tap(label: string): Promise<void>
  /** Answers question after question until the case number appears, and returns it. */
  tellTheStory(options?: {
    onTurn?: (question: string) => Promise<void>
    timeoutMs?: number
  }): Promise<string>
}

/** Observes the chat in `frame`, the chat page itself or its frame on a customer's page. */
export function watchChat(frame: Frame | Page): ChatScreen {
  const log = frame.getByRole('log')
  const read = () => log.innerText()
  const box = frame.getByRole('textbox')

  const waitFor = async (found: (text: string) => boolean, timeoutMs: number, what: string) => {
    for (const until = Date.now() + timeoutMs; ; ) {
      const text = await read().catch(() => '')
      if (found(text)) return text
      if (Date.now() > until) throw new Error(`${what} did not appear; there stands: ${text.slice(-600)}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  const type = async (text: string) => {
    await box.fill(text)
    await box.press('Enter')
  }
  const tap = (label: string) => frame.getByRole('button', { name: label, exact: true }).first().click()

  return {
    read,
    async see(text, timeoutMs = 15_000) {
      await waitFor(
        (all) => (typeof text === 'string' ? all.includes(text) : text.test(all)),
        timeoutMs,
        String(text),
      )
    },
    type,
    tap,
    async tellTheStory({ onTurn = async () => {}, timeoutMs = 20_000 } = {}) {
      let answered = 0
      for (;;) {
        const text = await waitFor(
          (all) => caseNumber.test(all) || questionIn(all.slice(answered)) !== undefined,
          timeoutMs,
          'the next question',
        )
        const number = caseNumber.exec(text)?.[0]
        if (number) return number
        const question = questionIn(text.slice(answered))
        answered = text.length
        await onTurn(question?.line ?? '')
        // Half of the answers are taps, if there is a button to tap.
        const offered = frame.getByRole('button', { name: question?.answer ?? '', exact: true })
        if ((await offered.count()) > 0) await offered.first().click()
        else await type(question?.answer ?? '')
      }
    },
  }
}

/** Returns the newest question in a part of the transcript, and its answer. */
function questionIn(text: string): { line: string; answer: string } | undefined {
  const lines = text.split('\n')
  for (const line of lines.reverse()) {
    const answer = everyAnswer.find(([pattern]) => pattern.test(line))?.[1]
    if (answer !== undefined) return { line, answer }
  }
  return undefined
}
