import type { TalkWords } from '../tables/reading-words.ts'

/** Lists what people say about what happened, and to the chat, in Oshikwanyama. */
export const talkWords = {
  yesAndStory: {
    asks: 'alikana, onda dimina, twikila',
    begins: 'onda kengelelwa, ova kengelela nge, okwa kengelela nge, ova vaka nge',
  },
  answers: {
    sends: 'tuma, tumeni, tumapo',
    stillThere: 'oshimaliwa oshi po, iimaliwa oyi po, oyi po natango, oshi po natango, kapa li sha ka za mo',
    unless: 'ashike, ngeenge, teelela, aaye, ahowe, ina, ino',
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
    hang_up:
      'ndi edule ongodi, ndi edile ongodi, ohandi edile ongodi, ndi mu edilile ongodi, ohandi edula ongodi, ndi na okuedula ongodi, ndi na oku edula ongodi, ohandi dulu oku edula call, ohandi dulu okuedula ongodi, ndi pate ongodi, ndi dje mo mo video call, ndi dje mo mo call, ndi hang up',
    give_code:
      'ndi mu pe okode, ndi va pe okode, ndi mu pe o pin, ndi va pe o pin, ndi mu pe otp, ndi mu pe o otp, ndi yandje otp, ndi yandje okode, ndi yandje o pin, ndi mu lombwele o pin, ndi tume okode, ndi lese o code, ndi mu pe o password, ndi mu pe ondjovo yomeholeko, ndi yandje ondjovo yomeholeko',
    what_to_do:
      'ndi ninge ngahelipi, ndi ninge ngiini, ndi ninge shike tete, oshike ndi na oku ninga, ndi na oku ninga shike, otu na oku ninga shike, tu ninge shike, tu ninge ngahelipi, oshike ndi na okuninga, ndi na okuninga shike, osho ndi na oku ninga, ndi hovele peni',
    what_to_say:
      'ndi mu lombwele shike, ohandi mu lombwele shike, ndi tye shike kuye, ohandi mu kelele ngahelipi, ndi mu kelele ngahelipi, ohandi mu kelele ngiini, ndi mu kelele ngiini, ndi popye naye ngahelipi, ndi popye naye ngiini, ndi tye shike opo, ohandi kelele meme ngahelipi, ndi lombwele meme shike, ndi lombwele tate shike',
    say_to_bank:
      'ndi lombwele obanga shike, ndi va lombwele shike kobanga, obanga ndi i lombwele shike, ndi popye shike kobanga, ndi popye shike nobanga, ndi tye shike kobanga, ndi tye shike nobanga, ndi i lombwele shike obanga, tava nyamukula ndi tye shike, ya nyamukula ndi tye shike, ndi yelifile obanga, ndi va yelifile ngiini',
    open_link:
      'ndi yeulule o link, ndi yeulule olinki, ndi finde o link, ndi finde olinki, ndi i finde, ndi tule mo o app, ndi tule mo oapp, ndi tule mo anydesk, ndi install, ndi download, ndi scan, ndi i scan, ndi mu ulikile oshikandjo, ndi ulike oshikandjo, ndi share screen',
    turn_off:
      'ndi dime ongodi, ndi dimeke ongodi, ndi dime okomputa, okomputa ndi i dime, ongodi ndi i dime, ndi dime o wifi, ndi dimeke o wifi, ndi dimeke ointaneta, ndi dime ointaneta, ndi pate o internet, ndi kufe mo o sim, ndi kufe mo osim, ndi switch off, ndi restart ongodi',
    hand_over:
      'ndi mu pe okakalata, ndi va pe okakalata, ndi yeulule omuvelo, ndi mu yeululile, ndi mu yeululile omuvelo, ndi va yeululile, ndi ka shakene naye, ndi ye ndi ka shakene, ndi mu pe cash, ndi mu pe oshingoldo, ndi yandje oimaliwa momake, ndi i yandje momake',
    bank_closed:
      'obanga ya pata, obanga oya pata, eebanga da pata, eebanga oda pata, obanga oi li ya pata, obanga itai nyamukula, kobanga itava nyamukula, obanga itava nyamukula, obanga itai kufa ongodi, ongodi yobanga oi li busy, ongodi yobanga itai pita, obanga otai yeuluka naini, obanga otai yeuluka onaini',
    cannot_reach:
      'ongodi yavo oi li busy, ongodi oi li busy, kape na ou ta nyamukula, kandi na o airtime, kandi na airtime, onomola oyo itai longo, ova tula nge on hold, otaku popi ashike o robot, itandi dulu oku va denga, o call otai cut',
    did_it:
      'onde va dengela nale, okakalata onde ka pata, onda pata okakalata, ongodi onde i edula, o pin onde i lundulula, onda lundulula o pin, onde mu block nale, onde shi ninga nale, onda denga nale kobanga, osho onde shi ninga nale',
    take_down:
      'omafano ange mo internet, ohandi a kufa mo ngahelipi, oku dima omafano ange, va dime o video yange, o post oyo i dimwe, o fake profile nedina lange, omafano ange mo group, omafano ange a ha tumwe, remove omafano ange, omafano ange ko facebook',
    debt: 'oku futa omukuli, ndi fute omukuli, omukuli owalyelye, o loan medina lange, inandi futa o loan, oku futa o loan, otava ka blacklist nge, o interest otai londo, o overdraft ove i mana, onda kufa o cashloan opo',
    erase_chat:
      'dima ekundafano eli, dima o chat ei, dima o chat, delete o chat, oku clear o chat, ndi dime o chat, o data yange i dimwe, dima eenghundafana, dimeni aishe, dima eshi nda shanga apa',
  },
} satisfies TalkWords
