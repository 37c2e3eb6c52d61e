import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allPacks } from '../../../src/assistant/dialog/deployment/packs.ts'
import { createTexts } from '../../../src/assistant/dialog/model/wording.ts'
import { urgentTopicsOf } from '../../../src/assistant/dialog/urgent/urgent-topic.ts'
import { actionTexts, urgentTexts } from '../../../src/assistant/languages/action-texts.ts'
import { converse, dialog, screen } from './as-people-write.ts'
import { textFiles } from './fixtures.ts'

const folder = join(import.meta.dirname, 'urgent')

/** Each line is a topic and a message that names it; `-` is a message that names none. */
const examples = textFiles(folder).flatMap((file) =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [topic = ''] = line.split(': ')
      return { lang: basename(file, '.txt'), topic, said: line.slice(topic.length + 2) }
    }),
)

describe('topics of urgent questions', () => {
  it.each(['ar', 'ceb', 'en', 'es', 'fr', 'hi', 'pt', 'sw', 'tl', 'ur'])('are recognised in %s', (lang) => {
    const missed = examples.filter(
      (one) =>
        one.lang === lang &&
        one.topic !== '-' &&
        ![...urgentTopicsOf(one.said)].some((found) => found === one.topic),
    )
    expect(missed).toEqual([])
  })

  it('are not found in ordinary sentences', () => {
    const found = examples.filter(({ topic, said }) => topic === '-' && urgentTopicsOf(said).size > 0)
    expect(found).toEqual([])
  })
})

describe('words for a wallet', () => {
  const textsOf = createTexts({}, allPacks)

  it.each(Object.keys(urgentTexts))('replace the number on the card in %s', (lang) => {
    const { say, answers } = textsOf(lang)
    const onCard = [
      say.nowCallAnyBank,
      say.callBankUnknown,
      say.declined({ hotlines: '' }),
      answers.is_scam,
      answers.hang_up,
      answers.what_to_do,
      answers.is_site_real,
      actionTexts[lang]?.callBank ?? '',
    ]
    const pairs = urgentTexts[lang]?.wallet ?? []
    const same = onCard.filter((text) => pairs.every(([card]) => !text.includes(card)))
    expect(same).toEqual([])
    const unused = pairs.filter(
      ([card]) =>
        ![
          ...onCard,
          textsOf(lang).advice.impersonation_bank_police ?? '',
          ...Object.values(actionTexts[lang] ?? {}),
        ].some((text) => typeof text === 'string' && text.includes(card)),
    )
    expect(unused).toEqual([])
  })
})

describe('the conversation', () => {
  it('answers from the state whether the citizen can rest', () => {
    const { next } = converse(dialog, 'en')
    next('i sent 5000 from my Meridian Bank to a fake bank officer by phone an hour ago')
    expect(screen(next('can i sleep now'))).toContain('Not just yet')
    next('09171234567')
    next('Send now')
    expect(screen(next('can i sleep now'))).toContain('Almost')
    next('I called')
    expect(screen(next('can i sleep now'))).toContain('Yes. Your part is done')
  })

  it('says whether an agent is on the way', () => {
    const { next } = converse(dialog, 'en')
    expect(screen(next('did the person come?'))).toContain('Nobody has been asked')
    next('Talk to a person')
    expect(screen(next('did the person come?'))).toContain('I have asked for a person')
  })

  it('says one warm sentence about a feeling once', () => {
    const { next } = converse(dialog, 'en')
    next('i was scammed')
    expect(screen(next('i feel so stupid'))).toContain('nothing to be ashamed of')
    expect(screen(next('i feel so stupid'))).not.toContain('nothing to be ashamed of')
  })
})
