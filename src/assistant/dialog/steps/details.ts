import type { IdentityType } from '../../../contract/chat/scam-report.ts'
import type { Question } from '../../languages/tables/dialog-texts.ts'
import {
  type Details,
  detailsOf,
  type ScamState,
  type StepId,
  withAnswers,
  withDetails,
} from '../model/state.ts'
import { type Context, type Outcome, type Step, say } from '../model/step.ts'
import { detailSummaryText } from '../report/facts.ts'
import { maskTail } from '../report/format.ts'
import { toReport } from '../report/report.ts'
import { isOneOf, labelIn, means, parseTri, phrases } from '../understand/choice.ts'
import { countryName } from '../understand/country.ts'
import { findAccount } from '../understand/identifiers.ts'
import { momentAnswer, readMoment, tappedMoment } from './moment.ts'
import { tappedFact } from './questions.ts'

/** The detailed report, after the case exists. Everything but the contact can be left out. */

/** Maximum stored length of the citizen's own words, in characters. */
const storyChars = 3_000

const asked = (id: keyof Details) => (state: ScamState) => detailsOf(state)[id] === undefined
const question = (pick: (c: Context) => Question, taps: (c: Context) => readonly string[]) => ({
  prompt: (c: Context) => ({ text: pick(c).ask, taps: [...taps(c)] }),
  again: (c: Context) => pick(c).again,
})
const skip = ({ texts }: Context) => [texts.taps.skip]
const dontKnow = ({ texts }: Context) => [texts.taps.dontKnow, texts.taps.skip]

/** A free text of 2 letters or more, stored under `id`. */
function words(
  id: 'story' | 'evidence' | 'police' | 'contactWay',
  most: number,
): Pick<Step, 'wanted' | 'answer' | 'unknown'> {
  return {
    wanted: asked(id),
    answer(text, c) {
      const said = text.trim().slice(0, most)
      // "None" answers the question what the citizen has; it is not something they have.
      if (
        id !== 'story' &&
        isOneOf(
          text,
          phrases(c, (w) => w.no),
        )
      )
        return { state: withDetails(c.state, { [id]: null }) }
      return /[\p{L}\p{N}]{2}/u.test(said) ? { state: withDetails(c.state, { [id]: said }) } : undefined
    },
    unknown: (c) => ({ state: withDetails(c.state, { [id]: null }) }),
  }
}

/** Reads a name of 2 to 140 characters, without digits. */
export function readName(text: string): string | undefined {
  const name = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  return name.length >= 2 && name.length <= 140 && /^[\p{L}\p{M}'’. -]+$/u.test(name) ? name : undefined
}

const name: Step = {
  inDetails: 'counts',
  fact: 'name',
  identity: 'words',
  wanted: asked('name'),
  ...question(({ texts }) => texts.ask.name, skip),
  answer(text, c) {
    const read = readName(text)
    return read ? { state: withDetails(c.state, { name: read }) } : undefined
  },
  unknown: (c) => ({ state: withDetails(c.state, { name: null }) }),
}

const nationality: Step = {
  inDetails: 'counts',
  fact: 'nationality',
  wanted: asked('nationality'),
  ...question(
    ({ texts }) => texts.ask.nationality,
    (c) => [countryName(c.profile.country, c.state.lang), c.texts.taps.skip],
  ),
  answer(text, c) {
    const isOwn = text.trim() === countryName(c.profile.country, c.state.lang)
    const code = isOwn ? c.profile.country : c.parseCountry(text)
    return code ? { state: withDetails(c.state, { nationality: code }) } : undefined
  },
  unknown: (c) => ({ state: withDetails(c.state, { nationality: null }) }),
}

/** Every type of document has a label, so the keys of the label table are the list of types. */
const identityTypes = ({ profile, texts }: Context): readonly IdentityType[] =>
  profile.identityTypes ?? (Object.keys(texts.identityTypes) as IdentityType[])

const idType: Step = {
  inDetails: 'counts',
  fact: 'identity',
  wanted: asked('idType'),
  ...question(
    ({ texts }) => texts.ask.idType,
    (c) => [...identityTypes(c).map((type) => c.texts.identityTypes[type]), c.texts.taps.skip],
  ),
  answer(text, c) {
    const type = labelIn(text, c, (labels) => labels.identityTypes)
    if (!type) return undefined
    return {
      state: withDetails(c.state, type === 'None' ? { idType: null, idNumber: null } : { idType: type }),
    }
  },
  unknown: (c) => ({ state: withDetails(c.state, { idType: null, idNumber: null }) }),
}

const idNumber: Step = {
  inDetails: { beside: 'idType' },
  identity: 'words',
  wanted: asked('idNumber'),
  ...question(({ texts }) => texts.ask.idNumber, skip),
  answer(text, c) {
    const number = text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()
    if (!/^(?=.*\d)[A-Z0-9/.]{4,32}$/.test(number)) return undefined
    return { state: withDetails(c.state, { idNumber: number }), masked: maskTail(number) }
  },
  unknown: (c) => ({ state: withDetails(c.state, { idNumber: null }) }),
}

const holder: Step = {
  inDetails: 'counts',
  fact: 'holder',
  identity: 'words',
  wanted: asked('holder'),
  ...question(
    ({ texts }) => texts.ask.holder,
    (c) => [...(detailsOf(c.state).name ? [c.texts.taps.sameName] : []), c.texts.taps.skip],
  ),
  answer(text, c) {
    const own = detailsOf(c.state).name
    const isSame = means(text, c, 'sameName', (w) => w.same)
    const read = isSame && own ? own : readName(text)
    return read ? { state: withDetails(c.state, { holder: read }) } : undefined
  },
  unknown: (c) => ({ state: withDetails(c.state, { holder: null }) }),
}

const ownAccount: Step = {
  inDetails: { beside: 'holder' },
  fact: 'ownAccount',
  identity: 'words',
  wanted: asked('ownAccount'),
  ...question(({ texts }) => texts.ask.ownAccount, dontKnow),
  answer(text, c) {
    const account = findAccount(text)?.account
    return account
      ? { state: withDetails(c.state, { ownAccount: account }), masked: maskTail(account) }
      : undefined
  },
  unknown: (c) => ({ state: withDetails(c.state, { ownAccount: null }) }),
}

const firstContact: Step = {
  inDetails: 'counts',
  fact: 'firstContact',
  wanted: asked('firstContact'),
  ...question(
    ({ texts }) => texts.ask.firstContact,
    ({ texts: { taps } }) => [taps.today, taps.yesterday, taps.dontKnow, taps.skip],
  ),
  answer: (text, c) =>
    momentAnswer(tappedMoment(text, c) ?? readMoment(text, c), c, (moment) =>
      withDetails(c.state, { firstContact: moment }),
    ),
  unknown: (c) => ({ state: withDetails(c.state, { firstContact: null }) }),
}

const contactWay: Step = {
  inDetails: { beside: 'firstContact' },
  fact: 'contactWay',
  ...words('contactWay', 500),
  ...question(
    ({ texts }) => texts.ask.contactWay,
    ({ texts }) => [...Object.values(texts.contactWays), texts.taps.skip],
  ),
}

const story: Step = {
  inDetails: 'counts',
  fact: 'story',
  ...words('story', storyChars),
  ...question(({ texts }) => texts.ask.story, skip),
}
const evidence: Step = {
  inDetails: 'counts',
  fact: 'evidence',
  ...words('evidence', 500),
  ...question(({ texts }) => texts.ask.evidence, skip),
}
const police: Step = {
  inDetails: 'counts',
  fact: 'police',
  ...words('police', 100),
  ...question(({ texts }) => texts.ask.police, skip),
}

const morePayments: Step = {
  inDetails: 'counts',
  wanted: asked('noMorePayments'),
  ...question(
    ({ texts }) => texts.ask.morePayments,
    ({ texts: { taps } }) => [taps.yes, taps.no],
  ),
  answer(text, c) {
    const tri = parseTri(text, c)
    if (tri === 'yes') return { state: withNextPayment(c.state) }
    return tri && noMore(c)
  },
  unknown: (c) => noMore(c),
}

const noMore = (c: Context): Outcome => ({ state: withDetails(c.state, { noMorePayments: true }) })

/** Adds another payment, from the same bank until the citizen says otherwise. */
export function withNextPayment(state: ScamState): ScamState {
  const { payments } = state.answers
  const bank = payments[0]?.bank
  return {
    ...withAnswers(state, { payments: [...payments, bank === undefined ? {} : { bank }] }),
    payment: payments.length,
    detailing: true,
  }
}

const needs: Step = {
  inDetails: 'counts',
  fact: 'needs',
  wanted: asked('needs'),
  ...question(
    ({ texts }) => texts.ask.needs,
    ({ texts: { taps } }) => [taps.yes, taps.no, taps.skip],
  ),
  answer(text, c) {
    const tri = parseTri(text, c)
    if (!tri) return undefined
    return {
      state: withDetails(c.state, { needs: tri }),
      ...(tri === 'yes' && { say: [say(c.texts.say.needsYes)] }),
    }
  },
  unknown: (c) => ({ state: withDetails(c.state, { needs: 'unsure' }) }),
}

/** C2: everything again, before it is sent. */
const detailSummary: Step = {
  inDetails: 'counts',
  wanted: () => true,
  prompt: (c) => ({
    text: c.texts.ask.detailSummary,
    taps: [c.texts.taps.sendNow, c.texts.taps.edit, c.texts.taps.stop],
    before: [say(detailSummaryText(c), 'summary')],
    view: 'confirm',
  }),
  again: ({ texts }) => texts.ask.summaryAgain,
  answer(text, c) {
    if (means(text, c, 'sendNow', (w) => w.sendNow) || parseTri(text, c) === 'yes') return sendReport(c)
    const tapped = tappedFact(text, c)
    return tapped ?? (parseTri(text, c) === 'no' ? { state: c.state, to: 'editMenu' } : undefined)
  },
}

function sendReport(c: Context): Outcome | undefined {
  const report = toReport(c.state, c)
  const { caseId } = c.state
  if (!report || caseId === undefined) return undefined
  return {
    state: { ...c.state, reportingAt: c.now },
    to: 'sendingReport',
    effects: [{ type: 'send-report', caseId, report }],
  }
}

const sendingReport: Step = {
  inDetails: { beside: 'detailSummary' },
  aside: true,
  prompt: ({ texts }) => ({ text: texts.say.reportSending }),
  again: ({ texts }) => texts.say.reportStillSending,
  answer: () => undefined,
}

/** Steps that ask for the details of a report. */
export const detailSteps = {
  name,
  nationality,
  idType,
  idNumber,
  holder,
  ownAccount,
  firstContact,
  contactWay,
  story,
  morePayments,
  evidence,
  police,
  needs,
  detailSummary,
  sendingReport,
} as const satisfies Partial<Record<StepId, Step>>
