import type { UrgentTexts } from '../tables/urgent-texts.ts'

/** Answers to urgent questions in Cebuano. */
export const texts = {
  answers: {
    callsAgain:
      'Ayaw tubaga. Pasagdi lang nga mo-ring, o patya ang tingog. Kon sa imong tan-aw bangko kini, ikaw mismo ang tawag sa numero nga anaa sa imong card.',
    callAbroad:
      'Kasagaran dili mogana ang mubo nga numero gikan sa laing nasud. Gamita ang international number sa imong bangko: magsugod kini sa + ug anaa sa card, sa app o sa ilang website. Mahimo usab nato ang tanan dinhi sa chat.',
    hacked:
      'Posible, busa mag-amping ta. Usba na ang maong password gamit ang laing cellphone o computer, ug sa tanan nga imong gigamitan niini. Unya tawagi ang imong bangko.',
    frozenNotYet: ({ send }) =>
      `Wala pa. Wala pay napadala, busa wala pay bangko nga nahangyo sa pagpugong sa kwarta. Mohangyo ko nila inig pislit nimo sa “${send}”. Mas paspas pa kon motawag ka usab sa imong bangko.`,
    passedOn:
      'Dili ako ang makadesisyon niana, ug walay mohukom nimo dinhi. Mao kini ang makatabang: ayaw ipasa ang kwarta, ayaw pag-withdraw, ug sultihi ang imong bangko karong adlawa. Dako og bili nga ikaw mismo ang ni-report.',
    reportMe: ({ send }) =>
      `Dili, dili ko ikaw isumbong. Ang akong ipadala mao ra ang imong gisulti, human nimo pislita ang “${send}”, ug sa mga bangko ug sa anti-scam center ra.`,
    restYes:
      'Oo. Human na ang imong bahin, ug dinhi ko mosulti kon naay balita. Patya ang tingog sa cellphone, ayaw tubaga ang wala nimo mailhi nga numero, ug pahulay.',
    restAfterCall:
      'Hapit na. Napadala na ang imong report ug mopadayon kini bisan wala ka. Kon wala pa nimo mahimo, tawagi una ang imong bangko: usa ra ka tawag. Unya pahulay.',
    restAfterSending: ({ send }) =>
      `Kadiyot na lang: wala pay napadala. Mga usa ka minuto na lang ug mapislit na nimo ang “${send}”. Tawagi usab ang imong bangko, unya pahulay.`,
    policeThreat: ({ number }) =>
      `Gisulti nila na aron hadlokon ka. Ang tinuod nga pulis dili mangayo og kwarta o code sa telepono. Kon naay tawo sa imong pultahan, ayaw ablihi ug tawag sa ${number}.`,
    personOnTheWay:
      'Wala pa. Nangayo na ko og tawo nga motabang, ug mabasa niya ang imong gisulat dinhi. Mopadayon ta samtang naghulat.',
    personNotAsked: ({ person }) => `Wala pa koy gihangyo nga tawo. Pislita ang “${person}” ug mangayo ko.`,
  },
  comfort: {
    ashamed: 'Wala kay angay ikaulaw. Adlaw-adlaw kini mahitabo bisan sa maalamon ug mabinantayon nga tawo.',
    tired: 'Nakasabot ko. Hinay-hinay lang ta, ug walay mawala sa imong gisulat.',
    childCries: 'Unaha una ang bata. Maghulat ko dinhi, ug walay mawala.',
    needed: 'Naguol ko niini. Importante kaayo nang kwartaha, busa buhaton nato ang tanan nga mahimo.',
  },
  greeting: { first: 'Maayong adlaw. Maayo nga naa ka dinhi.', again: 'Naa ko dinhi.' },
  wallet: [
    ['anaa sa luyo sa card ang numero', 'anaa sa Help sa app ang numero'],
    ['Anaa sa luyo sa card o sa banking app ang numero.', 'Anaa sa Help sa app ang numero.'],
    ['Anaa sa card o sa Help sa app ang numero.', 'Anaa sa Help sa app ang numero.'],
    ['ang numero nga anaa sa imong bank card', 'ang numero nga anaa sa Help sa app'],
    ['sa numero nga anaa sa imong card', 'sa numero nga anaa sa Help sa app'],
    ['tawagi ang numero sa imong card', 'tawagi ang numero nga anaa sa Help sa app'],
  ],
  cardCharges: {
    callBank:
      'Tawagi na ang imong bangko. Ipa-block ang card, ug i-dispute ang mga bayad nga dili ikaw ang naghimo (“chargeback”). Anaa sa card o sa app ang numero.',
    recallWords:
      'Isulti: “Naay mga bayad sa akong card nga dili ako ang naghimo. Palihog i-block ang card ug i-dispute kini.”',
  },
} as const satisfies UrgentTexts
