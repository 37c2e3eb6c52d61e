import { newState } from '../src/assistant/dialog/model/state.ts'
import { removeSecrets } from '../src/assistant/dialog/redaction/secrets.ts'
import { createScamReport } from '../src/assistant/dialog/scam-report.ts'
import { allSteps } from '../src/assistant/dialog/steps/index.ts'
import { limits } from '../src/contract/primitives/limits.ts'
import { now, profile } from '../test/assistant/dialog/talk.ts'
import { repeated } from '../test/support/adversarial-text.ts'
import { loopTime } from '../test/support/loop-time.ts'

/** Longest time for which one request may block the event loop, in milliseconds. */
const limitMs = 20
const dialog = createScamReport(profile, { can: ['find-case', 'hand-over', 'send-report'] })
const messages = repeated(limits.messageChars)
const shown = 12

/**
 * Measures how long a message of 4,000 characters that is designed to be slow blocks the event loop, at every
 * question and in every language, and prints the slowest. `npm run bench -- event-loop fr` measures only
 * French.
 */
export function run(): void {
  const [, , , only] = process.argv
  const turns = profile.languages
    .filter((lang) => !only || lang === only)
    .flatMap((lang) => allSteps.flatMap(({ id }) => messages.map((text) => turnOf(lang, id, text))))
    .sort((one, other) => other.ms - one.ms)
  const slow = turns.filter(({ ms }) => ms > limitMs)
  const median = turns[Math.floor(turns.length / 2)]
  console.table(turns.slice(0, shown))
  console.log(`${turns.length} turns, median ${median?.ms} ms, ${slow.length} over ${limitMs} ms`)
}

/** Measures one turn, or the minimum of several if the first is over the limit. */
function turnOf(lang: string, step: (typeof allSteps)[number]['id'], text: string) {
  const state = { ...newState(lang), step, consentAt: now }
  const turn = () => dialog.next(state, { type: 'text', text: removeSecrets(text).text }, now)
  return { lang, step, text: text.slice(0, 24), ms: Math.round(loopTime(turn, limitMs) * 10) / 10 }
}
