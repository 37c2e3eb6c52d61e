import type { UrgentTexts } from '../tables/urgent-texts.ts'

/** Answers to urgent questions in Swahili. */
export const texts = {
  answers: {
    callsAgain:
      'Hapana, usipokee. Acha iite tu, au zima sauti. Ukidhani ni benki yako, piga wewe mwenyewe nambari iliyo kwenye kadi yako.',
    callAbroad:
      'Nambari fupi mara nyingi hazifanyi kazi kutoka nchi nyingine. Tumia nambari ya kimataifa ya benki yako: inaanza na + na iko kwenye kadi, kwenye app au kwenye tovuti yao. Unaweza pia kufanya yote hapa kwa kuandika.',
    hacked:
      'Inawezekana, kwa hiyo tujilinde. Badilisha nenosiri hilo sasa, kwa simu au kompyuta nyingine, na kila mahali unapolitumia. Kisha pigia benki yako simu.',
    frozenNotYet: ({ send }) =>
      `Bado. Hakuna kilichotumwa, kwa hiyo hakuna benki iliyoombwa kuzuia pesa. Nitawaomba ukibonyeza “${send}”. Kuipigia benki yako ni haraka zaidi.`,
    passedOn:
      'Siwezi kuamua hilo, na hakuna anayekuhukumu hapa. Kinachokusaidia sasa: usimtumie mtu pesa hizo, usitoe chochote, na uiambie benki yako leo. Ni muhimu kwamba unaripoti mwenyewe.',
    reportMe: ({ send }) =>
      `Hapana, sikuripoti wewe. Ninatuma tu unachoniambia, ukishabonyeza “${send}” tu, na kwa benki na kituo cha kupambana na utapeli tu.`,
    restYes:
      'Ndiyo. Sehemu yako imekwisha, na nitakuambia hapa kukiwa na habari. Zima sauti, usipokee nambari usiyoijua, na upumzike.',
    restAfterCall:
      'Karibu. Ripoti yako imetumwa na inaendelea bila wewe. Kama bado hujafanya, pigia kwanza benki yako: simu moja tu. Kisha pumzika.',
    restAfterSending: ({ send }) =>
      `Bado kidogo: hakuna kilichotumwa. Kama dakika moja tu hadi uweze kubonyeza “${send}”. Pigia benki yako pia, kisha unaweza kupumzika.`,
    policeThreat: ({ number }) =>
      `Wanasema hivyo ili kukutisha. Polisi wa kweli hawaombi pesa wala code kwa simu. Mtu akiwa mlangoni pako, usifungue na upige ${number}.`,
    personOnTheWay: 'Bado. Nimeomba mtu, na ataweza kusoma ulichoandika hapa. Tunaweza kuendelea tukisubiri.',
    personNotAsked: ({ person }) => `Bado hakuna aliyeombwa. Bonyeza “${person}”, nami nitaomba mtu.`,
  },
  comfort: {
    ashamed: 'Huna sababu ya kuona aibu. Jambo hili huwapata kila siku watu wenye akili na waangalifu.',
    tired: 'Nakuelewa. Tunaenda hatua moja ndogo kwa wakati, na hakuna ulichoandika kitakachopotea.',
    childCries: 'Mtulize mtoto kwanza. Ninasubiri hapa, na hakuna kitakachopotea.',
    needed: 'Pole sana. Pesa hizo ni muhimu, kwa hiyo tufanye kila tunachoweza.',
  },
  greeting: { first: 'Habari. Ni vizuri kwamba uko hapa.', again: 'Niko hapa.' },
  wallet: [
    ['nambari iko nyuma ya kadi yako', 'nambari iko kwenye menyu ya msaada ya app'],
    [
      'Nambari iko nyuma ya kadi yako au kwenye app ya benki yako.',
      'Nambari iko kwenye menyu ya msaada ya app.',
    ],
    [
      'Nambari iko kwenye kadi yako au kwenye menyu ya msaada ya app.',
      'Nambari iko kwenye menyu ya msaada ya app.',
    ],
    ['nambari iliyo kwenye kadi yako ya benki', 'nambari iliyo kwenye menyu ya msaada ya app'],
    ['nambari iliyo kwenye kadi yako', 'nambari iliyo kwenye menyu ya msaada ya app'],
  ],
  cardCharges: {
    callBank:
      'Pigia benki yako simu sasa. Waombe wafunge kadi na wapinge malipo ambayo hukufanya (“chargeback”). Nambari iko kwenye kadi au kwenye app.',
    recallWords:
      'Sema: “Kuna malipo kwenye kadi yangu ambayo sikufanya. Tafadhali fungeni kadi na myapinge.”',
  },
} as const satisfies UrgentTexts
