import { describe, expect, it } from 'vitest'
import { createScamReport } from '../../../src/assistant/dialog/scam-report.ts'
import { now, profile, type Talk, talk } from './talk.ts'

const dialog = createScamReport({ ...profile, childLine: { label: 'Child line', number: '116' } })

/** Returns the actions that the last turn advises. */
const advisesOf = ({ turns }: Talk) =>
  (turns.at(-1)?.messages ?? []).flatMap((message) =>
    message.type === 'text' ? (message.advises ?? []) : [],
  )

describe('the first advice', () => {
  it.each([
    [
      'en',
      'HELP ME they are in my phone with anydesk and moving my money right now',
      ['disconnect', 'callBank'],
    ],
    [
      'en',
      'a man on the phone says my son is in jail and i must pay 80000 bail',
      ['doNotPay', 'callRelative'],
    ],
    ['tl', 'Kakapadala ko lang po ng 8500 sa GCash, tapos blinock na ako ng seller', ['callBank']],
    [
      'fr',
      'j’ai donné le code reçu par sms à un faux conseiller de ma banque',
      ['callBank', 'changePassword'],
    ],
    // Who has paid and is asked for more hears both, and so does who is called and has let them in.
    [
      'fr',
      'ma grande soeur a déposé 185 000 fcfa ce matin pour un visa, maintenant le type demande encore 90 000',
      ['doNotPay', 'callBank'],
    ],
    [
      'en',
      'On Wednesday I sent GHS 2,600 for 24 robes. Now he says they are at the port and I must send 4,000 before 9. Should I send?',
      ['doNotPay', 'callBank'],
    ],
    [
      'en',
      'I have a lady from the Barclays fraud department on the landline, she asked me to put TeamViewer on the laptop and it is on now',
      ['hangUp', 'disconnect'],
    ],
  ])('names the right actions in %s: %s', (lang, story, actions) => {
    expect(advisesOf(talk(dialog, [story], { lang }))).toEqual(expect.arrayContaining(actions))
  })

  it.each([
    ['en', 'yes please'],
    ['en', 'good morning'],
    ['en', 'who sees what i write'],
    ['fr', 'oui d’accord'],
    ['fr', 'qui voit ça ?'],
    ['fr', 'bonjour'],
    ['tl', 'opo sige po'],
    ['tl', 'hello po'],
    ['ceb', 'oo sige'],
    ['ur', 'jee haan theek hai'],
    ['rw', 'yego ndabyemeye'],
  ])('names no action if the message contains no facts, in %s: %s', (lang, words) => {
    expect(advisesOf(talk(dialog, [words], { lang }))).toEqual([])
  })

  it('names each action once', () => {
    const story = 'they are in my phone with anydesk and moving my money right now'
    const first = talk(dialog, [story])
    expect(advisesOf(first)).toContain('disconnect')
    expect(advisesOf(talk(dialog, [story], { from: first.state, now }))).not.toContain('disconnect')
  })

  it('is right above the question, with the number of the bank if the bank is known', () => {
    const { turns } = talk(dialog, ['i sent 25000 from unity bank ten minutes ago to a fake seller'])
    const messages = turns.at(-1)?.messages ?? []
    expect(messages.slice(-3)).toMatchObject([
      { view: 'advice', advises: expect.arrayContaining(['callBank']) },
      { type: 'carousel', cards: [{ description: '+63 2 1234' }] },
      { asks: 'contact' },
    ])
  })
})
