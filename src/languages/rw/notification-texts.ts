import type { NotificationTexts } from '../tables/notification-texts.ts'

/** Holds the texts of notifications in Kinyarwanda. */
export const texts = {
  footer: 'Ntituzigera tugusaba PIN, ijambo ry’ibanga, kode y’igihe gito cyangwa amafaranga.',
  news: {
    subject: 'Amakuru ku kirego cyawe {case_id}',
    about: 'Amakuru ku kirego cyawe {case_id}:',
    open: 'Fungura ikirego cyawe:',
    traced: 'twakurikiranye amafaranga, ubu turafata icyemezo cy’igikurikira.',
    held: 'hari amafaranga yafatiriwe. Ntarakugarukira.',
    ending: 'ifatira ry’amafaranga rigiye kurangira, keretse ryongerewe igihe.',
    refused: 'banki imwe yanze ibyo twayisabye.',
    returned: 'hari amafaranga yakugarukiye.',
    closed: 'cyafunzwe.',
  },
  waiting: {
    place: 'Abategereje imbere yawe: {ahead}.',
    usual: 'Vuba aha abandi bategereje iminota {from} kugeza kuri {to}.',
    gone: '{name} avuye muri iki kiganiro. Andika hano niba wongeye kudukenera.',
  },
  disputes: {
    opened: 'Turacyategereje igisubizo.',
    institution_responded: 'Banki yasubije, turimo kubisuzuma.',
    settled: 'Banki izishyura.',
    rejected: 'Banki yanze.',
    escalated: 'Nta gisubizo cyabonetse ku gihe, ikibazo cyashyikirijwe {settlement_authority}.',
    decided: '{settlement_authority} yafashe icyemezo.',
    withdrawn: 'Ikibazo cyahagaritswe.',
  },
  case_received: {
    subject: 'Twakiriye ikirego cyawe {case_id}',
    body: 'Twakiriye ikirego cyawe {case_id}, dutangiye gukurikirana amafaranga.',
  },
  information_request: {
    subject: 'Ikibazo ku kirego cyawe {case_id}',
    body: 'Dukeneye kukubaza ku kirego cyawe {case_id}: {question}',
  },
  trace_update: {
    subject: 'Amakuru ku kirego cyawe {case_id}',
    body: 'Tuzi aho {amount_located} kuri {amount} yo mu kirego cyawe {case_id} ari ubu.',
  },
  freeze_confirmed: {
    subject: 'Hari amafaranga yafatiriwe ku kirego cyawe {case_id}',
    body: 'Ku kirego cyawe {case_id}, {amount_frozen} arafatiriwe. Ntarakugarukira.',
  },
  freeze_expiring: {
    subject: 'Ifatira ry’amafaranga ku kirego cyawe {case_id} rigiye kurangira',
    body: 'Ifatira ry’amafaranga ku kirego cyawe {case_id} rirangira {freeze_expires_at}, keretse ryongerewe igihe.',
  },
  freeze_ended: {
    subject: 'Ifatira ry’amafaranga ku kirego cyawe {case_id} ryarangiye',
    body: 'Ifatira rimwe ry’amafaranga ku kirego cyawe {case_id} ryarangiye.',
  },
  odr_opened: {
    subject: 'Twabajije banki ku kirego cyawe {case_id}',
    body: 'Ku kirego cyawe {case_id}, twasabye {institution} gusubiza bitarenze {response_due_at}.',
  },
  odr_result: {
    subject: 'Amakuru ya banki ku kirego cyawe {case_id}',
    body: 'Ku kirego cyawe {case_id} na {institution}: {result}',
  },
  funds_returned: {
    subject: 'Hari amafaranga yagarutse ku kirego cyawe {case_id}',
    body: 'Ku kirego cyawe {case_id}, umaze kugaruzwa {amount_returned} kuri {amount}.',
  },
  case_closed: {
    subject: 'Ikirego cyawe {case_id} cyafunzwe',
    body: 'Ikirego cyawe {case_id} cyafunzwe. Wagaruriwe {amount_returned} kuri {amount}. Niba utabyemera, ushobora kujuririra {settlement_authority}.',
  },
  safety_advice: {
    subject: 'Uko wakwirinda',
    body: 'Ntiwongere kohereza amafaranga. Hagarika kuvugana na bo. Hamagara banki yawe kuri nimero iri ku ikarita, ukoresheje indi telefoni niba bishoboka.',
  },
} as const satisfies NotificationTexts
