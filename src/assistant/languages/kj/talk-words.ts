import type { TalkWords } from '../tables/reading-words.ts'

/** Lists what people say about what happened, and to the chat, in Oshikwanyama. */
export const talkWords = {
  yesAndStory: {
    asks: 'alikana, onda dimina, twikila',
    begins: 'onda kengelelwa, ova kengelela nge, okwa kengelela nge, ova vaka nge',
  },
  answers: {
    yes: 'eewa osho, eee, osho',
    no: 'aaye osho hasho, osho hasho',
    around: '',
    safe: 'kape na oshiponga, ke na oshiponga, ondi li nawa, onda amenwa',
  },
  handOff: {
    wants: '',
    speaks: '',
    hands:
      'okupopya, oku popya, ndi popye, ndi popife, tu popye, pe nge, alikana nge, nge ndi popye, ndi popye naye',
    opens: '',
    needs: 'onda hala, hala, pumbwa, onda pumbwa',
    persons: 'omunhu, nomunhu, omulongi, nomulongi, ovanhu, novanhu',
    anyone: '',
    whole: 'omunhu alikana, haku robot, inandi hala robot, denga nge alikana, alikana denga nge',
    told: 'okwa ti, ova ti, okwa lombwela nge',
    others: 'nda tumina, a denga, wobanga onda, okwa denga, okwa',
  },
  talk: {
    moneyGone:
      'ova vaka oimaliwa, ova vaka oimaliwa yange, ova kufa aishe, ova kufa oimaliwa, ' +
      'oimaliwa aishe oya pwa, oimaliwa yange oya pwa, onda futa, onda tuma, onda kanifa oimaliwa, ' +
      'okwa futa, okwa tuma',
    moneySafe:
      'inandi futa sha, inandi futa, inandi tuma, inandi tuma sha, inandi mu pa sha, inandi mu pa oimaliwa, ' +
      'inandi yandja oimaliwa',
    goesOn:
      'natango ta dengele nge, natango ta dengela nge, ta dengela nge paife, ova hala natango, ' +
      'oku hala natango, paife ova hala, natango otava',
    over: 'onda edila ongodi, onde mu block, onda block, osha pwa, okwa block nge',
    nothingCame: 'inai uya, inadi uya, inashi uya, kapa uya sha',
    forOther:
      'my friend okwa kengelelwa, meme okwa kengelelwa, tate okwa kengelelwa, kaume kange okwa kengelelwa, ' +
      'okwa kengelelwa, meme okwa tuma, tate okwa tuma, meme okwa futa, tate okwa futa, oimaliwa yameme, ' +
      'oimaliwa yatate, hayange',
    kin: 'meme, tate, kaume, kaume kange, omona wange, omumwameme, omukulupe',
    danger:
      'dipaa nge, ota dipaa nge, otava dipaa nge, ota ti ota dipaa nge, otava ti otava dipaa nge, ' +
      'ta ti ota dipaa nge, okulidipaa, onda hala okulidipaa, onda hala okufya, ondjebo, ondjembo, ' +
      'e na ondjebo, oku li pomuvelo, omwele, e na omwele, moshiponga, ondi li moshiponga, oshiponga',
    noDanger: 'onda fya ondjala, onda fya ohoni',
    minor: '',
    yes: 'ehee, eeno, heeno, eewa, ehee osho, osho naanaa',
    agrees: 'onda dimina',
    no: 'aaye, ahowe, aawe, hasho, ahowa',
    refuses: 'inandi hala, inandi dimina, ino dengela nge',
    fills: 'alikana, tangi, tangi unene, nawa, meme, tate',
    person: 'onda hala okupopya nomunhu, okupopya nomunhu, popya nomunhu, onda hala omunhu',
    thanks: 'tangi, tangi unene',
    dontKnow:
      'kandi shii, kandi shi shii, inandi dimbuluka, onda dimbwa, kandi udite ko, inandi uda ko, ' +
      'kandi na reference',
    distress:
      'onda tila, onda tila neenghono, onda fya ohoni, ohoni, kwafe nge, kwafele nge, kwafe nge alikana, ' +
      'kandi na vali sha',
    asks: 'mbela, ngaa, ile hasho, ohandi dulu, oto dulu, otamu dulu, otashi dulika, ngiini, ondi na oku, ndi na oku, ohandi ningi, otava shiiva, ota shiiva, opena ta dulu, ota mono, oshike, shike, peni, olyelye, olye, omolwashike, oove, ndi ninge shike',
    language: 'oshiwambo, oshikwanyama, kwanyama',
  },
  questions: {
    money_back: 'otai aluka, oimaliwa yange otai aluka',
    legal_trouble: '',
    is_bot: 'oove omunhu, oove omunhu ile, oove o robot, ove omunhu',
    who_sees: 'olye ta lesha, olyelye ta lesha, ashike olye ta lesha',
    how_long: 'efimbo li fike peni, otashi pula efimbo',
    police: 'ndi ye kopolifi, kopolifi',
    where_is_reference: 'oi li peni, reference oi li peni',
    gave_code: 'onda yandja otp, onda yandja pin',
    block_card: '',
    what_next: 'ndi ninge shike, paife ohandi ningi shike, ohandi ningi shike',
    cost: '',
    is_scam: '',
    my_fault: 'ondjo yange, nda ninga epuko',
    keep_or_delete: 'ndi dime, oku dima, o app oyo',
    answer_them: 'ndi mu nyamukule, oku popya naye',
    pay_more: 'na oku futa, ndi mu fute',
    family_knows: 'ovakwaneumbo vange, omushamane wange, omukulukadi wange',
    scammer_knows: 'omukengeleli ota shiiva, ota mono edina',
    stay_anonymous: 'edina lange, nda ha popi edina',
    my_phone: 'onomola yange',
    bank_refuses: 'obanga ya anya, dulu oku anya',
    missing_details: 'kandi na olisita, itandi shiiva onomola',
    for_someone: 'molwomunhu umwe, lopota molwa',
    abroad: 'pondje yoshilongo, koshilongo shimwe',
    cash_or_crypto: 'momaoko, bitcoin',
    change_later: 'lundulula konima, shi pukulula',
    my_case: 'oshipotha shange',
    close_page: 'pata epandja, twikila mongula',
    call_me: 'dengela nge',
    what_is_freezing: 'freeze',
    too_late: 'nda lata, osha ya ko',
    is_site_real: 'opeyidji ei, lineekela',
    why_ask: 'omolwashike to pula',
    what_i_agree: 'ohandi dimine shike, nda anya',
    not_clear: 'oto ti shike, inandi uda ko',
    catch_them: 'mu kwata, i modolongo',
  },
} satisfies TalkWords
