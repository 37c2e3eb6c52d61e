import type { UrgentTexts } from '../tables/urgent-texts.ts'

/** Answers to urgent questions in Oshikwanyama. */
export const texts = {
  answers: {
    callsAgain:
      'Aaye, ino nyamukula. Efa i kwene, ile u dime ondaka. Ngeenge oto diladila kutya obanga yoye, i dengela mwene konomola oyo i li kokakalata koye.',
    callAbroad:
      'Luhapu eenomola dixupi ihadi longo okudja koshilongo shimwe. Longifa onomola yopaiwana yobanga yoye: otai hovele no + noi li kokakalata, mo-app ile kepandja layo. Oto dulu yo oku ninga aishe apa moku shanga.',
    hacked:
      'Otashi dulika, onghee natu liamene. Lundulula ondjovo oyo yomeholeko paife, kongodi ile kokomputa imwe, naapeshe opo to i longifa. Opo nee u denge kobanga yoye.',
    frozenNotYet: ({ send }) =>
      `Inashi ningwa natango. Kape na sha sha tumwa, onghee kape na obanga ya pulwa i kwate oimaliwa. Ohandi i pula ngeenge wa finda “${send}”. Okudenga kobanga yoye okwa endelela vali.`,
    passedOn:
      'Itandi dulu oku shi tokola, noku na umwe apa te ku tokola. Osho tashi ku kwafele paife: ino tuma oimaliwa komunhu, ino kufa mo sha, nolombwele obanga yoye nena. Osha fimana kutya oto shi lopota mwene.',
    reportMe: ({ send }) =>
      `Aaye, itandi ku lopota. Ohandi tumu ashike osho to lombwele nge, konima ashike yeshi wa finda “${send}”, nokeebanga nokomhangela yokukondjifa oukengeleli ashike.`,
    restYes:
      'Heeno. Oshitukulwa shoye osha pwa, nohandi ku lombwele apa ngeenge pe na onghundana. Dima ondaka, ino nyamukula onomola u he i shii, nou vululukwe.',
    restAfterCall:
      'Popepi. Olopota yoye oya tumwa notai twikile u he po. Ngeenge ino shi ninga natango, denga tete kobanga yoye lumwe ashike. Opo nee u vululukwe.',
    restAfterSending: ({ send }) =>
      `Natango kashona: kape na sha sha tumwa. Opa xupa ominute imwe fiyo to dulu oku finda “${send}”. Denga yo kobanga yoye, opo nee u vululukwe.`,
    policeThreat: ({ number }) =>
      `Otava ti ngaho opo va ku tilife. Opolifi ya shili ihai pula oimaliwa ile okode kongodi. Ngeenge pe na omunhu komuvelo woye, ino u yeulula nou denge ku ${number}.`,
    personOnTheWay:
      'Ine uya natango. Onda pula omunhu, nota dulu oku lesha osho wa shanga apa. Ohatu dulu oku twikila eshi twa teelela.',
    personNotAsked: ({ person }) =>
      `Kape na omunhu a pulwa natango. Finda “${person}”, ame ohandi pula umwe.`,
  },
  comfort: {
    ashamed: 'Ku na osho to fila ohoni. Osho ohashi ningilwa ovanhu ovanaendunge novanamukumo efiku keshe.',
    tired: 'Ondi ku udite. Ohatu i kashona nakashona, nakape na osho wa shanga tashi kana.',
    childCries: 'Tete hekeleka okaana. Ame onda teelela apa, nakape na sha tashi kana.',
    needed: 'Onda nyika oluhodi. Oimaliwa oyo oya fimana, onghee natu ningeni ashishe hatu dulu.',
  },
  greeting: { first: 'Wa uhala po. Osha wana eshi u li apa.', again: 'Ondi li apa.' },
  wallet: [
    ['Onomola oi li konima yokakalata koye ile mo-app yobanga.', 'Onomola oi li mo-Help yo-app.'],
    ['onomola oyo i li konima yokakalata', 'onomola oyo i li mo-Help yo-app'],
    ['onomola oi li konima yokakalata', 'onomola oi li mo-Help yo-app'],
    ['Onomola oi li kokakalata koye ile mo-Help yo-app.', 'Onomola oi li mo-Help yo-app.'],
    ['konomola oyo i li kokakalata koye', 'konomola oyo i li mo-Help yo-app'],
    ['onomola oyo i li kokakalata koye kobanga', 'onomola oyo i li mo-Help yo-app'],
    ['onomola i li kokakalata koye', 'onomola i li mo-Help yo-app'],
  ],
  cardCharges: {
    callBank:
      'Denga kobanga yoye paife. Va pula va pate okakalata nova anye omafuto oo ino ninga (“chargeback”). Onomola oi li kokakalata ile mo-app.',
    recallWords:
      'Tya: “Kokakalata kange oku na omafuto oo inandi ninga. Alikana, pateni okakalata nomu anye omafuto oo.”',
  },
} as const satisfies UrgentTexts
