import type { ActionTexts } from '../tables/action-texts.ts'

/** What a citizen is told to do at once, in Spanish. */
export const texts = {
  disconnect: 'Apague ahora internet en ese teléfono o computadora, o apáguelo del todo, y no lo toque más.',
  hangUp: 'Cuelgue ahora. No tiene que darles ninguna explicación.',
  keepCode: 'No dé nunca un código, un PIN ni una contraseña a nadie, ni a quien diga ser de su banco.',
  callBank:
    'Llame ahora a su banco o billetera digital y diga que es una estafa. El número está en su tarjeta o en la ayuda de la aplicación.',
  callOperator:
    '¿Su teléfono se quedó sin señal? Pida a su compañía de teléfono, desde otro teléfono, que bloquee su tarjeta SIM.',
  blockCard: 'Pida que bloqueen su tarjeta.',
  changePassword: 'Cambie ahora su PIN y su contraseña, desde otro teléfono si puede.',
  doNotPay: 'No pague nada, o nada más.',
  callRelative: 'Cuelgue y llame a su familiar a su propio número, el de siempre.',
  doNotAnswer: 'No les responda más.',
  keepEvidence: 'Guarde todos sus mensajes y haga capturas de pantalla.',
  stopPassingOn: 'No envíe ese dinero a nadie. Déjelo donde está.',
  talkWithThem:
    'Hable con calma con esa persona y no le eche la culpa. Pídale que espere un día y que hable con su banco antes de pagar.',
  vulnerableLine:
    'Usted puede llamar al banco de esa persona. Pida hablar con quienes protegen a los clientes de las estafas, y cuente lo que pasa.',
  recall:
    'Llame ahora a su banco o billetera digital y pida recuperar el pago enviado a la cuenta equivocada.',
  checkOfficial:
    'No use el número ni el enlace del mensaje. Busque usted el número del banco o de la oficina, y pregunte allí.',
  childLine: 'No ha hecho nada malo. Puede hablar con alguien que ayuda a jóvenes:',
  giftCard:
    'Llame ahora a la empresa que aparece en la tarjeta de regalo y pida que la bloqueen. Guarde la tarjeta y el recibo.',
  helping: {
    hangUp:
      'Si está con esa persona, tome el teléfono y cuelgue. Si no, llámela sin parar a otro teléfono hasta que conteste.',
    callBank:
      'Ayude a esa persona a llamar ahora a su banco o billetera digital y a decir que es una estafa. El número está en la tarjeta de esa persona o en la ayuda de la aplicación.',
  },
} as const satisfies ActionTexts
