import type { ActionTexts } from '../tables/action-texts.ts'

/** What a citizen is told to do at once, in Kinyarwanda. */
export const texts = {
  disconnect: 'Zimya ubu interineti kuri iyo telefoni cyangwa mudasobwa, cyangwa uyizimye, ntuyikoreho.',
  hangUp: 'Kupa ubu. Ntugomba kugira icyo ubasobanurira.',
  keepCode:
    'Ntugahe na rimwe kode, PIN cyangwa ijambo ry’ibanga umuntu uwo ari we wese, n’iyo yavuga ko ari uwa banki yawe.',
  callBank:
    'Hamagara ubu banki yawe cyangwa mobile money uvuge ko ari uburiganya. Nimero iri ku ikarita yawe cyangwa ahanditse ubufasha muri porogaramu.',
  callOperator: 'Nta rezo ufite? Koresha indi telefoni usabe ikigo cy’itumanaho gufunga SIM yawe.',
  blockCard: 'Basabe gufunga ikarita yawe.',
  changePassword: 'Hindura ubu PIN n’ijambo ry’ibanga, ku yindi telefoni niba bishoboka.',
  doNotPay: 'Ntugire icyo wishyura, cyangwa ntukongere kwishyura.',
  callRelative: 'Kupa uhamagare uwo muntu wawe kuri nimero ye isanzwe.',
  doNotAnswer: 'Ntukongere kubasubiza.',
  keepEvidence: 'Bika ubutumwa bwabo bwose kandi ufotore ekara.',
  stopPassingOn: 'Ntugire uwo woherereza ayo mafaranga. Yareke aho ari.',
  talkWithThem:
    'Muvugishe utuje kandi ntumushinje. Musabe gutegereza umunsi umwe no kuvugana na banki ye mbere yo kwishyura.',
  vulnerableLine:
    'Ushobora guhamagara banki ye wowe ubwawe. Saba abarinda abakiriya uburiganya, ubabwire ibiri kuba.',
  recall:
    'Hamagara ubu banki yawe cyangwa mobile money usabe kugaruza amafaranga yagiye kuri konti itari yo.',
  checkOfficial:
    'Ntukoreshe nimero cyangwa umurongo biri mu butumwa. Ishakire nimero ya banki cyangwa ibiro, ubabaze.',
  childLine: 'Nta kosa ufite. Ushobora kuvugana n’umuntu ufasha abana n’urubyiruko:',
  giftCard:
    'Hamagara ubu ikigo cyanditse kuri gift card ubasabe kuyihagarika. Bika iyo karita n’inyemezabwishyu.',
  helping: {
    hangUp:
      'Niba muri kumwe, fata telefoni ukupe. Niba mutari kumwe, komeza umuhamagare ku yindi telefoni kugeza yitabye.',
    callBank:
      'Mufashe guhamagara ubu banki ye cyangwa mobile money avuge ko ari uburiganya. Nimero iri ku ikarita ye cyangwa ahanditse ubufasha muri porogaramu.',
  },
} as const satisfies ActionTexts
