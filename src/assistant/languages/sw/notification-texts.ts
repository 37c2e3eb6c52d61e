import type { NotificationTexts } from '../tables/notification-texts.ts'

/** Holds the texts of notifications in Swahili. */
export const texts = {
  footer: 'Hatuombi kamwe PIN, neno la siri, code ya mara moja wala ada.',
  news: {
    subject: 'Habari mpya kuhusu ripoti yako {case_id}',
    about: 'Habari mpya kuhusu ripoti yako {case_id}:',
    open: 'Fungua ripoti yako:',
    traced: 'tumefuatilia pesa, na hatua inayofuata inaamuliwa.',
    held: 'kuna pesa zilizozuiwa. Bado hazijarudi kwako.',
    ending: 'zuio la pesa linaisha hivi karibuni, lisipoongezwa muda.',
    refused: 'benki moja imekataa tulichoomba.',
    returned: 'kuna pesa zilizorudi kwako.',
    closed: 'imefungwa.',
  },
  waiting: {
    place: 'Wanaosubiri kabla yako: {ahead}.',
    usual: 'Hivi karibuni wengine walisubiri dakika {from} hadi {to}.',
    gone: '{name} ameondoka kwenye mazungumzo. Andika hapa ukituhitaji tena.',
    answered: 'Una jibu kwenye mazungumzo yako.',
    change: '{name} angependa kuandika: {fact}. Hadi sasa ilikuwa: {before}. Je, ni sahihi?',
    kept: 'Sawa, hakuna kilichobadilishwa.',
    callOffer:
      'Bado hakuna aliyekuja, na tunasikitika. Je, mtu akupigie simu? Basi andika hapa nambari yako ya simu.',
    callKnown: 'Bado hakuna aliyekuja, na tunasikitika. Je, mtu akupigie simu? Tuna {contact}.',
    callNoted: 'Tumeandika: mtu atakupigia simu. Hataomba kamwe PIN, neno la siri wala pesa.',
    gaveUp:
      'Hujaandika kwa muda mrefu, kwa hiyo haupo tena kwenye foleni. Andika hapa, na utakuwa kwenye foleni tena.',
  },
  quick: {
    hello: 'Habari, ninasoma uliyoeleza. Tafadhali baki hapa.',
    stop: 'Tafadhali usitume pesa tena, na usiwajibu.',
    bank: 'Pigia benki yako simu sasa kwa nambari iliyo nyuma ya kadi yako, na uombe wasimamishe malipo hayo.',
    wait: 'Nahitaji dakika chache kuangalia jambo hili. Nitaandika hapa tena.',
    secret: 'Tafadhali usimwambie mtu yeyote PIN yako, neno lako la siri au code, hata mimi.',
    safe: 'Je, uko mahali salama, na unaweza kuandika kwa uhuru?',
    blame: 'Si kosa lako. Hili huwapata watu wengi, na umefanya vizuri kutuambia.',
    done: 'Asante. Kwa sasa nina yote ninayohitaji.',
  },
  disputes: {
    opened: 'Bado tunasubiri jibu.',
    institution_responded: 'Benki imejibu, na tunaangalia jibu lake.',
    settled: 'Benki italipa.',
    rejected: 'Benki imekataa.',
    escalated: 'Hakukuwa na jibu kwa wakati, kwa hiyo {settlement_authority} itaangalia suala hili.',
    decided: '{settlement_authority} imeamua.',
    withdrawn: 'Mgogoro ulisimamishwa.',
    expired: 'Muda wa mgogoro umekwisha bila matokeo. Unaweza kulalamika kwa {settlement_authority}.',
  },
  case_received: {
    subject: 'Tumepata ripoti yako {case_id}',
    body: 'Tumepokea ripoti yako {case_id} na tunaanza kufuatilia pesa.',
  },
  information_request: {
    subject: 'Swali kuhusu ripoti yako {case_id}',
    body: 'Tunahitaji kukuuliza jambo kuhusu ripoti yako {case_id}: {question}',
  },
  trace_update: {
    subject: 'Habari mpya kuhusu ripoti yako {case_id}',
    body: 'Tunajua kwa sasa ziko wapi {amount_located} kati ya {amount} za ripoti yako {case_id}.',
  },
  freeze_confirmed: {
    subject: 'Kuna pesa zilizozuiwa kwa ripoti yako {case_id}',
    body: 'Kwa ripoti yako {case_id}, {amount_frozen} zimezuiwa. Bado hazijarudi kwako.',
  },
  freeze_expiring: {
    subject: 'Zuio la ripoti yako {case_id} linaisha hivi karibuni',
    body: 'Zuio la ripoti yako {case_id} linaisha {freeze_expires_at}, lisipoongezwa muda.',
  },
  freeze_ended: {
    subject: 'Zuio la ripoti yako {case_id} limeisha',
    body: 'Zuio la ripoti yako {case_id} limeisha.',
  },
  odr_opened: {
    subject: 'Tumeiuliza benki kuhusu ripoti yako {case_id}',
    body: 'Kwa ripoti yako {case_id} tumeiomba {institution} ijibu kabla ya {response_due_at}.',
  },
  odr_result: {
    subject: 'Habari kutoka benki kuhusu ripoti yako {case_id}',
    body: 'Kuhusu ripoti yako {case_id} na {institution}: {result}',
  },
  funds_returned: {
    subject: 'Kuna pesa zilizorudi kwa ripoti yako {case_id}',
    body: 'Kwa ripoti yako {case_id} umerudishiwa {amount_returned} kati ya {amount} hadi sasa.',
  },
  case_closed: {
    subject: 'Ripoti yako {case_id} imefungwa',
    body: 'Ripoti yako {case_id} imefungwa. Umerudishiwa {amount_returned} kati ya {amount}. Unaweza kulalamika kwa {settlement_authority}.',
  },
  safety_advice: {
    subject: 'Jinsi ya kubaki salama',
    body: 'Usitume pesa tena. Kata mawasiliano. Pigia benki yako kwa nambari iliyo kwenye kadi yako, kwa simu nyingine kama unaweza.',
  },
} as const satisfies NotificationTexts
