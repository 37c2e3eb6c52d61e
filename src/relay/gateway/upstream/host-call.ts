import { Readable } from 'node:stream'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { HostRoute } from './hosts.ts'
import type { AnswerSink, Flow, UpstreamRequest } from './upstream.ts'

/** A call to a host in progress. `abort` means that the caller no longer waits for its response. */
export interface HostCall extends Flow {
  /** Ends the call because the host took too long, which counts as a failure. */
  late(): void
}

/**
 * Calls a host, unless its breaker is open; then the sink fails immediately with the problem
 * `upstream-unreachable`. All calls to hosts go through here, so that the breaker and the metrics count each
 * call once.
 */
export function startHostCall(host: HostRoute, request: UpstreamRequest, sink: AnswerSink): HostCall {
  const { breaker, count, upstream } = host
  const waitMs = breaker.wait()
  if (waitMs > 0) {
    count('refused-by-breaker')
    if (request.body instanceof Readable) request.body.destroy()
    sink.onFail(new Problem('upstream-unreachable', { retryAfterMs: waitMs }))
    return notCalled
  }
  let state: 'asked' | 'answered' | 'over' = 'asked'
  const finish = (outcome: 'silent' | 'left'): void => {
    if (state === 'asked') breaker.report(outcome)
    state = 'over'
  }
  const flow = upstream.send(request, {
    onStart(status, headers) {
      if (state !== 'asked') return
      state = 'answered'
      breaker.report('answered')
      count('answered')
      sink.onStart(status, headers)
    },
    onData: (chunk) => sink.onData(chunk),
    onEnd() {
      state = 'over'
      sink.onEnd()
    },
    onFail(error) {
      if (state !== 'over') count(state === 'asked' ? 'unreachable' : 'broken')
      finish('silent')
      sink.onFail(error)
    },
  })
  return {
    pause: flow.pause,
    resume: flow.resume,
    abort() {
      finish('left')
      flow.abort()
    },
    late() {
      if (state !== 'over') count('late')
      finish('silent')
      flow.abort()
    },
  }
}

const nothing = () => {}
const notCalled: HostCall = { pause: nothing, resume: nothing, abort: nothing, late: nothing }
