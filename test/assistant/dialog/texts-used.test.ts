import { expect, it } from 'vitest'
import { textKeys } from '../../../src/assistant/dialog/model/wording.ts'
import { createScamReport } from '../../../src/assistant/dialog/scam-report.ts'
import { texts } from '../../../src/assistant/languages/en/dialog-texts.ts'
import { crisisAndChild, freeConversations, hold, screen } from './as-people-write.ts'
import { conversations } from './fixtures.ts'
import { profile, show, talk } from './talk.ts'

/** Texts that the conversations in files cannot trigger, by what they require. */
const elsewhere = {
  'a deployment that sends news': [
    'say.privacyNews ask.news.again ask.newsEmail ask.contactOrEmail.ask ask.contactOrEmail.again',
  ],
  'a host that is slow or refuses': [
    'say.stillSending say.sendingSlow say.sendingFailed say.statusFailed say.reportStillSending say.reportSlow',
    'say.reportFailed say.waitForCase say.caseNews say.found say.nothingBack',
  ],
  'people at the console, or none': ['say.handOverNone say.handOverLater say.personJoined say.personLeft'],
  'a language model': ['ask.summary'],
  'a page without a network': ['say.offlineReady say.offlineKept'],
  'tables of answers in the tests of one step': [
    'ask.receiverStopped.again advice.impersonation_other say.lossUnknown say.reportedTip',
    'ask.contactWay.again ask.story.again ask.police.again ask.needs.again ask.findCase.again ask.findDigits.again',
    'ask.thisLanguage say.askedAmount say.likelyNo say.oldPayment say.called say.noCase',
    'say.languageUnknown say.detailsKept say.contactNeeded say.amountNeeded say.needsYes say.reportDelivered',
    'say.referenceAdded say.caseNumberWrong say.paused say.futureTime say.otherCurrency',
  ],
}

it('uses each text in a written conversation, except those that require more than messages', () => {
  const keys = textKeys(texts).filter((key) => /^(?:say|ask|advice|adviceMore)\./.test(key))
  const marked = {
    ...profile,
    ...crisisAndChild,
    texts: { en: Object.fromEntries(keys.map((key) => [key, `⟦${key}⟧`])) },
  }
  const usual = ['send-report', 'find-case', 'hand-over'] as const
  const dialog = createScamReport(marked, { can: [...usual] })
  const said: string[] = []
  for (const one of freeConversations())
    if (one.lang === 'en') said.push(...hold(dialog, one).held.map(screen))
  for (const { lang, lines, can } of conversations()) {
    if (lang !== 'en') continue
    const able = can.length > 0 ? createScamReport(marked, { can: [...usual, ...can] }) : dialog
    said.push(...talk(able, lines, { lang }).turns.flatMap(({ messages }) => messages.map(show)))
  }
  const seen = new Set(said.flatMap((text) => [...text.matchAll(/⟦(.+?)⟧/g)].map(([, key]) => key)))
  const unsaid = keys.filter((key) => !seen.has(key))
  expect(unsaid.sort()).toEqual(
    Object.values(elsewhere)
      .flatMap((lines) => lines.join(' ').split(' '))
      .sort(),
  )
})
