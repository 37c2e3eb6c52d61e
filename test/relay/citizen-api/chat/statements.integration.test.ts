import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Dialog } from '../../../../src/assistant/dialog/model/types.ts'
import { createScamReport } from '../../../../src/assistant/dialog/scam-report.ts'
import { demoConfig, parseConfig } from '../../../../src/relay/config/file.ts'
import { openChat } from '../../../support/chat-client.ts'
import { createFakeTrustLayer } from '../../../support/fake-trust-layer.ts'
import { startRelay, type TestRelay } from '../../../support/relay.ts'
import { countStatements } from '../../../support/statement-count.ts'
import { readText, readUntil } from '../../../support/text-reader.ts'

/** Maximum number of statements per message, including the transaction's begin and commit. */
const inTransaction = 8
/** The same, including the event stream's read that the message triggers. */
const inAll = 9

describe("citizen's message", () => {
  const count = countStatements()
  let relay: TestRelay
  beforeAll(async () => {
    const { profile } = parseConfig(demoConfig)
    const dialog = createScamReport(profile, { can: ['hand-over'] }) as unknown as Dialog
    relay = await startRelay({ dispatch: createFakeTrustLayer().dispatch, dialog })
  })
  afterAll(async () => {
    await relay.stop()
    count.stop()
  })

  it(`takes at most ${inTransaction} statements in one transaction, and ${inAll} with the stream that shows its answer`, async () => {
    const chat = await openChat({ url: () => relay.url })
    const headers = { authorization: `Bearer ${chat.session.token}` }
    const { body } = await fetch(`${relay.url}/chat/v1/events?after=0`, { headers })
    const stream = readText(body as ReadableStream<Uint8Array>)
    const untilShown = (seq: number) => readUntil(stream, `id: ${seq}\n`)
    await untilShown(await chat.say('I paid, or they took money'))
    for (const answer of ['No', 'Unity Bank']) {
      count.clear()
      await untilShown(await chat.say(answer))
      const all = count.statements().filter((text) => !isLook(text))
      const [from, to] = [all.findIndex(isBegin), all.findIndex(isCommit)]
      expect(all.filter(isBegin)).toHaveLength(1)
      expect(all.slice(from, to + 1).length, all.join('\n')).toBeLessThanOrEqual(inTransaction)
      expect(all.length, all.join('\n')).toBeLessThanOrEqual(inAll)
    }
    await stream.cancel()
  })
})

/**
 * Statements of background jobs, which may run at the same time: polls for work or changed settings every few
 * seconds, the clean-up of tables or of SQLite's log at start-up, and the check that a database answers. The
 * clean-up also deletes old rows; a message deletes nothing.
 */
const looks = [
  /^select .* from "(outbox|hook_\w+|chat_case|agent_lease)"/is,
  /^select \* from "setting_overlay" order by "path"$/,
  /^select "id"(, "lapses_at")? from "proposal" where .* limit /,
  /^update "proposal" set "state" = \S+ where "state" = \S+ and "expires_at" <= /,
  /^select "case_id", "checked_at" from "case_file" where "is_over" = /,
  /^delete from /i,
  /^select 1$/,
  /^set lock_timeout|^vacuum|pg_stat_user_tables|^pragma busy_timeout/i,
]
const isLook = (text: string) => looks.some((look) => look.test(text))
const isBegin = (text: string) => /^begin\b/i.test(text)
const isCommit = (text: string) => /^commit\b/i.test(text)
