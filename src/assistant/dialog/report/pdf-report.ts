import type { Texts } from '../../languages/tables/dialog-texts.ts'
import type { PaperTexts } from '../../languages/tables/paper-texts.ts'
import { type ContactWay, contactWays, type Field } from '../../languages/tables/vocabulary.ts'
import type { Both, PaperFacts, PaperQuote, PaperRow, PaperSection, ReportPaper } from '../model/paper.ts'
import { detailsOf, type Moment, type Payment, type ScamState } from '../model/state.ts'
import type { DialogProfile } from '../model/types.ts'
import { countryName } from '../understand/country.ts'
import { formatAmount, formatInstant, zoneName } from './format.ts'
import { plainStatus } from './status.ts'

/** One language of a PDF report. */
export interface PaperLanguage {
  lang: string
  /** Texts of the dialogue in it. */
  texts: Texts
  /** Texts of the PDF report in it. */
  paper: PaperTexts
}

/** Dependencies for writing a PDF report. */
export interface PaperContext {
  profile: DialogProfile
  english: PaperLanguage
  own: PaperLanguage
}

/** Writes something in one language; undefined if there is nothing to write. */
type Write = (language: PaperLanguage) => string | undefined

/**
 * Writes what a state contains of a report, in both languages: what the citizen told and what they said they
 * do not know. Questions that were never asked are left out. Unlike the chat, it has numbers and names in
 * full, because it is the citizen's to hand out.
 */
export function toPaper(state: ScamState, facts: PaperFacts, c: PaperContext): ReportPaper {
  const { profile } = c
  const both = toBoth(c)
  const zone = zoneName(facts.now, profile.timezone)
  const { report } = facts
  const standing = report && both(({ lang, texts }) => plainStatus(report, { profile, texts, lang }))
  const words = both(({ paper }) => paper.words)
  return {
    lang: c.own.lang,
    from: facts.from,
    title: both(({ paper }) => paper.title),
    caseLabel: both(({ paper }) => paper.caseNumber),
    caseNumber: facts.caseNumber,
    made: both(({ lang, paper }) =>
      fill(paper.made, { time: formatInstant({ at: facts.now, precision: 'time' }, lang, profile.timezone) }),
    ),
    madeAt: facts.now,
    sections: [
      section(
        both(({ paper }) => paper.happened),
        happenedRows(state, c),
      ),
      ...paymentSections(state, c),
      section(
        both(({ paper }) => paper.person),
        personRows(state, c),
      ),
      ...(standing
        ? [
            section(
              both(({ paper }) => paper.standing),
              [{ label: { en: '', own: '' }, value: standing }],
            ),
          ]
        : []),
    ].filter(({ rows }) => rows.length > 0),
    words: { heading: words, quotes: quotesOf(state, c) },
    note: both(({ paper }) => fill(paper.note, { zone })),
    page: both(({ paper }) => paper.page),
  }
}

const fill = (template: string, values: Readonly<Record<string, string>>) =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

const toBoth =
  ({ english, own }: PaperContext) =>
  (write: Write): Both => ({ en: write(english) ?? '', own: write(own) ?? '' })

const section = (heading: Both, rows: readonly PaperRow[]): PaperSection => ({ heading, rows })

/** Label of a fact. */
const labelOf = (field: Field, c: PaperContext): Both =>
  toBoth(c)(({ paper, texts }) => (paper.labels ?? texts.labels)[field])

/** A row for a fact; none if it was not asked. */
function row<T>(field: Field, value: T | undefined, c: PaperContext, write: (value: T) => Write): PaperRow[] {
  if (value === undefined) return []
  return [{ label: labelOf(field, c), value: toBoth(c)(write(value)) }]
}

/** Writes the same in every language, or that it is not known. */
const plain =
  (value: string | null): Write =>
  ({ texts }) =>
    value ?? texts.say.unknownValue

function happenedRows(state: ScamState, c: PaperContext): PaperRow[] {
  const { answers } = state
  const { firstContact, contactWay } = detailsOf(state)
  return [
    ...row(
      'type',
      answers.scamType,
      c,
      (kind) =>
        ({ texts }) =>
          texts.kinds[kind],
    ),
    ...row(
      'moneyLeft',
      answers.moneyLeft,
      c,
      (tri) =>
        ({ texts }) =>
          texts.tri[tri],
    ),
    ...row(
      'ongoing',
      answers.ongoing,
      c,
      (tri) =>
        ({ texts }) =>
          texts.tri[tri],
    ),
    ...row('firstContact', firstContact ?? undefined, c, momentIn(c)),
    ...row(
      'contactWay',
      tappedWay(contactWay, c),
      c,
      (way) =>
        ({ texts }) =>
          texts.contactWays[way],
    ),
  ]
}

/** The tapped answer, which exists in every language; undefined for the citizen's own words. */
const tappedWay = (text: string | null | undefined, { own, english }: PaperContext): ContactWay | undefined =>
  contactWays.find((way) => [own, english].some(({ texts }) => texts.contactWays[way] === text))

function paymentSections({ answers }: ScamState, c: PaperContext): PaperSection[] {
  const told = answers.payments.map((payment) => paymentRows(payment, c)).filter((rows) => rows.length > 0)
  return told.map((rows, index) =>
    section(
      toBoth(c)(({ paper }) => (told.length > 1 ? `${paper.payment} ${index + 1}` : paper.payment)),
      rows,
    ),
  )
}

function paymentRows(payment: Payment, c: PaperContext): PaperRow[] {
  const { amountMinor, bank, reference, receiver, lastDigits } = payment
  const from = bank === undefined && !lastDigits ? undefined : (bank?.name ?? null)
  return [
    ...row(
      'amount',
      amountMinor,
      c,
      (amount) =>
        ({ texts }) =>
          amount ? formatAmount(amount, c.profile) : texts.say.lossUnknown,
    ),
    ...row('when', payment.minute ?? payment.paidAt, c, momentIn(c)),
    ...row(
      'bank',
      from,
      c,
      (name) =>
        ({ texts }) =>
          [
            name ?? (lastDigits ? undefined : texts.say.unknownValue),
            lastDigits && texts.say.accountEnding({ digits: lastDigits }),
          ]
            .filter(Boolean)
            .join(', '),
    ),
    ...row('reference', reference, c, plain),
    ...row('receiver', receiver, c, (to) =>
      plain([to?.account, to?.name, to?.bank?.name].filter(Boolean).join(', ') || null),
    ),
  ]
}

const momentIn =
  ({ profile }: PaperContext) =>
  (moment: Moment | null): Write =>
  ({ lang, texts }) =>
    moment ? formatInstant(moment, lang, profile.timezone) : texts.say.unknownValue

function personRows(state: ScamState, c: PaperContext): PaperRow[] {
  const { answers } = state
  const details = detailsOf(state)
  const { idType, idNumber } = details
  const both = toBoth(c)
  return [
    ...(answers.forOther
      ? [
          {
            label: both(({ paper }) => paper.forOther[0]),
            value: both(({ paper }) => paper.forOther[1]),
          },
        ]
      : []),
    ...row('name', details.name ?? undefined, c, plain),
    ...row('contact', answers.contact ?? answers.email, c, plain),
    ...row(
      'nationality',
      details.nationality ?? undefined,
      c,
      (code) =>
        ({ lang }) =>
          countryName(code, lang),
    ),
    ...row(
      'identity',
      (idType && idNumber) ?? undefined,
      c,
      (number) =>
        ({ texts }) =>
          idType ? `${texts.identityTypes[idType]} ${number}` : number,
    ),
    ...row('holder', details.holder ?? undefined, c, plain),
    ...row('ownAccount', details.ownAccount ?? undefined, c, plain),
    ...row(
      'needs',
      details.needs,
      c,
      (tri) =>
        ({ texts }) =>
          texts.tri[tri],
    ),
  ]
}

/** The citizen's own words are not translated: only they know what they meant. */
function quotesOf(state: ScamState, c: PaperContext): PaperQuote[] {
  const details = detailsOf(state)
  const told = ['story', 'contactWay', 'evidence', 'police'] as const
  return told.flatMap((field) => {
    const text = details[field]
    const isTap = field === 'contactWay' && tappedWay(text, c) !== undefined
    return text && !isTap ? [{ label: labelOf(field, c), text }] : []
  })
}
