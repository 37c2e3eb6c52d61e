import type { TellableKind } from '../../languages/tables/reading-words.ts'
import { dangerKinds } from '../../languages/tables/vocabulary.ts'
import type { Candidates } from '../candidates/candidates.ts'
import type { AccountNumber } from '../candidates/identifiers.ts'
import type { Judgement } from '../roles/judge.ts'
import type { Flags } from '../roles/scene.ts'
import type { Hit } from '../text/phrases.ts'
import { leastOf } from './least.ts'
import type { Reading } from './reading.ts'
import type { Teller } from './teller.ts'

/**
 * Facts of a message besides its payments: the scam type, for whom, whether it is in progress, danger, the
 * citizen's own number.
 */
export type ToldSituation = Pick<
  Reading,
  | 'scamType'
  | 'contact'
  | 'theirNumber'
  | 'ongoing'
  | 'moneyLeft'
  | 'nothingCame'
  | 'forOther'
  | 'danger'
  | 'dangerKind'
  | 'minor'
>

/** Combines what a message says besides its payments. */
export function toldSituation(
  flags: Flags,
  judgement: Judgement,
  tell: Teller,
  { candidates, callingCode, isAnswer }: { candidates: Candidates; callingCode: string; isAnswer: boolean },
): ToldSituation {
  const { chance, top } = judgement
  const likeliest = judgement.likeliest('accounts', 'contact', leastOf.account)
  const receives = judgement.chances('accounts', 'receiver')
  const named = scammersNumber({
    ...candidates,
    accounts: candidates.accounts.filter((_, at) => (receives[at] ?? 0) < leastOf.account),
  })
  const learned = judgement.likeliest('accounts', 'theirs', leastOf.theirNumber)
  const theirs =
    named ?? (learned && { number: learned.candidate, from: learned.candidate.first, chance: learned.chance })
  const isTheirs =
    likeliest && (isWhereItWent(likeliest.candidate, candidates) || likeliest.candidate === theirs?.number)
  const own = ownNumber(candidates)
  const contact = own ? { candidate: own, chance: 0.95 } : isTheirs ? undefined : likeliest
  const type = top('type', leastOf.type)
  const ongoing = saysOver(flags, candidates) ? over : top('ongoing', leastOf.ongoing)
  const moneyLeft = top('moneyLeft', leastOf.moneyLeft)
  const forOther = chance('forOther', 'yes')
  const leastDanger = isAnswer ? leastOf.danger : leastOf.dangerInStory
  const danger = dangerIn(flags, chance('danger', 'yes'), leastDanger)
  const ofKind = danger && top('dangerKind', leastOf.dangerKind)
  const kind = dangerKinds.find((one) => one === ofKind?.label)
  const minor = chance('minor', 'yes')
  const { minor: minorSaid, forOther: otherSaid, nothingCame } = flags.talk
  const isMinor = minor > (minorSaid.length > 0 ? leastOf.minorSaid : leastOf.minor)
  return {
    ...(type && {
      scamType: tell(
        type.label as TellableKind,
        type.chance,
        flags.kinds.get(type.label as TellableKind)?.[0][0],
      ),
    }),
    ...(contact && {
      contact: tell(e164(contact.candidate, callingCode), contact.chance, contact.candidate),
    }),
    ...(theirs && {
      theirNumber: tell(theirs.number.written, theirs.chance, {
        first: theirs.from,
        last: theirs.number.last,
      }),
    }),
    ...(ongoing && isYesNo(ongoing.label) && { ongoing: tell(ongoing.label, ongoing.chance) }),
    ...(moneyLeft && isYesNo(moneyLeft.label) && { moneyLeft: tell(moneyLeft.label, moneyLeft.chance) }),
    ...(nothingCame[0] && { nothingCame: tell(true as const, 1, nothingCame[0]) }),
    ...(forOther > leastOf.forOther && { forOther: tell(true as const, forOther, otherSaid[0]) }),
    ...(danger && { danger: tell(true as const, danger.chance, danger.hit) }),
    ...(ofKind && kind && { dangerKind: tell(kind, ofKind.chance) }),
    ...(isMinor && { minor: tell(true as const, minor, minorSaid[0]) }),
  }
}

const over = { label: 'no', chance: 0.9 } as const
const mostOverWords = 8

/** "Yes, he hung up now", in a few words that deny and ask nothing. */
const saysOver = ({ talk }: Flags, { doc, signs }: Candidates): boolean =>
  talk.over.length > 0 &&
  talk.goesOn.length + signs.not.length === 0 &&
  // "He" asks something in other languages.
  talk.asks.every(({ words }) => words.length <= 2) &&
  doc.said.length <= mostOverWords &&
  !/[?؟]/.test(doc.raw)

/**
 * "I sent it to 0917…": the number that the money went to is not the citizen's, whatever else the message
 * says.
 */
function isWhereItWent({ first }: AccountNumber, { doc, signs }: Candidates): boolean {
  const near = (hits: readonly Hit[], words: number) =>
    hits.some(
      ({ last }) =>
        last < first && first - last <= words && doc.tokens[last]?.sentence === doc.tokens[first]?.sentence,
    )
  return near(signs.toBefore, 1) && near(signs.paid, 4) && !near(signs.reachMe, 4)
}

/**
 * "0927 555 0188 is me", or "my phone 0917…, his is 0918…": the telephone number that words for the citizen's own
 * stand right behind or, of several, right before.
 */
export function ownNumber({ accounts, signs }: Candidates): AccountNumber | undefined {
  const phones = accounts.filter(({ isPhone }) => isPhone)
  const isBeside = (from: number, to: number) => to > from && to - from <= 1
  const behind = phones.find(({ last }) => signs.reachMe.some((hit) => isBeside(last, hit.first)))
  if (behind || phones.length < 2) return behind
  return phones.find(({ first }) => signs.reachMe.some((hit) => isBeside(hit.last, first)))
}

/** "He called from 0917…": a number that a word for the scammer's stands right before. */
function scammersNumber({
  accounts,
  doc,
  signs,
}: Candidates): { number: AccountNumber; from: number; chance: number } | undefined {
  for (const number of accounts)
    for (const { first, last } of signs.theirNumber) {
      const isBefore = last < number.first && number.first - last <= mostBetween
      // "0949… is the number of the scammer, not mine".
      const isBehind = first > number.last && first - number.last <= mostBetween && number.isPhone
      const isOwn = signs.reachMe.some((hit) =>
        isBefore
          ? hit.last < number.first && hit.last >= last
          : hit.first > number.last && hit.first <= first + mostBetween,
      )
      if (
        (isBefore || isBehind) &&
        !isOwn &&
        doc.tokens[last]?.sentence === doc.tokens[number.first]?.sentence
      )
        return { number, from: isBefore ? first : number.first, chance: 1 }
    }
  return undefined
}
const mostBetween = 3

const isYesNo = (label: string): label is 'yes' | 'no' => label === 'yes' || label === 'no'

/** Recall before precision: an unnecessary question costs little. */
function dangerIn(
  { talk }: Flags,
  chance: number,
  leastAlone: number,
): { chance: number; hit?: Hit } | undefined {
  const hit = talk.danger.find(
    ({ first, last }) => !talk.noDanger.some((idiom) => idiom.first <= first && idiom.last >= last),
  )
  if (hit && chance > leastOf.dangerNamed) return { chance: Math.max(0.5, chance), hit }
  const least = talk.noDanger.length > 0 ? leastOf.dangerBesideIdiom : leastAlone
  return chance > least ? { chance } : undefined
}

/** Writes a national number with the country's calling code. */
export const e164 = ({ written, digits }: AccountNumber, callingCode: string): string =>
  written.startsWith('+')
    ? written
    : `+${callingCode}${digits.replace(new RegExp(`^(?:${callingCode}|0)`), '')}`
