import type { ActionTexts } from '../tables/action-texts.ts'

/** What a citizen is told to do at once, in Swahili. */
export const texts = {
  disconnect: 'Zima intaneti kwenye simu au kompyuta hiyo sasa, au izime kabisa, na usiiguse tena.',
  hangUp: 'Kata simu sasa. Huhitaji kuwaeleza chochote.',
  keepCode: 'Usimpe kamwe mtu yeyote code, PIN wala neno la siri, hata anayesema yeye ni benki yako.',
  callBank:
    'Pigia simu benki yako au huduma yako ya pesa za simu sasa na useme huu ni utapeli. Nambari iko kwenye kadi yako au kwenye menyu ya msaada ya app.',
  callOperator:
    'Simu yako haina mtandao? Iombe kampuni yako ya simu, kwa kutumia simu nyingine, ifunge laini yako (SIM).',
  blockCard: 'Waombe wafunge kadi yako.',
  changePassword: 'Badilisha PIN yako na neno lako la siri sasa, kwa simu nyingine kama unaweza.',
  doNotPay: 'Usilipe chochote, au usilipe zaidi.',
  callRelative: 'Kata simu na umpigie ndugu yako kwenye nambari yake mwenyewe, ile unayoitumia siku zote.',
  doNotAnswer: 'Usiwajibu tena.',
  keepEvidence: 'Hifadhi ujumbe wao wote na upige picha za skrini (screenshot).',
  stopPassingOn: 'Usimtumie mtu yeyote pesa hizi. Ziache zilipo.',
  talkWithThem:
    'Kaa kwa utulivu na mtu huyo na usimlaumu. Mwombe asubiri siku moja na aongee na benki yake kabla ya kulipa.',
  vulnerableLine:
    'Unaweza kuipigia benki yake simu wewe mwenyewe. Omba watu wanaolinda wateja dhidi ya utapeli, na useme kinachoendelea.',
  recall:
    'Pigia simu benki yako au huduma yako ya pesa za simu sasa na uombe malipo yarudishwe kutoka akaunti isiyo sahihi.',
  checkOfficial:
    'Usitumie nambari au link iliyo kwenye ujumbe. Tafuta mwenyewe nambari ya benki au ofisi, na uulize huko.',
  childLine: 'Hujafanya kosa lolote. Unaweza kuongea na mtu anayesaidia vijana:',
  giftCard:
    'Pigia simu sasa kampuni iliyoandikwa kwenye kadi ya zawadi (gift card) na uiombe iizuie kadi hiyo. Hifadhi kadi na risiti.',
  helping: {
    hangUp:
      'Kama uko naye, chukua simu na uikate. Kama hauko naye, endelea kumpigia kwa simu nyingine hadi apokee.',
    callBank:
      'Msaidie apigie simu benki yake au huduma yake ya pesa za simu sasa na aseme kuwa huu ni utapeli. Nambari iko kwenye kadi yake au kwenye menyu ya msaada ya app.',
  },
} as const satisfies ActionTexts
