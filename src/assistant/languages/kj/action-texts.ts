import type { ActionTexts } from '../tables/action-texts.ts'

/** What a citizen is told to do at once, in Oshikwanyama. */
export const texts = {
  disconnect: 'Dimeka paife ointaneta kongodi ile kokomputa oko, ile u i dime, u i fiye po.',
  hangUp: 'Edula ongodi paife. Kape na sha u na oku va yelifila.',
  keepCode: 'Ino yandja nande okode, o-PIN ile ondjovo yomeholeko komunhu, nande ota ti oye wobanga yoye.',
  callBank:
    'Denga paife kobanga yoye ile ko-wallet, u va lombwele kutya osha li oulunguluki. Onomola oi li kokakalata koye ile mo-Help yo-app.',
  callOperator: 'Ongodi yoye kai na onetweka? Longifa ongodi imwe vali, pula o-MTC i pate o-SIM yoye.',
  blockCard: 'Va pula va pate okakalata koye.',
  changePassword: 'Lundulula paife o-PIN nondjovo yoye yomeholeko, kongodi imwe vali ngeenge tashi shiiva.',
  doNotPay: 'Ino futa sha, ile ino futa vali.',
  callRelative: 'Edula ongodi u denge omupambele woye konomola yaye mwene.',
  doNotAnswer: 'Ino va nyamukula vali.',
  keepEvidence: 'Tuvikila omatumwalaka avo aeshe, u kufe omafano oshikandjo.',
  stopPassingOn: 'Ino tumina nande omunhu oimaliwa oyo. I fiya opo i li.',
  talkWithThem:
    'Popya naye nombili, ino mu pa ondjo. Mu pula a teelele efiku limwe, a popye nobanga fimbo ina futa.',
  vulnerableLine:
    'Oto dulu okudenga kobanga yaye ove mwene. Pula ovo hava amene ovalandi koulunguluki, u va lombwele osho tashi ningwa.',
  recall: 'Denga paife kobanga yoye ile ko-wallet, u pule va alule oimaliwa ya ya kokonto ya puka.',
  checkOfficial:
    'Ino longifa onomola ile olinki oyo i li metumwalaka. Konga mwene onomola yobanga ile yombelewa, u pule oko.',
  childLine: 'Ku na ondjo. Oto dulu okupopya nomunhu ou ha kwafele ounona:',
  giftCard:
    'Denga paife kokambani oyo edina layo li li ko-gift card, u pule va i kelele. Tuvikila okakalata nolisita.',
  helping: {
    hangUp:
      'Ngeenge ou li pamwe naye, kufa ongodi u i edule. Ngeenge hasho, twikila oku mu denga kongodi imwe vali fiyo ta nyamukula.',
    callBank:
      'Mu kwafela a denge paife kobanga yaye ile ko-wallet, a va lombwele kutya osha li oulunguluki. Onomola oi li kokakalata kaye ile mo-Help yo-app.',
  },
} as const satisfies ActionTexts
