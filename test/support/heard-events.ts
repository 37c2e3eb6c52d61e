/**
 * A page that listens to the events of its chat by server-sent events, and reconnects when its stream breaks.
 */
export interface HearingPage {
  /** Waits for the event with this number; false on timeout. */
  until(seq: number, patienceMs: number): Promise<boolean>
  /** Closes it, and returns the numbers of all events in order of arrival. */
  leave(): Promise<number[]>
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Opens the page. */
export function hearEvents({ url, token }: { url: () => string; token: string }): HearingPage {
  const leaving = new AbortController()
  const heard: number[] = []

  const listen = async () => {
    const stream = await fetch(`${url()}/chat/v1/events?after=${heard.at(-1) ?? 0}`, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
      signal: leaving.signal,
    })
    if (!stream.ok) return
    const decoder = new TextDecoder()
    let rest = ''
    for await (const part of stream.body ?? []) {
      const events = (rest + decoder.decode(part, { stream: true })).split('\n\n')
      // An incomplete event is dropped, as in a browser.
      rest = events.pop() ?? ''
      for (const event of events) {
        const id = /^id: ?(\d+)$/m.exec(event)?.[1]
        if (id) heard.push(Number(id))
      }
    }
  }

  const listening = (async () => {
    while (!leaving.signal.aborted) {
      await listen().catch(() => {})
      if (!leaving.signal.aborted) await pause(200)
    }
  })()

  return {
    async until(seq, patienceMs) {
      for (const end = Date.now() + patienceMs; Date.now() < end; await pause(50))
        if (heard.includes(seq)) return true
      return false
    },
    async leave() {
      leaving.abort()
      await listening
      return heard
    },
  }
}
