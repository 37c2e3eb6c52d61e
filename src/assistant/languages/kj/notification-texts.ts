import type { NotificationTexts } from '../tables/notification-texts.ts'

/** Holds the texts of notifications in Oshiwambo. */
export const texts = {
  footer: 'Itatu pula nande o-PIN, ondjovo yomeholeko, okode yoluvali lumwe ile ofuto.',
  news: {
    subject: 'Onghundana kombinga yolopota yoye {case_id}',
    about: 'Onghundana kombinga yolopota yoye {case_id}:',
    open: 'Patulula olopota yoye:',
    traced: 'otwa shikula oimaliwa, noshinima shi landula otashi tokolwa.',
    held: 'oimaliwa ya kwatwa. Inai aluka natango kwoove.',
    ending: 'ekwato loimaliwa otali xulu diva, kakele ngeenge la wedelwa efimbo.',
    refused: 'obanga imwe oya anya eindilo letu.',
    returned: 'oimaliwa ya aluka kwoove.',
    closed: 'osha patwa.',
  },
  waiting: {
    place: 'Ovo va teelela komesho yoye: {ahead}.',
    usual: 'Paife ovakwao ova teelela ominute {from} fiyo {to}.',
    gone: '{name} okwa dja mo mokukundafana. Shanga apa ngeenge owa pumbwa ishe okukwafelwa.',
    answered: 'Ou na enyamukulo mochat yoye.',
    change: '{name} okwa hala oku shanga: {fact}. Nale osha li: {before}. Osho naanaa?',
    kept: 'Osha wapa, kape na sha lundululwa.',
    callOffer:
      'Kape na omunhu e uya natango, tu dimine po. Owa hala omunhu e ku dengele? Shanga apa onomola yongodi yoye.',
    callKnown: 'Kape na omunhu e uya natango, tu dimine po. Owa hala omunhu e ku dengele? Otu na {contact}.',
    callNoted: 'Sha shangwa: omunhu ote ke ku dengela. Ita ka pula nande oPIN, o-password ile oimaliwa.',
    gaveUp: 'Efimbo lile ino shanga sha, ngaho ku li vali momukweyo. Shanga apa, ndele oto shuna mo.',
  },
  quick: {
    hello: 'Ohandi lesha osho wa popya. Kala apa.',
    stop: 'Ino tuma vali oimaliwa, noino va nyamukula.',
    bank: 'Denga obanga yoye paife konomola oyo i li konima yokakalata koye, nove va pule va kelele oimaliwa.',
    wait: 'Onda hala ominute dinini ndi tale osho. Ohandi ku shangele vali apa.',
    secret: 'Ino lombwela nande omunhu oPIN, o-password ile okode yoye, nande ongame.',
    safe: 'Ou li ponhele ya amenwa, noto dulu oku shanga wa manguluka?',
    blame: 'Kashi fi epuko loye. Osho ohashi ningilwa ovanhu vahapu, nowa ninga nawa oku tu lombwela.',
    done: 'Tangi. Ondi na aishe nda hala paife.',
  },
  disputes: {
    opened: 'Otwa teelela natango enyamukulo.',
    institution_responded: 'Obanga oya nyamukula, notwe li tale.',
    settled: 'Obanga otai futu.',
    rejected: 'Obanga oya anya.',
    escalated: 'Kape na enyamukulo pefimbo, oshinima osha tuminwa {settlement_authority}.',
    decided: '{settlement_authority} okwa ninga etokolo.',
    withdrawn: 'Oshinima osha kelelwa.',
    expired: 'Efimbo la pwa ko kape na etokolo. Oto dulu okweenda ku {settlement_authority}.',
  },
  case_received: {
    subject: 'Otwa mona olopota yoye {case_id}',
    body: 'Otwa mona olopota yoye {case_id} nohatu hovele oku shikula oimaliwa.',
  },
  information_request: {
    subject: 'Epulo kombinga yolopota yoye {case_id}',
    body: 'Otwa hala oku ku pula kombinga yolopota yoye {case_id}: {question}',
  },
  trace_update: {
    subject: 'Onghundana kombinga yolopota yoye {case_id}',
    body: 'Otu shii apa {amount_located} momwaalu {amount} wolopota yoye {case_id} i li paife.',
  },
  freeze_confirmed: {
    subject: 'Oimaliwa ya kwatwa molwolopota yoye {case_id}',
    body: 'Molwolopota yoye {case_id}, {amount_frozen} ya kwatwa. Inai aluka natango kwoove.',
  },
  freeze_expiring: {
    subject: 'Ekwato loimaliwa molwolopota yoye {case_id} otali xulu diva',
    body: 'Ekwato loimaliwa molwolopota yoye {case_id} otali xulu {freeze_expires_at}, kakele ngeenge la wedelwa efimbo.',
  },
  freeze_ended: {
    subject: 'Ekwato loimaliwa molwolopota yoye {case_id} la xula',
    body: 'Ekwato limwe loimaliwa molwolopota yoye {case_id} la xula.',
  },
  odr_opened: {
    subject: 'Otwa pula obanga kombinga yolopota yoye {case_id}',
    body: 'Molwolopota yoye {case_id}, otwa pula {institution} i nyamukule fiyo {response_due_at}.',
  },
  odr_result: {
    subject: 'Onghundana yobanga kombinga yolopota yoye {case_id}',
    body: 'Kombinga yolopota yoye {case_id} no {institution}: {result}',
  },
  funds_returned: {
    subject: 'Oimaliwa ya aluka molwolopota yoye {case_id}',
    body: 'Molwolopota yoye {case_id}, owa mona vali {amount_returned} momwaalu {amount}.',
  },
  case_closed: {
    subject: 'Olopota yoye {case_id} osha patwa',
    body: 'Olopota yoye {case_id} osha patwa. Owa mona vali {amount_returned} momwaalu {amount}. Ngeenge ino dimina, oto dulu oku nyenyeta ku {settlement_authority}.',
  },
  safety_advice: {
    subject: 'Nghee to dulu okukala wa amenwa',
    body: 'Ino tuma vali oimaliwa. Efa ekundafano. Denga obanga yoye konomola oyo ya shangwa kokakalata, nongodi ikwao ngeenge oto dulu.',
  },
} as const satisfies NotificationTexts
