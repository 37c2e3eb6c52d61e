import type { NotificationTexts } from '../tables/notification-texts.ts'

/** Holds the texts of notifications in Filipino. */
export const texts = {
  footer: 'Hindi kami kailanman humihingi ng PIN, password, one-time code o bayad.',
  news: {
    subject: 'Balita tungkol sa report mo {case_id}',
    about: 'Balita tungkol sa report mo {case_id}:',
    open: 'Buksan ang report mo:',
    traced: 'nasundan na namin ang pera, at pinagpapasyahan na ang susunod na hakbang.',
    held: 'may perang hawak na. Hindi pa ito naibabalik sa iyo.',
    ending: 'malapit nang matapos ang paghawak ng pera, maliban kung pahabain.',
    refused: 'hindi pumayag ang isang bangko sa hiniling namin.',
    returned: 'may perang bumalik na sa iyo.',
    closed: 'sarado na ito.',
  },
  waiting: {
    place: 'Naghihintay bago ikaw: {ahead}.',
    usual: 'Nitong huli, {from} hanggang {to} minuto ang hinintay ng iba.',
    gone: 'Umalis na sa chat si {name}. Sumulat ka rito kung kailangan mo kaming muli.',
    answered: 'May sagot na sa iyong chat.',
    change: 'Gusto ni {name} na isulat: {fact}. Dati: {before}. Tama ba ito?',
    kept: 'Sige, walang binago.',
    callOffer:
      'Wala pang nakakarating na tao, pasensya na. Gusto mo bang tawagan ka? Isulat dito ang numero ng telepono mo.',
    callKnown:
      'Wala pang nakakarating na tao, pasensya na. Gusto mo bang tawagan ka? Nasa amin ang {contact}.',
    callNoted: 'Naitala: may tatawag sa iyo. Hindi siya kailanman hihingi ng PIN, password o pera.',
    gaveUp: 'Matagal kang hindi sumulat, kaya wala ka na sa pila. Sumulat dito, at nasa pila ka ulit.',
  },
  quick: {
    hello: 'Kumusta, binabasa ko ang mga sinabi mo. Huwag ka munang umalis dito.',
    stop: 'Huwag ka nang magpadala ng pera, at huwag mo na silang sagutin.',
    bank: 'Tawagan mo na ang bangko mo sa numerong nasa likod ng card mo, at hilinging pigilan ang transfer.',
    wait: 'Kailangan ko ng ilang minuto para tingnan ito. Susulat ulit ako rito.',
    secret: 'Huwag sabihin kahit kanino ang PIN, password o code mo, kahit sa akin.',
    safe: 'Nasa ligtas na lugar ka ba, at malaya ka bang makakasulat?',
    blame: 'Hindi mo ito kasalanan. Marami ang nabibiktima nito, at tama na sinabi mo sa amin.',
    done: 'Salamat. Nasa akin na ang lahat ng kailangan ko sa ngayon.',
  },
  disputes: {
    opened: 'Hinihintay pa namin ang sagot.',
    institution_responded: 'Sumagot na ang bangko at pinag-aaralan namin ito.',
    settled: 'Magbabayad ang bangko.',
    rejected: 'Hindi pumayag ang bangko.',
    escalated: 'Walang sagot sa oras, kaya ipinasa na ito sa {settlement_authority}.',
    decided: 'Nagpasya na ang {settlement_authority}.',
    withdrawn: 'Itinigil na ang usapin.',
    expired:
      'Natapos ang panahon ng usapin nang walang resulta. Maaari kang magreklamo sa {settlement_authority}.',
  },
  case_received: {
    subject: 'Natanggap namin ang report mo {case_id}',
    body: 'Natanggap namin ang report mo {case_id} at sinisimulan na naming sundan ang pera.',
  },
  information_request: {
    subject: 'May tanong kami tungkol sa report mo {case_id}',
    body: 'May kailangan kaming itanong tungkol sa report mo {case_id}: {question}',
  },
  trace_update: {
    subject: 'Balita tungkol sa report mo {case_id}',
    body: 'Alam na namin kung nasaan ngayon ang {amount_located} sa {amount} ng report mo {case_id}.',
  },
  freeze_confirmed: {
    subject: 'May perang hawak para sa report mo {case_id}',
    body: 'Para sa report mo {case_id}, hawak ang {amount_frozen}. Hindi pa ito naibabalik sa iyo.',
  },
  freeze_expiring: {
    subject: 'Malapit nang matapos ang paghawak ng pera para sa report mo {case_id}',
    body: 'Matatapos sa {freeze_expires_at} ang paghawak ng pera para sa report mo {case_id}, maliban kung pahabain.',
  },
  freeze_ended: {
    subject: 'Natapos na ang paghawak ng pera para sa report mo {case_id}',
    body: 'Natapos na ang isang paghawak ng pera para sa report mo {case_id}.',
  },
  odr_opened: {
    subject: 'Tinanong namin ang bangko tungkol sa report mo {case_id}',
    body: 'Para sa report mo {case_id}, hiniling namin sa {institution} na sumagot bago ang {response_due_at}.',
  },
  odr_result: {
    subject: 'May balita mula sa bangko tungkol sa report mo {case_id}',
    body: 'Tungkol sa report mo {case_id} at sa {institution}: {result}',
  },
  funds_returned: {
    subject: 'May perang bumalik para sa report mo {case_id}',
    body: 'Para sa report mo {case_id}, nabawi mo na ang {amount_returned} sa {amount}.',
  },
  case_closed: {
    subject: 'Sarado na ang report mo {case_id}',
    body: 'Sarado na ang report mo {case_id}. Nabawi mo ang {amount_returned} sa {amount}. Kung hindi ka sang-ayon, puwede kang magreklamo sa {settlement_authority}.',
  },
  safety_advice: {
    subject: 'Paano manatiling ligtas',
    body: 'Huwag nang magpadala ng pera. Putulin ang pakikipag-usap. Tawagan ang bangko mo sa numerong nasa card mo, gamit ang ibang telepono kung puwede.',
  },
} as const satisfies NotificationTexts
