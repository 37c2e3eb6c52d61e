import type { NotificationTexts } from '../tables/notification-texts.ts'

/** Holds the texts of notifications in Cebuano. */
export const texts = {
  footer: 'Dili gyud mi mangayo og PIN, password, one-time code o bayad.',
  news: {
    subject: 'Balita bahin sa imong report {case_id}',
    about: 'Balita bahin sa imong report {case_id}:',
    open: 'Ablihi ang imong report:',
    traced: 'nasundan na namo ang kwarta, ug gihukman na ang sunod nga lakang.',
    held: 'naay kwarta nga gigunitan. Wala pa kini mabalik nimo.',
    ending: 'hapit na mahuman ang paggunit sa kwarta, gawas kung dugangan ang panahon.',
    refused: 'wala mosugot ang usa ka bangko sa among gihangyo.',
    returned: 'naay kwarta nga nabalik na nimo.',
    closed: 'sirado na kini.',
  },
  waiting: {
    place: 'Naghulat una nimo: {ahead}.',
    usual: 'Bag-o lang, {from} hangtod {to} ka minuto ang gihulat sa uban.',
    gone: 'Mibiya na sa chat si {name}. Sulat lang dinhi kon kinahanglan mo mi pag-usab.',
    answered: 'Naay tubag sa imong chat.',
    change: 'Gusto ni {name} nga isulat: {fact}. Kaniadto: {before}. Husto ba kini?',
    kept: 'Sige, walay giusab.',
    callOffer:
      'Wala pay tawo nga nakaabot, pasayloa mi. Gusto ba nimo nga tawagan ka? Isulat dinhi ang imong numero sa telepono.',
    callKnown:
      'Wala pay tawo nga nakaabot, pasayloa mi. Gusto ba nimo nga tawagan ka? Naa namo ang {contact}.',
    callNoted: 'Nalista: naay motawag nimo. Dili gyud siya mangayo og PIN, password o kwarta.',
    gaveUp: 'Dugay ka nga wala mosulat, busa wala na ka sa pila. Sulat dinhi, ug anaa na ka usab sa pila.',
  },
  quick: {
    hello: 'Kumusta, gibasa nako ang imong gisulti. Palihog ayaw una og biya dinhi.',
    stop: 'Palihog ayaw na og padala og kwarta, ug ayaw na sila tubaga.',
    bank: 'Tawagi karon ang imong bangko sa numero nga anaa sa luyo sa imong card, ug hangyoa nga pugngan ang transfer.',
    wait: 'Kinahanglan ko og pipila ka minuto aron tan-awon kini. Mosulat ko pag-usab dinhi.',
    secret: 'Ayaw isulti kang bisan kinsa ang imong PIN, password o code, bisan kanako.',
    safe: 'Naa ka ba sa luwas nga lugar, ug makasulat ka ba nga gawasnon?',
    blame: 'Dili kini imong sala. Daghan ang nahitaboan niini, ug husto nga gisulti nimo kanamo.',
    done: 'Salamat. Naa na nako ang tanan nga kinahanglan sa pagkakaron.',
  },
  disputes: {
    opened: 'Naghulat pa mi sa tubag.',
    institution_responded: 'Mitubag na ang bangko ug gitun-an namo kini.',
    settled: 'Mobayad ang bangko.',
    rejected: 'Wala mosugot ang bangko.',
    escalated: 'Walay tubag sa saktong oras, busa gipasa na kini sa {settlement_authority}.',
    decided: 'Nakahukom na ang {settlement_authority}.',
    withdrawn: 'Giundang na ang panaglalis.',
    expired: 'Nahuman ang panahon sa panaglalis nga walay resulta. Makareklamo ka sa {settlement_authority}.',
  },
  case_received: {
    subject: 'Nadawat namo ang imong report {case_id}',
    body: 'Nadawat namo ang imong report {case_id} ug gisugdan na namo pagsunod ang kwarta.',
  },
  information_request: {
    subject: 'Naa mi pangutana bahin sa imong report {case_id}',
    body: 'Naa mi ipangutana bahin sa imong report {case_id}: {question}',
  },
  trace_update: {
    subject: 'Balita bahin sa imong report {case_id}',
    body: 'Nahibaloan na namo kung asa karon ang {amount_located} sa {amount} sa imong report {case_id}.',
  },
  freeze_confirmed: {
    subject: 'Naay kwarta nga gigunitan para sa imong report {case_id}',
    body: 'Para sa imong report {case_id}, gigunitan ang {amount_frozen}. Wala pa kini mabalik nimo.',
  },
  freeze_expiring: {
    subject: 'Hapit na mahuman ang paggunit sa kwarta para sa imong report {case_id}',
    body: 'Mahuman sa {freeze_expires_at} ang paggunit sa kwarta para sa imong report {case_id}, gawas kung dugangan ang panahon.',
  },
  freeze_ended: {
    subject: 'Nahuman na ang paggunit sa kwarta para sa imong report {case_id}',
    body: 'Nahuman na ang usa ka paggunit sa kwarta para sa imong report {case_id}.',
  },
  odr_opened: {
    subject: 'Gipangutana namo ang bangko bahin sa imong report {case_id}',
    body: 'Para sa imong report {case_id}, gihangyo namo ang {institution} nga motubag sa dili pa ang {response_due_at}.',
  },
  odr_result: {
    subject: 'Naay balita gikan sa bangko bahin sa imong report {case_id}',
    body: 'Bahin sa imong report {case_id} ug sa {institution}: {result}',
  },
  funds_returned: {
    subject: 'Naay kwarta nga mibalik para sa imong report {case_id}',
    body: 'Para sa imong report {case_id}, nabawi na nimo ang {amount_returned} sa {amount}.',
  },
  case_closed: {
    subject: 'Sirado na ang imong report {case_id}',
    body: 'Sirado na ang imong report {case_id}. Nabawi nimo ang {amount_returned} sa {amount}. Kung dili ka mouyon, pwede ka moreklamo sa {settlement_authority}.',
  },
  safety_advice: {
    subject: 'Unsaon pagpabiling luwas',
    body: 'Ayaw na pagpadala og kwarta. Putla ang pakig-estorya. Tawagi ang imong bangko sa numero nga naa sa imong card, gamit ang laing telepono kung mahimo.',
  },
} as const satisfies NotificationTexts
