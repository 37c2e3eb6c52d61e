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
    answered: 'Ufite igisubizo mu kiganiro cyawe.',
    change: '{name} arashaka kwandika: {fact}. Mbere byari: {before}. Ibi ni byo?',
    kept: 'Ni byiza, nta cyahinduwe.',
    callOffer:
      'Nta muntu uraza, mutwihanganire. Urashaka ko baguhamagara? Andika hano nimero yawe ya telefoni.',
    callKnown: 'Nta muntu uraza, mutwihanganire. Urashaka ko baguhamagara? Dufite {contact}.',
    callNoted:
      'Byanditswe: umuntu azaguhamagara. Ntazigera agusaba PIN, ijambo ry’ibanga cyangwa amafaranga.',
    gaveUp: 'Umaze igihe kinini utandika, ubu ntukiri ku murongo. Andika hano, urawusubiraho.',
  },
  quick: {
    hello: 'Muraho, ndimo gusoma ibyo wavuze. Guma hano.',
    stop: 'Ntukongere kohereza amafaranga, kandi ntubasubize.',
    bank: 'Hamagara banki yawe nonaha kuri nimero iri inyuma y’ikarita yawe, ubasabe guhagarika ubwishyu.',
    wait: 'Nkeneye iminota mike yo kubireba. Ndongera kukwandikira hano.',
    secret: 'Ntukagire uwo ubwira PIN, ijambo ry’ibanga cyangwa kode, nanjye ntubimbwire.',
    safe: 'Uri ahantu hatekanye, kandi ushobora kwandika wisanzuye?',
    blame: 'Si ikosa ryawe. Biba ku bantu benshi, kandi wakoze neza kubitubwira.',
    done: 'Murakoze. Mfite ibyo nkeneye byose ubu.',
  },
  disputes: {
    opened: 'Turacyategereje igisubizo.',
    institution_responded: 'Banki yasubije, turimo kubisuzuma.',
    settled: 'Banki izishyura.',
    rejected: 'Banki yanze.',
    escalated: 'Nta gisubizo cyabonetse ku gihe, ikibazo cyashyikirijwe {settlement_authority}.',
    decided: '{settlement_authority} yafashe icyemezo.',
    withdrawn: 'Ikibazo cyahagaritswe.',
    expired: 'Igihe cyarangiye nta gisubizo kibonetse. Ushobora kuregera {settlement_authority}.',
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
