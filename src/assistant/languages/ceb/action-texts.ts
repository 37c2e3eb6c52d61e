import type { ActionTexts } from '../tables/action-texts.ts'

/** What a citizen is told to do at once, in Cebuano. */
export const texts = {
  disconnect: 'Palonga dayon ang internet sa maong cellphone o computer, o i-off kini, ug ayaw una hilabti.',
  hangUp: 'Putla na ang tawag. Dili kinahanglan nga magpasabot ka nila.',
  keepCode:
    'Ayaw gyud paghatag og code, PIN o password ni bisan kinsa, bisan sa moingon nga taga-bangko sila.',
  callBank:
    'Tawagi na ang imong bangko o e-wallet ug isulti nga scam kini. Anaa sa card o sa Help sa app ang numero.',
  callOperator: 'Walay signal? Gamit ang laing cellphone, ipa-block ang imong SIM sa telco.',
  blockCard: 'Ipa-block nila ang imong card.',
  changePassword: 'Ilisi na ang imong PIN ug password, sa laing cellphone kung mahimo.',
  doNotPay: 'Ayaw pagbayad, o ayaw na pagdugang og bayad.',
  callRelative:
    'Putla ang tawag ug tawagi ang imong paryente sa iyang kaugalingong numero, kadtong dugay na nimong gigamit.',
  doNotAnswer: 'Ayaw na sila tubaga.',
  keepEvidence: 'Tipigi ang tanan nilang mensahe ug pag-screenshot.',
  stopPassingOn: 'Ayaw ipasa ang kwarta kang bisan kinsa. Biyai lang kini kung asa kini.',
  talkWithThem:
    'Pagmalinawon kaniya ug ayaw siya basola. Hangyoa nga maghulat una og usa ka adlaw ug makigsulti sa bangko una mobayad.',
  vulnerableLine:
    'Mahimo nimong tawagan ang iyang bangko. Pangitaa ang nanalipod sa mga customer batok sa scam, ug isulti ang nahitabo.',
  recall: 'Tawagi na ang imong bangko o e-wallet ug hangyoa nga bawion ang napadala sa sayop nga account.',
  checkOfficial:
    'Ayaw gamita ang numero o link sa mensahe. Ikaw mismo ang mangita sa numero sa bangko o opisina, ug didto pangutana.',
  childLine: 'Wala kay sala. Naa kay makasulti nga motabang sa mga batan-on:',
  giftCard:
    'Tawagi na ang kompanya nga nakasulat sa gift card ug hangyoa nga pahunongon kini. Tipigi ang card ug ang resibo.',
  helping: {
    hangUp:
      'Kung kauban nimo siya, kuhaa ang telepono ug putla ang tawag. Kung dili, balik-balika siya og tawag sa laing telepono hangtod motubag siya.',
    callBank:
      'Tabangi siya sa pagtawag karon sa iyang bangko o e-wallet ug sa pagsulti nga scam kini. Anaa sa iyang card o sa Help sa app ang numero.',
  },
} as const satisfies ActionTexts
