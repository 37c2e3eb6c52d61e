/** A page that listens to the events of its chat by server-sent events, and comes again when its stream breaks. */
export interface HearingPage {
  /** Waits for the event of this number; false when it does not come in time. */
  until(seq: number, patienceMs: number): Promise<boolean>
  /** Closes it, and gives the numbers of all events in the order in which they came. */
  leave(): Promise<number[]>
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Opens it. */
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
      // What has not come whole is no event: the browser forgets it, too.
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
