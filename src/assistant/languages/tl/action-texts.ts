import type { ActionTexts } from '../tables/action-texts.ts'

/** What a citizen is told to do at once, in Filipino. */
export const texts = {
  disconnect:
    'Patayin na po ang internet ng cellphone o computer na iyon, o i-off ito, at huwag munang galawin.',
  hangUp: 'Ibaba na po ang tawag. Hindi n’yo kailangang magpaliwanag sa kanila.',
  keepCode:
    'Huwag kailanman magbigay ng code, PIN o password kahit kanino, kahit sa nagsasabing taga-bangko sila.',
  callBank:
    'Tawagan na po ang bangko o e-wallet n’yo at sabihing scam ito. Nasa card o sa Help ng app ang numero.',
  callOperator: 'Walang signal? Gamit ang ibang cellphone, ipa-block po ang SIM n’yo sa telco.',
  blockCard: 'Ipa-block po sa kanila ang card n’yo.',
  changePassword: 'Palitan na po ang PIN at password n’yo, sa ibang cellphone kung kaya.',
  doNotPay: 'Huwag po kayong magbayad, o huwag nang magdagdag ng bayad.',
  callRelative:
    'Ibaba po ang tawag at tawagan ang kamag-anak n’yo sa sarili niyang numero, iyong dati n’yo nang ginagamit.',
  doNotAnswer: 'Huwag na po silang sagutin.',
  keepEvidence: 'Itago po ang lahat ng mensahe nila at mag-screenshot.',
  stopPassingOn: 'Huwag po ninyong ipasa ang pera kahit kanino. Hayaan lang kung nasaan ito.',
  talkWithThem:
    'Maging mahinahon po sa kanya at huwag siyang sisihin. Hilingin na maghintay muna ng isang araw at kausapin ang bangko bago magbayad.',
  vulnerableLine:
    'Puwede n’yo pong tawagan ang bangko niya. Hanapin ang nangangalaga sa mga customer laban sa scam, at sabihin ang nangyayari.',
  recall: 'Tawagan na po ang bangko o e-wallet n’yo at hilinging bawiin ang napadala sa maling account.',
  checkOfficial:
    'Huwag pong gamitin ang numero o link sa mensahe. Hanapin n’yo mismo ang numero ng bangko o opisina, at doon magtanong.',
  childLine: 'Wala kang kasalanan. May puwede kang kausapin na tumutulong sa kabataan:',
  giftCard:
    'Tawagan na po ang kompanyang nakasulat sa gift card at hilinging ipahinto ito. Itago ang card at ang resibo.',
  helping: {
    hangUp:
      'Kung kasama n’yo po siya, kunin ang telepono at ibaba ang tawag. Kung hindi, tawagan siya nang tawagan sa ibang telepono hanggang sumagot siya.',
    callBank:
      'Tulungan n’yo po siyang tawagan ngayon ang bangko o e-wallet niya at sabihing scam ito. Nasa card niya o sa Help ng app ang numero.',
  },
} as const satisfies ActionTexts
