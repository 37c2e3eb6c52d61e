import type { Button } from '../../../contract/chat/message.ts'
import { paymentOf, type ScamState } from '../model/state.ts'
import type { Context } from '../model/step.ts'
import type { Bank, DangerLines, DialogMessage, DialogProfile, Hotline } from '../model/types.ts'
import { countryOf } from '../understand/identifiers.ts'

/** The deployment's hotlines, one per line. */
export const hotlineLines = ({ texts, profile }: Pick<Context, 'texts' | 'profile'>): string =>
  profile.hotlines.map((line) => hotlineLine(line, texts)).join('\n')

/** A line that can be called, with its hours. */
export const hotlineLine = ({ label, number, hours }: Hotline, { say }: Context['texts']): string =>
  hours ? say.hotlineHours({ label, number, hours }) : say.hotline({ label, number })

/** The citizen's own bank, if it is on the list. */
export const knownBank = ({ state, profile }: Context): Bank | undefined => {
  const code = paymentOf(state).bank?.code
  return code === undefined ? undefined : profile.banks.find((bank) => bank.code === code)
}

const telephone = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`

type CallCard = Extract<DialogMessage, { type: 'carousel' }>['cards'][number]

/** A card with a number to call. */
const callCard = (
  { texts }: Context,
  { title, number, hours }: { title: string; number: string; hours?: string | undefined },
  extra: readonly Button[] = [],
): CallCard => ({
  title,
  description: hours ? `${number} (${hours})` : number,
  buttons: [{ type: 'url', text: texts.taps.call, url: telephone(number) }, ...extra],
})

const bankCallCards = (c: Context, extra: readonly Button[] = []): CallCard[] => {
  const bank = knownBank(c)
  // The numbers of these banks help nobody who paid from another one.
  const all = paymentOf(c.state).bank?.name ? [] : c.profile.banks
  return (bank ? [bank] : all).flatMap(({ name, fraudNumber: number }) =>
    number ? [callCard(c, { title: c.texts.say.nowCallBank({ bank: name }), number }, extra)] : [],
  )
}

const toCarousel = (cards: readonly CallCard[]): DialogMessage[] =>
  cards.length > 0 ? [{ type: 'carousel', cards: cards.slice(0, 10) }] : []

/**
 * Cards with the number of the citizen's bank, or one for each bank while theirs is not known; none for a bank that
 * is not on the list. At most ten.
 */
export const bankCards = (c: Context, extra: readonly Button[] = []): DialogMessage[] =>
  toCarousel(bankCallCards(c, extra))

/** Numbers to call now: the citizen's bank, if known, and the hotlines. */
export const callCards = (c: Context): DialogMessage[] =>
  toCarousel([
    ...(knownBank(c) ? bankCallCards(c) : []),
    ...c.profile.hotlines.map(({ label, ...line }) => callCard(c, { title: label, ...line })),
  ])

/** The same numbers in words. */
export function callLines(c: Context): string {
  const bank = knownBank(c)
  const line = bank?.fraudNumber && c.texts.say.hotline({ label: bank.name, number: bank.fraudNumber })
  return [line, hotlineLines(c)].filter(Boolean).join('\n')
}

/**
 * The lines of the country of a telephone number, if the deployment has them; otherwise those of its own
 * country.
 */
const linesFor = (profile: DialogProfile, phone: string | null | undefined): DangerLines =>
  (profile.otherCountries && phone && profile.otherCountries[countryOf(phone) ?? '']) || profile

/** Whom to call in danger, in words: the emergency number, and the lines that fit. */
export function dangerWords(c: Context): string {
  const { emergencyNumber, ...others } = linesFor(c.profile, c.state.answers.contact)
  return [
    emergencyWords(c, emergencyNumber),
    ...linesBeside(others, c).map((line) => hotlineLine(line, c.texts)),
  ].join('\n')
}

/** The number to call in an emergency where the citizen is. */
export const emergencyNumber = ({ profile, state }: Context): string =>
  linesFor(profile, state.answers.contact).emergencyNumber

/** The same numbers as cards, each with a button that dials it. Only these cards have the view `advice`. */
export function dangerCards(c: Context): DialogMessage[] {
  const { emergencyNumber, ...others } = linesFor(c.profile, c.state.answers.contact)
  const [title = ''] = emergencyWords(c, emergencyNumber).split('\n')
  const cards = [
    callCard(c, { title: title.slice(0, maxTitle), number: emergencyNumber }),
    ...linesBeside(others, c).map(({ label, ...line }) => callCard(c, { title: label, ...line })),
  ]
  return [{ type: 'carousel', view: 'advice', cards }]
}
const maxTitle = 80

function emergencyWords({ texts: { say }, state }: Context, number: string): string {
  const kind = state.dangers?.at(-1)
  if (kind === 'ill') return say.emergencyIll({ number })
  return kind === 'self' ? say.emergencySelf({ number }) : say.emergency({ number })
}

const linesBeside = (lines: Omit<DangerLines, 'emergencyNumber'>, { state }: Context): Hotline[] =>
  lineNamesFor(state).flatMap((name) => lines[name] ?? [])

/** The lines that fit the danger, most important first. */
export function lineNamesFor({ dangers = [], answers, childInDanger }: ScamState) {
  const isHome = dangers.includes('home')
  // Whoever is threatened by strangers, or is with somebody who collapsed, needs help that comes.
  const mayDespair = dangers.length === 0 || isHome || dangers.includes('self')
  return [
    ...(isHome ? (['violenceLine'] as const) : []),
    ...(mayDespair ? (['crisisLine'] as const) : []),
    ...(answers.minor || childInDanger ? (['childLine'] as const) : []),
  ]
}
