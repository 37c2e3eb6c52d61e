import { describe, expect, it } from 'vitest'
import { profileExamples } from '../../../src/assistant/dialog/deployment/profile-examples.ts'
import type { DialogProfile } from '../../../src/assistant/dialog/model/types.ts'
import { createLiveScamReport } from '../../../src/assistant/dialog/scam-report.ts'

const now = '2026-11-23T08:00:00.000Z'

describe('a dialogue whose configuration changes at run time', () => {
  it('uses the current numbers and texts in a conversation that began earlier', () => {
    let profile: DialogProfile = profileExamples.ZA
    const dialog = createLiveScamReport(() => profile)
    const { state } = dialog.begin('en', now)
    const askForHelp = () => JSON.stringify(dialog.next(state, { type: 'text', text: 'help' }, now).messages)
    expect(askForHelp()).toContain('5678')
    profile = {
      ...profile,
      hotlines: [{ label: 'New line', number: '9999' }],
      texts: { en: { 'say.help': 'Call:\n{hotlines}' } },
    }
    expect(askForHelp()).toContain('Call:\\nNew line: 9999')
    expect(dialog.offline.outline('en').profile.hotlines).toEqual(profile.hotlines)
  })

  it('shows a crisis line that was added after its start', () => {
    let profile: DialogProfile = profileExamples.ZA
    const dialog = createLiveScamReport(() => profile)
    const { state } = dialog.begin('en', now)
    const inDanger = () =>
      JSON.stringify(dialog.next(state, { type: 'text', text: 'I want to kill myself' }, now).messages)
    expect(inDanger()).not.toContain('1550')
    profile = { ...profile, crisisLine: { label: 'Crisis line', number: '1550' } }
    expect(inDanger()).toContain('Crisis line: 1550')
  })
})
