import { describe, expect, it } from 'vitest'
import type { ScamState } from '../../../src/assistant/dialog/model/state.ts'
import { createScamReport } from '../../../src/assistant/dialog/scam-report.ts'
import { caseCreated, profile, talk } from './talk.ts'

const dialog = createScamReport(profile, { can: ['find-case', 'hand-over', 'send-report'] })

const atBank = (lang = 'en'): ScamState => {
  const { state } = talk(dialog, [], { lang })
  const answers = { ongoing: 'no' as const, moneyLeft: 'yes' as const, scamType: 'job_task' as const }
  const payments = [{ amountMinor: 500_000, paidAt: null }]
  return { ...state, step: 'bank', begun: 'tapped', answers: { ...answers, payments } }
}

describe('the question for a bank', () => {
  it.each([
    ['en', 'it was GCash', 'GCash'],
    ['tl', 'gcash po', 'GCash'],
    ['tl', 'GCash nga po, yung sa GCash ko galing', 'GCash'],
    ['en', 'BPI', 'BPI'],
    ['en', 'BDO', 'BDO'],
    ['en', 'Landbank', 'Landbank'],
    ['en', 'maya', 'Maya'],
    ['ceb', 'maya', 'Maya'],
    ['rw', 'MoMo', 'MoMo'],
    ['fr', 'Revolut', 'Revolut'],
    ['en', 'cash at Palawan', 'cash at Palawan'],
    ['en', 'western union', 'Western Union'],
    ['en', 'gift cards', 'gift cards'],
    ['en', 'from my Maya', 'Maya'],
    ['en', 'i used paypal', 'PayPal'],
    ['en', 'Wise please', 'Wise'],
    ['tl', 'sa Maya po', 'Maya'],
    ['ceb', 'gikan sa gcash', 'GCash'],
    ['en', 'orange money for both of them', 'Orange Money'],
    ['sw', 'mpesa ya Safaricom', 'M-Pesa'],
    ['fr', 'c’était Orange Money', 'Orange Money'],
    ['ur', 'JazzCash', 'JazzCash'],
    ['ur', 'Easypaisa se', 'Easypaisa'],
    ['rw', 'Equity Bank', 'Equity Bank'],
    ['kj', 'Bank Windhoek', 'Bank Windhoek'],
  ])(
    'accepts a name that is not on the list the first time, as typed or in its usual spelling (%s): %s',
    (lang, text, name) => {
      const told = talk(dialog, [text], { lang, from: atBank(lang) })
      expect(told.state.answers.payments[0]?.bank).toEqual({ name })
      expect(told.state.step).not.toBe('bank')
      expect(told.last).toContain(name)
    },
  )

  it.each([
    ['untiy bank', 'UNTY'],
    ['Harbour', 'HRBR'],
    ['it was meridan', 'MRDN'],
    ['coastal savngs', 'CSTL'],
  ])('matches a listed name despite typos: %s', (text, code) => {
    expect(talk(dialog, [text], { from: atBank() }).state.answers.payments[0]?.bank?.code).toBe(code)
  })

  it.each([
    ['en', "I don't know"],
    ['en', 'why do you ask'],
    ['en', 'help'],
    ['en', 'what do you mean'],
    ['en', 'no idea'],
    ['en', 'skip'],
    ['en', 'the bank'],
    ['en', 'my bank'],
    ['en', 'yes'],
    ['en', 'no'],
    ['en', 'is it safe?'],
    ['en', 'let me talk to a human'],
    ['en', 'i already told you'],
    ['en', 'didnt pay'],
    ['en', 'havent sent it'],
    ['tl', 'hindi ko alam'],
    ['tl', 'bakit po'],
    ['fr', 'je ne sais pas'],
    ['fr', 'pourquoi'],
    ['ur', 'pata nahi'],
    ['rw', 'simbizi'],
  ])('reads no name from a message without one (%s): %s', (lang, text) => {
    const { bank } = talk(dialog, [text], { lang, from: atBank(lang) }).state.answers.payments[0] ?? {}
    expect(bank ?? null).toBeNull()
  })

  it.each([
    ['en', 'i dont have one really just a kid card'],
    ['fr', 'jai pas de compte'],
    ['ar', 'معنديش بنك انا لسه صغيرة'],
    ['tl', 'wala po akong account, 14 pa lang ako'],
  ])('goes on if the citizen has none (%s): %s', (lang, text) => {
    const { state } = talk(dialog, [text], { lang, from: atBank(lang) })
    expect(state.answers.payments[0]?.bank).toBeNull()
    expect(state.step).not.toBe('bank')
  })

  it.each([
    ['fr', 'cest des cartes paysafecard du night shop', 'paysafecard'],
    ['fr', 'jai pas payé par banque cetait des tickets pcs du tabac', 'tickets pcs'],
    ['en', 'no bank, i bought google play cards at the corner store', 'google play'],
  ])('is the issuer of a prepaid card, whom the citizen can call (%s): %s', (lang, text, name) => {
    expect(talk(dialog, [text], { lang, from: atBank(lang) }).state.answers.payments[0]?.bank).toEqual({
      name,
    })
  })

  it('passes a bank without a code on to the case and the report', () => {
    let told = talk(dialog, ['it was GCash'], { from: atBank() })
    for (let turn = 0; turn < 20 && told.state.step !== 'summary'; turn++)
      told = talk(dialog, ["I don't know"], { from: told.state })
    expect(told.last).toContain('GCash')
    const sent = talk(dialog, ['Send now', caseCreated()], { from: told.state })
    expect(sent.effects).toMatchObject([
      { type: 'create-case', intake: { metadata: { sender_institution_name: 'GCash' } } },
    ])
    expect(sent.last).toContain('CASE-01')
  })
})
