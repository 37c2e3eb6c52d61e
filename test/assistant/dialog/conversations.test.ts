import { afterAll, describe, expect, it } from 'vitest'
import type { ReportDialog } from '../../../src/assistant/dialog/engine/report-dialog.ts'
import { createScamReport } from '../../../src/assistant/dialog/scam-report.ts'
import { scamReport } from '../../../src/contract/chat/scam-report.ts'
import { type Conversation, conversations, outcomeOf } from './fixtures.ts'
import { now, profile, show, talk, transcript } from './talk.ts'

const dialogs = new Map<string, ReportDialog>()
/** Returns the dialogue of a deployment, created once for all its conversations. */
const dialogOf = ({ can }: Conversation): ReportDialog => {
  const key = can.join()
  const made =
    dialogs.get(key) ?? createScamReport(profile, { can: ['send-report', 'find-case', 'hand-over', ...can] })
  dialogs.set(key, made)
  return made
}
const all = conversations()

describe('written conversations', () => {
  const counts: string[] = []
  afterAll(() => {
    process.stdout.write(`Turns of the fast part:\n${counts.join('\n')}\n`)
  })

  it('number at least 40 and cover every language', () => {
    expect(all.length).toBeGreaterThanOrEqual(40)
    expect([...new Set(all.map(({ lang }) => lang))].sort()).toEqual([...profile.languages].sort())
  })

  it.each(all.map((conversation) => [`${conversation.lang}: ${conversation.title}`, conversation] as const))(
    '%s',
    (name, conversation) => {
      const { lang, lines, expected } = conversation
      const held = talk(dialogOf(conversation), lines, { lang })
      expect(outcomeOf(held.effects)).toEqual(expected)
      counts.push(`${String(fastTurns(held.turns)).padStart(4)}  ${name}`)
      for (const effect of held.effects) {
        if (effect.type === 'send-report') expect(scamReport.safeParse(effect.report).error).toBeUndefined()
      }
    },
  )

  it.each(all.map((conversation) => [`${conversation.lang}: ${conversation.title}`, conversation] as const))(
    'replay to the same transcript: %s',
    (_, conversation) => {
      const { lang, lines } = conversation
      const dialog = dialogOf(conversation)
      expect(transcript(talk(dialog, lines, { lang }))).toBe(transcript(talk(dialog, lines, { lang })))
      // The state is stored in the database between turns.
      let state = dialog.begin(lang, now).state
      const said: string[] = []
      const whole = talk(dialog, lines, { lang })
      for (const turn of whole.turns.slice(1)) {
        expect(JSON.parse(JSON.stringify(turn.state))).toEqual(turn.state)
        state = JSON.parse(JSON.stringify(turn.state))
        said.push(turn.messages.map(show).join('\n'))
      }
      expect(state).toEqual(whole.state)
      expect(said).toHaveLength(lines.length)
    },
  )

  it('need 6 messages until the case in the first conversation of each language', () => {
    for (const conversation of all.filter((_, index) => isFirstOfLanguage(index))) {
      const { lang, lines, title } = conversation
      expect([title, fastTurns(talk(dialogOf(conversation), lines, { lang }).turns)]).toEqual([title, 6])
    }
  })
})

const isFirstOfLanguage = (index: number) => all[index]?.lang !== all[index - 1]?.lang

/** Returns the number of messages until the case is sent. */
const fastTurns = (turns: ReturnType<typeof talk>['turns']) =>
  turns.findIndex(({ effects }) => effects.some(({ type }) => type === 'create-case'))
