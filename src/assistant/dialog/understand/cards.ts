import { toPlain } from './plain-text.ts'

/** Cards that are paid for in a shop, by the names that people of all languages use for them. */
export const giftCards =
  /gift ?cards?|giftcard|cartes?[- ]cadeaux?|tarjetas? (?:de )?regalo|cart(?:ão|ões|ao|oes)[- ]presente|\b(?:steam|itunes|google ?play|apple|razer(?: gold)?|amazon|neosurf|transcash|paysafe(?:card)?|pcs|vanilla) ?(?:gift ?)?(?:cards?|codes?|vouchers?|tickets?|coupons?|recharges?|gold)\b|\b(?:neosurf|transcash|paysafecard)\b/iu

/** Payment cards, in the languages of the dialogue. */
const cards =
  /\b(?:card|cards|kard|cc|visa|mastercard|amex|carte|cartes|cb|tarjeta|tarjetas|cartao|cartoes|kadi|ikarita|okakalata)\b|بطاق|کارڈ|كارت|कार्ड/u
/** Cards that pay nothing. */
const otherCards =
  /\b(?:sim|e-?sim|id|identity|identite|identidad|identidade|memory|report|ration|aadhaar|aadhar|pan|vitale|chip) ?cards?\b|\bcartes? (?:sim|d'identite|vitale)|sim (?:card|kard|kadi)|شناختی|सिम|سم کارڈ|الهوية/u

/** Whether a text names a payment card, such as a credit card. */
export function namesPaymentCard(said: string): boolean {
  const { text } = toPlain(said)
  return cards.test(text) && !otherCards.test(text) && !giftCards.test(said)
}
