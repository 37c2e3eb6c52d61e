import type { UrgentTexts } from '../tables/urgent-texts.ts'

/** Answers to urgent questions in Filipino. */
export const texts = {
  answers: {
    callsAgain:
      'Huwag po sagutin. Hayaan lang itong tumunog, o i-mute ang phone. Kung sa tingin mo ay bangko mo ito, ikaw mismo ang tumawag sa numerong nasa card mo.',
    callAbroad:
      'Madalas po, hindi gumagana ang maikling numero mula sa ibang bansa. Gamitin ang international number ng bangko mo: nagsisimula ito sa + at nasa card, sa app o sa website nila. Puwede rin nating gawin ang lahat dito sa chat.',
    hacked:
      'Posible po, kaya mag-ingat na tayo. Palitan na ang password na iyon gamit ang ibang phone o computer, pati sa iba pang pinaggagamitan mo nito. Saka tawagan ang bangko mo.',
    frozenNotYet: ({ send }) =>
      `Hindi pa po. Wala pang naipapadala, kaya wala pang bangkong nahilingang pigilan ang pera. Hihilingin ko ito kapag pinindot mo ang “${send}”. Mas mabilis pa kung tatawag ka rin sa bangko mo.`,
    passedOn:
      'Hindi po ako ang makakapagpasya niyan, at walang humuhusga sa iyo rito. Ito ang makakatulong: huwag nang magpasa ng pera, huwag mag-withdraw, at sabihin ito sa bangko mo ngayon din. Mahalaga na ikaw mismo ang nag-report.',
    reportMe: ({ send }) =>
      `Hindi po kita isusumbong. Ang ipinapadala ko lang ay ang sinabi mo, kapag pinindot mo na ang “${send}”, at sa mga bangko at sa anti-scam center lang.`,
    restYes:
      'Opo. Tapos na ang bahagi mo, at dito ko sasabihin kapag may balita. I-mute ang phone, huwag sumagot sa hindi kilalang numero, at magpahinga.',
    restAfterCall:
      'Malapit na po. Naipadala na ang report mo at tuloy ito kahit wala ka. Kung hindi mo pa nagagawa, tawagan muna ang bangko mo: isang tawag lang. Saka magpahinga.',
    restAfterSending: ({ send }) =>
      `Sandali na lang po: wala pang naipapadala. Mga isang minuto na lang at mapipindot mo na ang “${send}”. Tawagan din ang bangko mo, saka ka magpahinga.`,
    policeThreat: ({ number }) =>
      `Sinasabi po nila iyan para takutin ka. Ang totoong pulis ay hindi humihingi ng pera o code sa telepono. Kung may tao sa pinto mo, huwag itong buksan at tumawag sa ${number}.`,
    personOnTheWay:
      'Hindi pa po. Humiling na ako ng taong tutulong, at mababasa niya ang isinulat mo rito. Magpatuloy muna tayo habang naghihintay.',
    personNotAsked: ({ person }) =>
      `Wala pa po akong natatawag na tao. Pindutin ang “${person}” at hihiling ako.`,
  },
  comfort: {
    ashamed:
      'Wala po kayong dapat ikahiya. Araw-araw itong nangyayari kahit sa matatalino at maingat na tao.',
    tired: 'Naiintindihan ko po. Dahan-dahan lang tayo, at hindi mawawala ang isinulat mo.',
    childCries: 'Unahin n’yo po muna ang bata. Maghihintay ako rito, at walang mawawala.',
    needed: 'Ikinalulungkot ko po. Mahalaga ang perang iyon, kaya gawin natin ang lahat ng kaya natin.',
  },
  greeting: { first: 'Magandang araw po. Mabuti at nandito ka.', again: 'Nandito po ako.' },
  wallet: [
    ['nasa likod ng card ang numero', 'nasa Help ng app ang numero'],
    ['Nasa likod ng card o sa banking app ang numero.', 'Nasa Help ng app ang numero.'],
    ['Nasa card o sa Help ng app ang numero.', 'Nasa Help ng app ang numero.'],
    ['ang numerong nasa bank card mo', 'ang numerong nasa Help ng app'],
    ['sa numerong nasa card mo', 'sa numerong nasa Help ng app'],
    ['tawagan ang numero sa card mo', 'tawagan ang numerong nasa Help ng app'],
    ['Ipa-block po sa kanila ang card n’yo.', 'Ipa-block po sa kanila ang e-wallet n’yo.'],
  ],
  cardCharges: {
    callBank:
      'Tawagan na po ang bangko. Ipa-block ang card, at i-dispute ang mga bayad na hindi kayo ang gumawa (“chargeback”). Nasa card o sa app ang numero.',
    recallWords:
      'Sabihin: “May mga bayad sa card ko na hindi ako ang gumawa. Paki-block po ang card at i-dispute ang mga ito.”',
  },
} as const satisfies UrgentTexts
