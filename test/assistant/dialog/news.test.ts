import { describe, expect, it } from 'vitest'
import { allPacks } from '../../../src/assistant/dialog/deployment/packs.ts'
import type { DialogAbility, DialogMessage } from '../../../src/assistant/dialog/model/types.ts'
import { createScamReport } from '../../../src/assistant/dialog/scam-report.ts'
import { deliveryChannels } from '../../../src/contract/operations/vocabulary.ts'
import { caseCreated, type Line, profile, show, talk } from './talk.ts'

const all: DialogAbility[] = ['news-sms', 'news-voice_callback', 'news-email']
const dialogs = new Map<string, ReturnType<typeof createScamReport>>()

/** Returns the dialogue of a deployment with these notification channels. */
const having = (...can: DialogAbility[]) => {
  const key = can.join()
  const dialog = dialogs.get(key) ?? createScamReport(profile, { can: ['find-case', 'send-report', ...can] })
  dialogs.set(key, dialog)
  return dialog
}

/** Answers up to the question for a contact. */
const untilContact: Line[] = ['I paid, or they took money', 'No', 'Unity Bank', '25,000']
/** Answers to every question after the case. */
const afterCase: Line[] = ['An hour ago', 'TX-1001', '5550011', 'Bank or police call']
const phone = '0917 123 4567'
const tapsOf = (message: DialogMessage | undefined) =>
  message?.type === 'text' ? (message.quickReplies ?? []).map(({ text }) => text) : []

const intakeOf = (held: ReturnType<typeof talk>) => {
  const effect = held.effects.find(({ type }) => type === 'create-case')
  return effect?.type === 'create-case' ? effect.intake : undefined
}

describe('the question for a notification channel', () => {
  it('is not asked if nothing can be delivered', () => {
    expect(talk(having(), [...untilContact, phone]).state.step).toBe('summary')
  })

  it.each([
    [['news-sms'], ['SMS', 'Not at all']],
    [['news-voice_callback'], ['A call', 'Not at all']],
    [all, ['SMS', 'A call', 'Not at all']],
  ] as const)('offers those channels of %j that a phone number allows', (can, taps) => {
    const held = talk(having(...can), [...untilContact, phone])
    expect(held.state.step).toBe('news')
    expect(tapsOf(held.turns.at(-1)?.messages.at(-1))).toEqual(taps)
  })

  it('offers e-mail after an e-mail address, and keeps the address out of the chat', () => {
    const held = talk(having(...all), [...untilContact, 'lina.sample@home.example'])
    expect(tapsOf(held.turns.at(-1)?.messages.at(-1))).toEqual(['E-mail', 'Not at all'])
    expect(held.stored.at(-1)).toBe('l••••@home.example')
    const sent = intakeOf(talk(having(...all), ['E-mail', 'Send now'], { from: held.state }))
    expect(sent).not.toHaveProperty('contact')
    expect(sent?.metadata).toMatchObject({
      contact_email: 'lina.sample@home.example',
      news_channels: ['email'],
    })
  })

  it('stores an e-mail address for the agents if the deployment sends no e-mails, but asks for none', () => {
    expect(talk(having('news-sms'), untilContact).last).not.toContain('e-mail')
    const { answers } = talk(having('news-sms'), [...untilContact, 'email only pls, lina@home.example']).state
    expect(answers).toMatchObject({ contact: null, email: 'lina@home.example' })
  })

  it('is not asked if the citizen gives no contact or has lost nothing', () => {
    expect(talk(having(...all), [...untilContact, 'Skip']).state.step).toBe('summary')
    const kept = ['a man offers me a job and wants me to pay a deposit', 'No, I stopped in time', phone]
    expect(talk(having(...all), kept).state.step).toBe('summary')
  })

  it('adds one turn, and says how to stop the notifications', () => {
    const held = talk(having(...all), [...untilContact, phone, 'SMS'])
    expect(held.state.step).toBe('summary')
    expect(held.last).toContain('write here: “Stop the messages”')
  })

  it.each([
    ['SMS', 'sms'],
    ['by text please', 'sms'],
    ['call me', 'voice_callback'],
    ['A call', 'voice_callback'],
    ['Not at all', 'none'],
    ['no', 'none'],
    ['skip', 'none'],
    ['my mail is lina@home.example', 'email'],
  ] as const)('understands "%s"', (said, news) => {
    const held = talk(having(...all), [...untilContact, phone, said])
    expect(held.state.answers.news).toBe(news)
    expect(held.state.step).toBe('summary')
  })

  it.each(['don’t text me', 'sms or a call', 'hm', 'not by sms'])(
    'does not read "%s" as a choice',
    (said) => {
      const held = talk(having(...all), [...untilContact, phone, said])
      expect(held.state.answers.news).toBeUndefined()
      expect(held.state.step).toBe('news')
    },
  )

  it('asks for the address that the channel requires', () => {
    const held = talk(having(...all), [...untilContact, phone, 'e-mail'])
    expect(held.last).toContain('Which e-mail address can we write to?')
    const given = talk(having(...all), ['lina@home.example'], { from: held.state })
    expect(given.state.answers).toMatchObject({ contact: '+639171234567', news: 'email' })
    expect(given.stored).toEqual(['l••••@home.example'])
  })

  it('reads "yes" as the only channel', () => {
    expect(talk(having('news-sms'), [...untilContact, phone, 'yes']).state.answers.news).toBe('sms')
  })

  it('is asked again if the contact changes', () => {
    const held = talk(having(...all), [...untilContact, phone, 'SMS', 'Contact', 'lina@home.example'])
    expect(held.state.step).toBe('news')
    expect(held.state.answers.news).toBeUndefined()
  })

  it.each(profile.languages)(
    'understands its taps and the phrase that stops the notifications, in %s',
    (lang) => {
      const texts = allPacks[lang]?.texts
      if (!texts) throw new Error(`${lang} is not spoken`)
      const start = [texts.taps.paid, texts.taps.no, ...untilContact.slice(2)]
      const asked = talk(having(...all), [...start, phone], { lang })
      expect(asked.state.step).toBe('news')
      const { newsSms, newsCall, newsNone, stopNews } = texts.taps
      for (const [tap, news] of [
        [newsSms, 'sms'],
        [newsCall, 'voice_callback'],
        [newsNone, 'none'],
      ] as const) {
        expect(talk(having(...all), [tap], { from: asked.state }).state.answers.news).toBe(news)
      }
      const told = talk(having(...all), [newsSms], { from: asked.state })
      const said = told.turns[0]?.messages.map(show).join('\n')
      expect(said).toContain(stopNews)
      const stopped = talk(having(...all), [texts.taps.sendNow, caseCreated(), stopNews], {
        from: told.state,
      })
      expect(stopped.effects.at(-1)).toEqual({ type: 'stop-news' })
    },
  )
})

describe('the request for notifications', () => {
  const chosen = talk(having(...all), [...untilContact, phone, 'SMS'])
  const sent = talk(having(...all), ['Send now', caseCreated()], { from: chosen.state })
  const reported = talk(having(...all), afterCase, { from: sent.state })

  it('is sent with the report', () => {
    expect(intakeOf(sent)?.metadata).toMatchObject({ news_channels: ['sms'] })
    const none = talk(having(...all), [...untilContact, phone, 'Not at all', 'Send now'])
    expect(intakeOf(none)?.metadata).toMatchObject({ news_channels: [] })
    const never = talk(having(), [...untilContact, phone, 'Send now'])
    expect(intakeOf(never)?.metadata).not.toHaveProperty('news_channels')
  })

  it('can be withdrawn with a tap below the case, which then disappears', () => {
    expect(tapsOf(reported.turns.at(-1)?.messages.at(-1))).toContain('Stop the messages')
    const stopped = talk(having(...all), ['Stop the messages'], { from: reported.state })
    expect(stopped.effects).toEqual([{ type: 'stop-news' }])
    expect(stopped.last).toContain('no more messages')
    expect(tapsOf(stopped.turns.at(-1)?.messages.at(-1))).not.toContain('Stop the messages')
  })

  it.each(['stop the sms', 'Stop calling me', 'unsubscribe', 'no more messages'])(
    'can be withdrawn with "%s", even for a case that was looked up by its number',
    (said) => {
      const found: Line = {
        type: 'result',
        effect: 'find-case',
        ok: true,
        case: {
          case_id: 'CASE-09',
          status: 'tracing',
          recovery_trace_summary: {},
          freeze_status_timeline: [],
          next_milestone: 'none',
        },
      }
      const held = talk(having(...all), ['I have a case number', 'CASE-09', '4567', found, said])
      expect(held.effects.at(-1)).toEqual({ type: 'stop-news' })
    },
  )

  it('can be withdrawn during the questions after the case', () => {
    const held = talk(having(...all), ['stop the messages'], { from: sent.state })
    expect(held.effects).toEqual([{ type: 'stop-news' }])
    expect(held.last).toContain('no more messages')
    expect(held.state.step).toBe('when')
  })

  it('can be withdrawn while the report is being sent; the relay is notified once the case exists', () => {
    const held = talk(having(...all), ['Send now', 'stop the messages'], { from: chosen.state })
    expect(held.effects.map(({ type }) => type)).toEqual(['create-case'])
    const there = talk(having(...all), [caseCreated()], { from: held.state })
    expect(there.effects).toEqual([{ type: 'stop-news' }])
    expect(there.state).not.toHaveProperty('stopsNews')
  })

  it('leads to an apology if it could not be withdrawn', () => {
    const failed: Line = { type: 'result', effect: 'stop-news', ok: false, attempts: 9, final: true }
    const held = talk(having(...all), ['stop the sms', failed], { from: reported.state })
    expect(held.last).toContain('I cannot reach the case at the moment.')
  })

  it('does not change what "stop" means by itself', () => {
    for (const { state } of [sent, reported])
      expect(talk(having(...all), ['stop'], { from: state }).effects).toEqual([])
  })
})

describe('the privacy text', () => {
  it.each(profile.languages)('mentions notifications only if there are any, in %s', (lang) => {
    const { privacy, privacyNews } = allPacks[lang]?.texts?.say ?? {}
    const morePrivacy = allPacks[lang]?.texts?.taps.morePrivacy ?? ''
    expect(privacy?.({ retention: 'X', news: ` ${privacyNews}` })).toContain(privacyNews)
    expect(talk(having(...all), [morePrivacy], { lang }).last).toContain(privacyNews)
    expect(talk(having(), [morePrivacy], { lang }).last).not.toContain(privacyNews)
  })
})

it('covers every notification channel of the API', () => {
  expect(all).toEqual(deliveryChannels.map((channel) => `news-${channel}`))
})
