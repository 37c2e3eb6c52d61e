import type { UrgentTexts } from '../tables/urgent-texts.ts'

/** Answers to urgent questions in Spanish. */
export const texts = {
  answers: {
    callsAgain:
      'No, no conteste. Deje que suene, o quite el sonido. Si cree que es su banco, llame usted mismo al número que está en su tarjeta.',
    callAbroad:
      'Los números cortos muchas veces no funcionan desde otro país. Use el número internacional de su banco: empieza con + y está en su tarjeta, en la aplicación o en su página. También puede hacer todo aquí, por escrito.',
    hacked:
      'Es posible, así que vayamos a lo seguro. Cambie ya esa contraseña desde otro teléfono o computadora, y en todo lugar donde la use. Después llame a su banco.',
    frozenNotYet: ({ send }) =>
      `Todavía no. No se ha enviado nada, así que a ningún banco se le ha pedido retener el dinero. Se lo pido cuando usted toque “${send}”. Llamar a su banco es aún más rápido.`,
    passedOn:
      'Yo no puedo decidir eso, y aquí nadie lo juzga. Lo que le ayuda ahora: no reenvíe nada, no saque nada y avise hoy a su banco. Cuenta mucho que usted mismo lo denuncie.',
    reportMe: ({ send }) =>
      `No, yo no lo denuncio. Solo envío lo que usted me cuenta, solo después de que toque “${send}”, y solo a los bancos y al centro antiestafas.`,
    restYes:
      'Sí. Su parte ya está hecha, y le diré aquí si hay novedades. Quite el sonido, no conteste números desconocidos y descanse.',
    restAfterCall:
      'Casi. Su denuncia ya se envió y sigue sin usted. Si aún no lo hizo, llame primero a su banco: una sola llamada. Después descanse.',
    restAfterSending: ({ send }) =>
      `Todavía no: no se ha enviado nada. Falta como un minuto para que pueda tocar “${send}”. Llame también a su banco, y después podrá descansar.`,
    policeThreat: ({ number }) =>
      `Lo dicen para asustarlo. La policía de verdad no pide dinero ni códigos por teléfono. Si hay alguien en su puerta, no abra y llame al ${number}.`,
    personOnTheWay:
      'Todavía no. Ya pedí una persona, y podrá leer lo que usted escribió aquí. Podemos seguir mientras esperamos.',
    personNotAsked: ({ person }) => `Todavía no se ha pedido a nadie. Toque “${person}” y pido a alguien.`,
  },
  comfort: {
    ashamed:
      'No tiene de qué avergonzarse. Esto les pasa todos los días a personas inteligentes y cuidadosas.',
    tired: 'Le creo. Vamos de a un paso pequeño, y nada de lo que escribió se pierde.',
    childCries: 'Primero consuele a su niño. Yo espero aquí, y no se pierde nada.',
    needed: 'Lo siento mucho. Ese dinero importa, así que hagamos todo lo que se pueda.',
  },
  greeting: { first: 'Hola. Qué bueno que está aquí.', again: 'Aquí estoy.' },
  wallet: [
    ['el número está detrás de su tarjeta', 'el número está en la ayuda de la aplicación'],
    [
      'El número está detrás de su tarjeta o en la aplicación de su banco.',
      'El número está en la ayuda de la aplicación.',
    ],
    [
      'El número está en su tarjeta o en la ayuda de la aplicación.',
      'El número está en la ayuda de la aplicación.',
    ],
    ['al número que está en su tarjeta', 'al número que está en la ayuda de la aplicación'],
    ['al número de su tarjeta del banco', 'al número que está en la ayuda de la aplicación'],
    ['al número de su tarjeta', 'al número que está en la ayuda de la aplicación'],
  ],
  cardCharges: {
    callBank:
      'Llame ahora a su banco. Pida que bloqueen la tarjeta y que reclamen los pagos que usted no hizo (“contracargo”). El número está en la tarjeta o en la aplicación.',
    recallWords:
      'Diga: “Hay pagos en mi tarjeta que yo no hice. Por favor, bloqueen la tarjeta y hagan el reclamo (contracargo).”',
  },
} as const satisfies UrgentTexts
