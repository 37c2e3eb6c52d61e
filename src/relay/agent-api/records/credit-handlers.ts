import type { RecordRouteName } from '../../../contract/console/record-routes.ts'
import {
  type CreditsAnswer,
  type CreditsView,
  creditsRequest,
  purchaseRequest,
} from '../../../contract/console/records.ts'
import { answering, bodyOf, keyOf } from '../cases/answer.ts'
import type { ConsoleHandlers } from '../sign-in/console-api.ts'
import type { OperatorContext } from '../sign-in/route-guards.ts'
import type { RecordDeps } from './record-deps.ts'

type CreditRouteName = Extract<RecordRouteName, 'getCredits' | 'changeCredits' | 'buyCredits'>

/** Answer of the host about the workspace. */
interface Answered {
  credits: number
  unlimited: boolean
  low_balance: boolean
  price_minor: number
  currency: string
  purchase_step: number
  purchase_min: number
  top_up_credits: number
  auto_top_up: { below: number } | null
  billing_emails: readonly string[]
  movements: readonly {
    kind: string
    amount: number
    price_minor: number
    at: string
    actor: string | null
  }[]
}

/** Creates the handlers for voice credits. */
export function createCreditHandlers({ platform, ids, note }: RecordDeps): ConsoleHandlers<CreditRouteName> {
  const read = async (c: OperatorContext): Promise<CreditsAnswer> => {
    const answer = (await platform.read('getCredits', c.get('operator').id)) as Answered | undefined
    return { credits: answer ? toView(answer) : null }
  }
  return {
    getCredits: answering(read),
    changeCredits: answering(async (c) => {
      const { autoTopUpBelow: below, billingEmails } = await bodyOf(c, creditsRequest)
      const wish = { auto_top_up: below === null ? null : { below }, billing_emails: billingEmails }
      await platform.change('changeCredits', wish, c.get('operator').id)
      note(c, `credits set: top-up below ${below ?? 'nothing'}, ${billingEmails.length} contacts`)
      return read(c)
    }),
    buyCredits: answering(async (c) => {
      const { credits } = await bodyOf(c, purchaseRequest)
      const wish = { credits, purchase_id: keyOf(c, ids) }
      await platform.change('buyCredits', wish, c.get('operator').id)
      note(c, `credits bought: ${credits}`)
      return read(c)
    }),
  }
}

const toView = (answer: Answered): CreditsView => ({
  credits: answer.credits,
  isUnlimited: answer.unlimited,
  isLow: answer.low_balance,
  priceMinor: answer.price_minor,
  currency: answer.currency,
  step: answer.purchase_step,
  minimum: answer.purchase_min,
  topUpCredits: answer.top_up_credits,
  autoTopUpBelow: answer.auto_top_up?.below ?? null,
  billingEmails: answer.billing_emails,
  movements: answer.movements.map(({ kind, amount, price_minor, at, actor }) => ({
    kind,
    amount,
    priceMinor: price_minor,
    at,
    by: actor,
  })),
})
