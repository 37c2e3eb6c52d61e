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
  },
  disputes: {
    opened: 'Hinihintay pa namin ang sagot.',
    institution_responded: 'Sumagot na ang bangko at pinag-aaralan namin ito.',
    settled: 'Magbabayad ang bangko.',
    rejected: 'Hindi pumayag ang bangko.',
    escalated: 'Walang sagot sa oras, kaya ipinasa na ito sa {settlement_authority}.',
    decided: 'Nagpasya na ang {settlement_authority}.',
    withdrawn: 'Itinigil na ang usapin.',
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
