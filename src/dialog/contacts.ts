import type { Button } from '../contract/message.ts'
import { paymentOf } from './state.ts'
import type { Context } from './step.ts'
import type { Bank, DialogMessage } from './types.ts'

/** The deployment's hotlines, one a line. */
export const hotlineLines = ({ texts, profile }: Pick<Context, 'texts' | 'profile'>): string =>
  profile.hotlines
    .map(({ label, number, hours }) =>
      hours ? texts.say.hotlineHours({ label, number, hours }) : texts.say.hotline({ label, number }),
    )
    .join('\n')

/** The bank of the list that she paid from. */
export const knownBank = ({ state, profile }: Context): Bank | undefined => {
  const code = paymentOf(state).bank?.code
  return code === undefined ? undefined : profile.banks.find((bank) => bank.code === code)
}

const telephone = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`

/** A card with the number of her bank, or one for each bank while hers is not known. At most ten. */
export function bankCards(c: Context, extra: readonly Button[] = []): DialogMessage[] {
  const bank = knownBank(c)
  const banks = (bank ? [bank] : c.profile.banks).filter(({ fraudNumber }) => fraudNumber).slice(0, 10)
  if (banks.length === 0) return []
  return [
    {
      type: 'carousel',
      cards: banks.map(({ name, fraudNumber = '' }) => ({
        title: c.texts.say.nowCallBank({ bank: name }),
        description: fraudNumber,
        buttons: [{ type: 'url', text: c.texts.taps.call, url: telephone(fraudNumber) }, ...extra],
      })),
    },
  ]
}
