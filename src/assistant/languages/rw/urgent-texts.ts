import type { UrgentTexts } from '../tables/urgent-texts.ts'

/** Answers to urgent questions in Kinyarwanda. */
export const texts = {
  answers: {
    callsAgain:
      'Oya, ntiwitabe. Reka isone, cyangwa uzimye ijwi. Niba utekereza ko ari banki yawe, yihamagarire ubwawe kuri nimero iri ku ikarita yawe.',
    callAbroad:
      'Akenshi nimero ngufi ntizikora uri mu kindi gihugu. Koresha nimero mpuzamahanga ya banki yawe: itangizwa na + kandi iri ku ikarita, muri porogaramu cyangwa ku rubuga rwayo. Ushobora no gukorera byose hano wandika.',
    hacked:
      'Birashoboka, reka twirinde. Hindura iryo jambo ry’ibanga ubu, ukoresheje indi telefoni cyangwa mudasobwa, n’ahandi hose urikoresha. Hanyuma uhamagare banki yawe.',
    frozenNotYet: ({ send }) =>
      `Oya, ntabwo biraba. Nta kirohererezwa, bityo nta banki irasabwa gufata amafaranga. Nzayisaba nukanda “${send}”. Guhamagara banki yawe birushaho kwihuta.`,
    passedOn:
      'Ibyo si njye ubigena, kandi hano nta ugucira urubanza. Ikigufasha ubu: ntukagire uwo woherereza ayo mafaranga, ntugire icyo ubikuza, kandi ubibwire banki yawe uyu munsi. Kuba ubyivugiye ubwawe bifite akamaro.',
    reportMe: ({ send }) =>
      `Oya, sinkurega. Nohereza gusa ibyo umbwiye, umaze gukanda “${send}”, kandi ku mabanki no ku kigo kirwanya uburiganya gusa.`,
    restYes:
      'Yego. Igice cyawe kirarangiye, kandi nzakubwirira hano nihaba amakuru. Zimya ijwi, ntiwitabe nimero utazi, maze uruhuke.',
    restAfterCall:
      'Hafi aho. Ikirego cyawe cyoherejwe kandi kirakomeza udahari. Niba utarabikora, banza uhamagare banki yawe rimwe gusa. Hanyuma uruhuke.',
    restAfterSending: ({ send }) =>
      `Hasigaye gato: nta kirohererezwa. Hasigaye nk’umunota umwe ugakanda “${send}”. Hamagara na banki yawe, hanyuma uruhuke.`,
    policeThreat: ({ number }) =>
      `Babivuga kugira ngo bagutere ubwoba. Polisi nyayo ntisaba amafaranga cyangwa kode kuri telefoni. Niba hari umuntu ku rugi rwawe, ntukingure kandi uhamagare ${number}.`,
    personOnTheWay:
      'Oya, ntaraza. Nasabye umuntu wo kugufasha, kandi ashobora gusoma ibyo wanditse hano. Twakomeza dutegereje.',
    personNotAsked: ({ person }) => `Nta muntu urasabwa. Kanda “${person}”, nsabe umuntu.`,
  },
  comfort: {
    ashamed: 'Nta mpamvu yo kugira isoni. Ibi biba buri munsi no ku bantu b’abahanga kandi bitonda.',
    tired: 'Ndabyumva. Tugenda buhoro buhoro, kandi nta cyo wanditse kizatakara.',
    childCries: 'Banza uhoze umwana. Ndategereje hano, nta cyo bitwara.',
    needed: 'Mbabajwe na byo cyane. Ayo mafaranga afite akamaro, reka dukore ibishoboka byose.',
  },
  greeting: { first: 'Muraho. Ni byiza ko uri hano.', again: 'Ndi hano.' },
  wallet: [
    [
      'Nimero iri inyuma y’ikarita yawe cyangwa muri porogaramu ya banki.',
      'Nimero iri ahanditse ubufasha muri porogaramu.',
    ],
    ['nimero iri inyuma y’ikarita', 'nimero iri ahanditse ubufasha muri porogaramu'],
    [
      'Nimero iri ku ikarita yawe cyangwa ahanditse ubufasha muri porogaramu.',
      'Nimero iri ahanditse ubufasha muri porogaramu.',
    ],
    ['nimero iri ku ikarita yawe ya banki', 'nimero iri ahanditse ubufasha muri porogaramu'],
    ['nimero iri ku ikarita yawe', 'nimero iri ahanditse ubufasha muri porogaramu'],
  ],
  cardCharges: {
    callBank:
      'Hamagara banki yawe ubu. Basabe gufunga ikarita no guhakana ubwishyu utakoze (“chargeback”). Nimero iri ku ikarita cyangwa muri porogaramu.',
    recallWords:
      'Vuga uti: “Ku ikarita yanjye hari ubwishyu ntakoze. Nimufunge ikarita kandi mubuhakane, murakoze.”',
  },
} as const satisfies UrgentTexts
