import { urgentTexts } from '../../languages/action-texts.ts'
import type { ScamTurn } from '../engine/turn.ts'
import { paymentOf } from '../model/state.ts'
import type { Context } from '../model/step.ts'
import type { DialogMessage } from '../model/types.ts'
import { fold } from '../understand/fold.ts'

/** Names of wallets, which have no card with a number. */
const wallets =
  /wallet|monedero|billetera|carteira|cash\b|\bpaymaya|\bmaya\b|pesa\b|paisa\b|pesa$|mo ?mo\b|mobile money|orange money|airtel money|tigo pesa|mixx|\bwave\b|paypal|\bgrab ?pay|shopee ?pay|\bcoins\b|coins ph|sadapay|nayapay|\bpaytm|phonepe|phone pe|google pay|\bgpay|nequi|daviplata|\byape\b|\bplin\b|mercado ?pago|picpay|zaad|evc|fawry|pay2cell|venmo|\bzelle\b|\buala\b|محفظة|والٹ|वॉलेट|جیز ?کیش|ایزی ?پیسہ/u

/** Whether the citizen's bank is a wallet: its number is in the app. */
const hasWallet = (c: Context): boolean => {
  const name = paymentOf(c.state).bank?.name
  return name !== undefined && wallets.test(fold(name))
}

/** Replaces words that do not fit: the number on the card of a wallet, and a recall of card payments. */
export function withFittingWords(turn: ScamTurn, before: Context): ScamTurn {
  const c = before.at(turn.state)
  const texts = urgentTexts[turn.state.lang] ?? urgentTexts.en
  const pairs: (readonly [string, string])[] = [
    ...(turn.state.cardCharges && texts
      ? [[c.texts.say.recallWords, texts.cardCharges.recallWords] as const]
      : hasWallet(c)
        ? (texts?.wallet ?? [])
        : []),
  ]
  if (pairs.length === 0) return turn
  const fit = (message: DialogMessage): DialogMessage =>
    message.type === 'text'
      ? { ...message, text: pairs.reduce((text, [from, to]) => text.replaceAll(from, to), message.text) }
      : message
  return { ...turn, messages: turn.messages.map(fit) }
}
