import type { Texts } from '../tables/dialog-texts.ts'
import { answers, answersAfter } from './answer-texts.ts'

/** Holds the texts of the dialogue in Spanish. */
export const texts = {
  taps: {
    yes: 'Sí',
    no: 'No',
    notSure: 'Tal vez',
    dontKnow: 'No lo sé',
    skip: 'Saltar',
    back: 'Volver',
    edit: 'Corregir',
    stop: 'Parar',
    help: 'Ayuda',
    person: 'Hablar con una persona',
    goOn: 'Continuar',
    startAgain: 'Empezar de nuevo',
    morePrivacy: 'Más sobre la privacidad',
    leavingNow: 'El dinero está saliendo ahora mismo',
    paid: 'Pagué, o me sacaron dinero',
    notSureScam: 'No estoy seguro de que sea una estafa',
    forOther: 'Le pasó a otra persona',
    callFirst: 'Primero llamo a mi banco',
    theyAgree: 'Sí, está de acuerdo',
    theyDontKnow: 'No, no lo sabe',
    itsMe: 'Me pasó a mí',
    stoppedInTime: 'No, paré a tiempo',
    otherBank: 'Otro banco',
    justNow: 'Hace un momento',
    hourAgo: 'Hace una hora',
    today: 'Hoy',
    yesterday: 'Ayer',
    cantFind: 'No lo encuentro',
    sendNow: 'Enviar ahora',
    tryAgain: 'Intentar de nuevo',
    call: 'Llamar',
    called: 'Ya llamé',
    status: '¿Cómo va mi caso?',
    newReport: 'Hacer otra denuncia',
    thatsAll: 'Eso es todo',
    wasScam: 'No, fue una estafa',
    safeNow: 'Estoy a salvo, continuar',
    haveCase: 'Tengo un número de caso',
    addPayment: 'Agregar otro pago',
    addDetails: 'Agregar detalles',
    sameName: 'El mismo nombre',
    newsSms: 'SMS',
    newsCall: 'Una llamada',
    newsEmail: 'Correo electrónico',
    newsNone: 'No quiero noticias',
    stopNews: 'Parar los mensajes',
  },
  firstKinds: {
    impersonation_bank_police: 'Llamada del banco o la policía',
    investment: 'Inversión',
    purchase: 'Compra por internet',
    romance: 'Amor o amistad',
    job_task: 'Trabajo',
    impersonation_family_friend: 'Emergencia familiar',
    account_takeover: 'Alguien entró en mi cuenta',
    more: 'Otra cosa',
  },
  moreKinds: {
    advance_fee: 'Un pago por adelantado o un premio',
    remote_access: 'Control de mi teléfono a distancia',
    extortion_coercion: 'Amenazas o chantaje',
    invoice_mandate: 'Una factura falsa',
    ceo_fraud: 'Un mensaje de mi jefe',
    recovery_scam: 'Ayuda para recuperar dinero',
    impersonation_other: 'Alguien de una oficina pública',
    mistaken: 'Me equivoqué de número',
    received: 'Me llegó dinero que no conozco',
    dispute: 'Un problema con una tienda',
    other: 'Nada de esto',
  },
  kinds: {
    impersonation_bank_police: 'Alguien dijo ser del banco o de la policía',
    impersonation_other: 'Alguien dijo ser de una oficina pública o una empresa',
    impersonation_family_friend: 'Alguien dijo ser de la familia o una amistad',
    investment: 'Inversión',
    purchase: 'Compra por internet',
    romance: 'Amor o amistad',
    advance_fee: 'Un pago por adelantado o un premio',
    job_task: 'Trabajo',
    invoice_mandate: 'Factura falsa',
    ceo_fraud: 'Mensaje falso de un jefe',
    account_takeover: 'Alguien entró en la cuenta',
    remote_access: 'Control a distancia de un teléfono o computadora',
    extortion_coercion: 'Amenazas o chantaje',
    recovery_scam: 'Falsa ayuda para recuperar dinero',
    mistaken_payment: 'Pago por error',
    other: 'Otra cosa',
    unknown: 'No se sabe',
  },
  labels: {
    bank: 'Desde',
    amount: 'Monto',
    when: 'Cuándo',
    reference: 'Referencia',
    receiver: 'Hacia',
    type: 'Tipo',
    contact: 'Contacto',
    ongoing: 'Sigue pasando',
    moneyLeft: 'Salió dinero',
    name: 'Nombre',
    nationality: 'Nacionalidad',
    identity: 'Documento',
    holder: 'Titular de la cuenta',
    ownAccount: 'Su cuenta',
    firstContact: 'Primer contacto',
    contactWay: 'Cómo',
    story: 'Sus palabras',
    evidence: 'Pruebas',
    police: 'Denuncia policial',
    needs: 'Necesita ayuda',
  },
  contactWays: {
    call: 'Una llamada',
    sms: 'Un SMS',
    app: 'Un mensaje en una aplicación',
    ad: 'Un anuncio o una página web',
    person: 'En persona',
  },
  identityTypes: {
    'National ID': 'Documento de identidad',
    Passport: 'Pasaporte',
    'Driving Licence': 'Licencia de conducir',
    'Refugee ID': 'Documento de refugiado',
    None: 'Sin documento',
  },
  tri: { yes: 'Sí', no: 'No', unsure: 'Tal vez' },
  ask: {
    whatHappened: {
      ask: 'Cuénteme qué pasó, con sus palabras. Le ayudo a detener el dinero y a denunciar la estafa.\nNadie más ve esto hasta que usted toque «Enviar ahora». Entonces lo ven su banco y el centro antiestafas. Nunca pido un PIN, una contraseña ni un código.',
      again: '¿Qué pasó? Cuéntemelo en pocas palabras, o toque lo que corresponda.',
    },
    notSureScam:
      '¿Qué le dijeron, o qué quieren de usted? Mientras no esté seguro, no pague nada y no dé ningún código.',
    sendTo: ({ bank }) => `¿Envío esto ahora a ${bank} y al centro antiestafas?`,
    send: '¿Envío esto ahora a los bancos y al centro antiestafas?',
    danger: {
      ask: 'Primero, su seguridad. ¿Hay alguien en peligro, o alguien le obliga a hacer algo ahora mismo?',
      again: '¿Está en peligro ahora mismo usted o alguien cerca de usted, o está pensando en hacerse daño?',
    },
    reporter: {
      ask: 'Gracias por ayudar. ¿Esa persona sabe de esta denuncia y está de acuerdo?',
      again: '¿La persona a la que le pasó dijo que sí a esta denuncia?',
    },
    ongoing: {
      ask: '¿Sigue pasando ahora: está al teléfono con ellos, o alguien controla su teléfono o su computadora?',
      again: '¿Siguen en contacto con usted en este momento, por teléfono o en su pantalla?',
    },
    moneyLeft: {
      ask: '¿Salió dinero de su cuenta?',
      again: '¿Se pagó o se envió dinero?',
    },
    type: {
      ask: '¿Qué tipo de estafa fue?',
      again: '¿Qué querían de usted, o qué le ofrecieron?',
    },
    typeMore: {
      ask: '¿Cuál de estas se parece más?',
      again: '¿Cuál es la más parecida a lo que pasó?',
    },
    bank: {
      ask: '¿Desde qué banco o billetera digital pagó?',
      again: '¿Dónde estaba el dinero antes de salir: en qué banco o billetera digital?',
    },
    amount: {
      ask: '¿De cuánto fue el pago? Si pagó más de una vez, empiece por el último: el dinero más reciente es el más fácil de detener.',
      again: '¿Cuánto dinero fue, en números? Por ejemplo 25 000.',
    },
    amountRoughly: '¿Cuánto fue más o menos? Basta con un número aproximado.',
    amountCheck: ({ amount, words }) => `Leo ${amount}. Cifra por cifra: ${words}. ¿Es correcto?`,
    when: {
      ask: '¿Cuándo pagó?',
      again: '¿Qué día pagó, y a qué hora? Por ejemplo “hoy a las 9:30” o “ayer”.',
    },
    reference: {
      ask: 'Abra el pago en su aplicación. ¿Cuál es el número de referencia o de transacción? Suele estar en “detalles”.',
      again: '¿Qué número hay junto a “referencia” o “ID de transacción”? Tiene de 6 a 64 letras y números.',
    },
    receiver: {
      ask: '¿A dónde fue el dinero? El número de cuenta o de teléfono, el nombre que aparece y el banco: todo lo que vea.',
      again: '¿Qué cuenta o número de teléfono recibió el dinero?',
    },
    receiverStopped: {
      ask: '¿A qué cuenta o número de teléfono querían que pagara? Si no lo sabe, ¿desde qué número le contactaron?',
      again: '¿Ve alguna cuenta o número de teléfono de ellos?',
    },
    scammer: {
      ask: 'No anoto nada sobre esa persona. Pero usted puede denunciar a los estafadores, para que otros puedan pararlos. ¿Qué sabe: una cuenta o un número de teléfono, un nombre de perfil, un enlace?',
      again: '¿Ve algo de ellos: un número, un nombre, un enlace?',
    },
    minute: {
      ask: '¿A qué hora exacta pagó? El SMS o el correo de su banco suele mostrarla.',
      again: '¿Qué hora muestra el mensaje de su banco? Por ejemplo 14:05.',
    },
    lastDigits: {
      ask: '¿Cuáles son los últimos 4 números de la cuenta desde la que pagó?',
      again: '¿En qué 4 números termina su propia cuenta?',
    },
    contact: {
      ask: '¿En qué número de teléfono podemos comunicarnos con usted?',
      again: '¿A qué número podemos llamar o escribir? Póngalo con el código de área o de país.',
    },
    contactOrEmail: {
      ask: '¿En qué número de teléfono o correo electrónico podemos comunicarnos con usted?',
      again:
        '¿A qué número podemos llamar o escribir? Póngalo con el código de área o de país. Un correo electrónico también sirve.',
    },
    news: {
      ask: '¿Cómo quiere recibir noticias de su caso?',
      again: '¿Cuál de estas formas prefiere para las noticias, o ninguna?',
    },
    newsEmail: '¿A qué correo electrónico podemos escribirle?',
    name: {
      ask: '¿De quién era el dinero? Escriba el nombre completo, como en el documento.',
      again: '¿Qué nombre y apellido figuran en el documento?',
    },
    nationality: {
      ask: '¿Cuál es la nacionalidad? Puede saltar esta pregunta.',
      again: '¿De qué país es el pasaporte o el documento?',
    },
    idType: {
      ask: '¿Qué documento puede dar? No es obligatorio, pero ayuda al banco a comprobar quién es usted.',
      again: '¿Qué tipo de documento es?',
    },
    idNumber: {
      ask: '¿Cuál es el número del documento? Se oculta enseguida y va solo en el informe detallado.',
      again: '¿Qué letras y números tiene el documento?',
    },
    holder: {
      ask: '¿A nombre de quién está la cuenta de la que salió el dinero?',
      again: '¿Qué nombre tiene el banco para esa cuenta?',
    },
    ownAccount: {
      ask: '¿Cuál es el número de la cuenta o billetera de la que salió el dinero?',
      again: '¿De qué número de cuenta o billetera salió el dinero? Nunca escriba el número de una tarjeta.',
    },
    firstContact: {
      ask: '¿Cuándo le contactaron por primera vez?',
      again: '¿Qué día supo de ellos por primera vez? Por ejemplo “el lunes pasado”.',
    },
    contactWay: {
      ask: '¿Cómo le contactaron, y desde qué número, enlace o nombre de usuario?',
      again:
        '¿Fue una llamada, un SMS, una aplicación o un anuncio? Agregue el número, el enlace o el nombre si lo tiene.',
    },
    story: {
      ask: 'Cuénteme con sus palabras qué pasó.',
      again: '¿Qué pasó primero, y qué pasó después? Bastan unas pocas frases.',
    },
    morePayments: {
      ask: '¿Hubo otro pago para ellos?',
      again: '¿Se les envió más dinero?',
    },
    evidence: {
      ask: '¿Qué pruebas tiene? Por ejemplo capturas de pantalla, mensajes o comprobantes. Guárdelas en su teléfono. No hace falta enviarlas aquí.',
      again: '¿Tiene capturas de pantalla, mensajes o comprobantes?',
    },
    police: {
      ask: 'Si ya fue a la policía, ¿cuál es el número de la denuncia policial?',
      again: '¿Qué número le dio la policía?',
    },
    needs: {
      ask: '¿Necesita ayuda para leer, para oír o con el idioma, o se siente muy mal?',
      again: '¿Le ayudaría que le dedicaran más tiempo?',
    },
    detailSummary: '¿Es correcto? Entonces lo envío.',
    nextAmount: '¿De cuánto fue ese otro pago?',
    findCase: {
      ask: '¿Cuál es su número de caso?',
      again:
        'Escriba el número de caso completo. Tiene siete letras y números en tres grupos, o es largo y empieza con “CASE-”.',
    },
    findDigits: {
      ask: '¿Cuáles son los últimos 4 números del teléfono que dio para este caso?',
      again: '¿En qué 4 números termina ese teléfono?',
    },
    summary: '¿Es correcto?',
    summaryAgain: '¿Lo envío así?',
    edit: { ask: '¿Qué quiere cambiar?', again: '¿Qué línea está mal?' },
    stopped: 'Ya paré. No se ha enviado nada más, y sus respuestas quedan en este chat. ¿Quiere continuar?',
    restart: '¿Borro estas respuestas y empezamos de nuevo?',
    reported: '¿Qué quiere hacer ahora?',
    reportedAgain: 'Puede preguntar por su caso en cualquier momento. ¿Qué le ayudaría ahora?',
    thisLanguage: '¿Quiere que sigamos en español?',
  },
  askForOther: {
    ongoing:
      '¿Sigue pasando ahora: esa persona está al teléfono con ellos, o ellos controlan su teléfono o su computadora?',
    moneyLeft: '¿Salió dinero de la cuenta de esa persona?',
    bank: '¿Desde qué banco o billetera digital se pagó?',
    amount:
      '¿De cuánto fue el pago? Si hubo más de uno, empiece por el último: el dinero más reciente es el más fácil de detener.',
    when: '¿Cuándo se hizo el pago?',
  },
  todo: {
    title: 'Qué hacer ahora',
    call: ({ bank }) => `Llame a ${bank} y dé este número de caso.`,
    callAny: 'Llame a su banco y dé este número de caso.',
    removeApp: 'Borre la aplicación que le hicieron instalar y reinicie el teléfono sin internet.',
    lockCard: 'Bloquee su tarjeta en la aplicación de su banco.',
    passwords: 'Cambie las contraseñas de su banco y de su correo en otro teléfono.',
    payNothing: 'No pague nada más, aunque le prometan algo o le amenacen.',
    realPerson: 'Llame a la persona verdadera a su número de siempre, y avise a su familia.',
    keep: 'Guarde todos los mensajes y comprobantes. Haga capturas de pantalla.',
    police: 'Avise también a la policía, con este número de caso.',
  },
  answers,
  answersAfter,
  say: {
    privacy: ({ retention, news }) =>
      `Lo que me cuente va a los bancos que pueden detener el dinero y al centro antiestafas, y a nadie más. Los números de cuenta se convierten en códigos antes de entrar en el caso. También se envía el teléfono o el correo electrónico que usted dé, para que quienes trabajan en su caso puedan comunicarse con usted.${news} Su nombre va solo en el informe detallado. Todo se borra después de ${retention}, y usted puede borrar este chat en cualquier momento.`,
    privacyNews:
      'Si quiere, también le enviamos un mensaje o le llamamos cuando pase algo en su caso: sin montos, bancos ni números de cuenta, y solo hasta que usted diga que paremos o borre este chat.',
    welcome: 'Esto fue un delito. Usted no tiene la culpa.',
    declined: ({ hotlines }) =>
      `Está bien. No se comparte nada sin su sí. Llame ahora a su banco: el número está detrás de su tarjeta.\n${hotlines}\nPuede continuar aquí en cualquier momento. “Empezar de nuevo” borra lo que escribió.`,
    hotline: ({ label, number }) => `${label}: ${number}`,
    hotlineHours: ({ label, number, hours }) => `${label}: ${number} (${hours})`,
    emergency: ({ number }) =>
      `Llame al ${number} ahora.\nSu seguridad está antes que el dinero. Si puede, vaya a un lugar donde haya más gente. Yo sigo aquí.`,
    emergencyIll: ({ number }) =>
      `Llame al ${number} ahora y diga que una persona está enferma.\nHaga lo que le digan por teléfono y quédese con esa persona. El dinero puede esperar. Yo sigo aquí.`,
    emergencySelf: ({ number }) =>
      `Llame al ${number} ahora.\nHizo bien en decírmelo. Usted vale más que cualquier dinero, y no tiene que cargar con esto a solas. Vaya con alguien de confianza, o pídale que venga, y aleje todo con lo que pueda hacerse daño. Yo sigo aquí.`,
    dangerGoOn: 'Cuando esté a salvo, podemos seguir con la denuncia aquí.',
    safeNowAsked: '¿Está a salvo ahora, y quienes están con usted?',
    gladSafe: ({ number }) =>
      `Me alegra que nadie esté en peligro ahora. Si eso cambia, llame al ${number} o escríbalo aquí.`,
    notOver: ({ number }) =>
      `Entiendo que no ha terminado. Llame al ${number} ahora, o pida a alguien cercano que llame. Si escribir es peligroso, deje el teléfono: nada de lo que me contó se pierde.`,
    notOverSelf: ({ number }) =>
      `Sigo aquí, y me alegra que escriba. Llame al ${number} ahora, o pida a alguien que llame por usted. Hoy no tiene que decidir nada.`,
    minor:
      'No ha hecho nada malo y no tiene la culpa.\nCuente lo que pasó a una persona adulta de confianza. No tiene que responder a quienes hicieron esto, ni pagarles ni enviarles nada.',
    help: ({ hotlines }) =>
      `Responda con sus palabras o toque una respuesta. Puede decir “volver”, “corregir”, “saltar”, “repetir”, “parar” o “persona” en cualquier momento. No pasa nada si no sabe algo.\n${hotlines}`,
    adviceOnly: ({ hotlines }) =>
      `Lo que ayuda ahora: esa persona debe llamar al número que está detrás de su tarjeta del banco, no enviar más dinero y guardar todos los mensajes.\n${hotlines}`,
    notScam: {
      mistaken:
        'Un pago a un número equivocado\nDe esto se ocupa su propio banco, no esta denuncia, y el dinero no se puede bloquear. Llame ahora a su banco y pida la devolución del pago hecho por error.',
      received:
        'Le llegó dinero que no conoce\nNo lo envíe a nadie, ni siquiera al número que se lo pide. Muchas veces es parte de una estafa. Llame a su banco y pida que devuelva el dinero.',
      dispute:
        'Un reclamo con una tienda\nEn esto ayuda la oficina de protección al consumidor. Guarde el pedido, el comprobante y los mensajes. Su banco puede decirle si el pago se puede reclamar.',
    },
    callBank: ({ bank, number }) =>
      `${bank}, línea de fraude: ${number}\nSi tiene otro teléfono, llame mientras seguimos.`,
    callBankUnknown: 'Llame a su banco\nEl número está detrás de su tarjeta o en la aplicación de su banco.',
    thanksForTelling: 'Gracias por contármelo.',
    notUnderstood: 'Perdón, no entendí.',
    tapOne: 'Toque la respuesta que mejor le parezca, o escríbala en pocas palabras.',
    otherCurrency: ({ currency, own }) => `Eso está en ${currency}. ¿Cuánto es más o menos en ${own}?`,
    amountFrom: 'Necesito el monto en números.',
    askedAmount: 'Eso es lo que le pidieron. ¿Cuánto pagó usted? “Nada” también es una respuesta.',
    whichDay: '¿Qué día fue? Basta más o menos, por ejemplo “el martes”.',
    likelyNo: 'Entonces parece que no. Para asegurarnos, una vez más:',
    futureTime: 'Ese momento todavía no ha llegado.',
    oldPayment:
      'Eso fue hace más de 80 días, así que hay menos posibilidades. Aun así vale la pena denunciarlo.',
    shortReference: 'Una referencia tiene de 6 a 64 letras y números.',
    badPhone: 'Eso no parece un número de teléfono completo.',
    noted: ({ fact }) => `Anotado: ${fact}.`,
    changed: ({ fact }) => `Cambiado. ${fact}`,
    contactNoted: ({ contact }) => `Anotado: ${contact}.`,
    contactWishNoted: 'Ya anoté cómo quiere que le contacten.',
    stillInDanger:
      'Sigo aquí. Si no puede llamar, ¿hay alguien cerca que pueda: un vecino, una amiga, alguien de una tienda?',
    secret:
      'No dé nunca un PIN, una contraseña, un código ni un número de tarjeta a nadie, tampoco a nosotros.\nLo he quitado. Llame ahora a su banco para cambiarlo.',
    noReference:
      'Sin una referencia o una cuenta, un especialista buscará el pago a mano. Eso tarda más. Si encuentra la referencia después, escríbala aquí.',
    amountUnknown: 'Está bien. Sin el monto, un especialista tiene que buscar primero el pago.',
    sending: 'Estoy enviando su denuncia.',
    stillSending: 'Su denuncia está en camino. Le avisaré en cuanto llegue. No hace falta enviarla otra vez.',
    sendingSlow: ({ hotlines }) =>
      `Está tardando más de lo normal. Su denuncia está guardada y lo sigo intentando.\nMientras tanto, llame:\n${hotlines}`,
    sendingFailed: ({ hotlines }) =>
      `Todavía no pude entregar su denuncia. Está guardada aquí, no se perdió nada.\nLlame ahora:\n${hotlines}`,
    reported: ({ caseId }) =>
      `Denuncia registrada. Su número de caso es ${caseId}\nHemos pedido que se siga el rastro del dinero. Guarde este número.`,
    reportedUntraced: ({ caseId }) =>
      `Denuncia registrada. Su número de caso es ${caseId}\nGuarde este número.`,
    reportedIntelligence: ({ caseId }) =>
      `Denuncia registrada. Su número de caso es ${caseId}\nHizo bien en parar a tiempo. Su denuncia ayuda a proteger a otras personas. Guarde este número.`,
    reportedTip: ({ caseId }) =>
      `Denuncia registrada. Su número de caso es ${caseId}\nNo contiene nada sobre la persona a la que usted ayuda. Guarde este número.`,
    reportedByHand: 'Un especialista buscará su pago a mano.',
    nowCallBank: ({ bank }) => `Ahora llame a ${bank}`,
    nowCallAnyBank: 'Ahora llame a su banco: el número está detrás de su tarjeta.',
    recallWords: 'Diga: “Quiero denunciar un pago por estafa. Por favor, pidan ya la devolución del dinero.”',
    called:
      'Muy bien. Esa era la llamada más importante. Apunte la hora y el nombre de la persona que le atendió.',
    thanks: 'Cuídese mucho. Puede volver aquí en cualquier momento.',
    noCase: 'Todavía no hay ningún caso de este chat.',
    statusAsked: 'Voy a ver.',
    statusFailed: 'En este momento no puedo ver el caso. Pregúnteme otra vez en unos minutos.',
    languageSwitched: 'Seguimos en español.',
    languageUnknown: ({ languages }) => `Todavía no hablo ese idioma. Hablo: ${languages}.`,
    nothingBack: 'Esta es la primera pregunta.',
    deleted: 'He borrado sus respuestas.',
    unknownValue: 'no se sabe',
    accountEnding: ({ digits }) => `cuenta terminada en ${digits}`,
    phoneEnding: ({ country, digits }) => `${country}, un número terminado en ${digits}`,
    lossUnknown: 'todavía no se sabe',
    waitForCase: 'Su denuncia se está enviando. Espere un momento el número de caso.',
    offlineReady: ({ numbers }) =>
      `En este momento no hay red. Su denuncia está lista en este teléfono y se envía sola cuando vuelva la red.\nLas llamadas funcionan sin internet:\n${numbers}`,
    offlineKept:
      'Su denuncia espera en este teléfono y se envía sola cuando vuelva la red. No hace falta que se quede aquí.\nLas llamadas funcionan sin internet. Llame ahora.',
    pickedUp: 'He anotado esto:',
    handOverComing: 'He pedido que una persona le ayude en este chat. Podemos seguir mientras esperamos.',
    handOverNone: ({ hotlines }) =>
      `En este momento una persona solo puede ayudarle por teléfono:\n${hotlines}\nUsted y yo podemos seguir aquí.`,
    handOverLater: ({ hotlines }) =>
      `Ahora mismo no puede venir nadie. Su pedido sigue abierto, y quien venga leerá todo esto. Por teléfono:\n${hotlines}`,
    personJoined: ({ name }) =>
      `${name}, una persona que trabaja aquí, ha entrado en este chat y lee lo que usted me contó.`,
    personLeft: ({ name }) => `${name} ha salido del chat. Usted y yo seguimos.`,
    detailsIntro:
      'Más detalles ayudan al banco y a la policía. Puede saltar lo que quiera y parar en cualquier momento.',
    detailsKept: 'No hay problema. Lo que me contó queda guardado aquí, y puede seguir más tarde.',
    contactNeeded: 'El informe detallado necesita un teléfono donde podamos comunicarnos con usted.',
    amountNeeded: 'El informe detallado necesita el monto. Basta con un número aproximado.',
    needsYes: 'Gracias por decirlo. Agrego una nota para que le dediquen más tiempo.',
    paymentAdded: 'He agregado este pago.',
    reportSending: 'Estoy enviando los detalles.',
    reportStillSending: 'Los detalles están en camino. No hace falta enviarlos otra vez.',
    reportDelivered:
      'Los detalles han llegado. Su nombre, su documento y su número de teléfono ya no se guardan en este chat.',
    reportSlow: 'Está tardando más de lo normal. Los detalles están guardados y lo sigo intentando.',
    reportFailed: 'Todavía no pude entregar los detalles. Están guardados aquí, no se perdió nada.',
    referenceAdded: 'Gracias, he agregado la referencia. Va con los detalles.',
    looking: 'Estoy buscando el caso.',
    caseNumberWrong:
      'Una letra o un número no es correcto, o falta uno. Le pasa a cualquiera. Mire otra vez el número de caso y escríbalo de nuevo.',
    noNumber: ({ hotlines }) =>
      `Sin ese número de teléfono no puedo abrir el caso aquí. Una persona puede encontrarlo: pídala en este chat, o llame:\n${hotlines}\nTambién puede hacer otra denuncia y poner en ella el número del caso anterior.`,
    notFound: 'No encuentro ningún caso con estos datos.',
    paused: ({ minutes }) =>
      `Los datos no coincidieron varias veces. Por su seguridad, intente de nuevo en ${minutes} minutos.`,
    found: ({ caseId }) => `He encontrado el caso ${caseId}.`,
    caseNews: ({ caseId }) => `Hay novedades en su caso ${caseId}.`,
    newsNoted: ({ way, stop }) =>
      `Anotado: ${way}. Solo le diremos qué ha cambiado, sin montos ni bancos. Para terminar, escriba aquí: “${stop}”.`,
    newsNone: 'Está bien, sin mensajes. Puede preguntar aquí en cualquier momento.',
    newsStopped: 'Ya no recibirá más mensajes sobre su caso. Puede preguntar aquí en cualquier momento.',
  },
  advice: {
    impersonation_bank_police:
      'Ningún banco de verdad le pasa a una “cuenta segura”\nNi el banco ni la policía piden códigos. Si llaman otra vez, cuelgue y llame al número de su tarjeta.',
    impersonation_other:
      'Ninguna oficina de verdad pide dinero o códigos por teléfono\nSi llaman otra vez, cuelgue y llame al número de su página web oficial.',
    impersonation_family_friend:
      'Llame primero a la persona verdadera\nUse su número de siempre. No envíe nada hasta oír su voz.',
    investment:
      'No pague impuestos ni cargos para “desbloquear” dinero\nQuien de verdad tiene su dinero no le pide pagar antes de retirarlo.',
    purchase: 'Guarde el chat y el anuncio\nHaga capturas de pantalla antes de que quien vende los borre.',
    romance:
      'No envíe nada más, y no se encuentre ni se enfrente a solas con esa persona\nHable con alguien de confianza. A muchas personas les ha pasado.',
    advance_fee:
      'No pague ningún otro adelanto\nUn premio, un préstamo o una herencia de verdad no pide dinero antes.',
    job_task: 'No pague nada más\nUn trabajo de verdad le paga a usted y no pide depósitos.',
    invoice_mandate:
      'Avise ahora al proveedor verdadero\nUse un número que conocía de antes. Pida al equipo de informática que revise el correo.',
    ceo_fraud:
      'Avise ahora a su jefe verdadero y al equipo de informática\nUse un número que conocía de antes. Pida que revisen el correo.',
    account_takeover:
      'Cambie sus contraseñas desde otro dispositivo\nPida a su banco que bloquee la cuenta y la tarjeta, y a su compañía de teléfono que revise su tarjeta SIM.',
    remote_access:
      'Apague internet en ese dispositivo\nBorre la aplicación, cambie sus contraseñas desde otro dispositivo y pida a su banco que bloquee la cuenta.',
    extortion_coercion:
      'No pague más\nGuarde los mensajes y vaya a la policía. Si tiene menos de 18 años, hable con una persona adulta de confianza o con una línea de ayuda para niños.',
    recovery_scam: 'Esta es una segunda estafa\nNadie honesto cobra por devolverle su dinero. No pague nada.',
  },
  adviceMore: {
    ongoing:
      'Cuelgue ahora\nApague internet o el teléfono que controlan. No envíe más. Llame a su banco desde otro teléfono.',
    unsureLeft:
      'Mire su saldo y los últimos pagos en la aplicación de su banco, si puede hacerlo sin peligro.',
  },
  status: {
    starting: 'Tenemos su denuncia y estamos empezando.',
    tracing: 'Estamos siguiendo el rastro del dinero.',
    traced: 'Sabemos a dónde fue una parte del dinero. Se está decidiendo el próximo paso.',
    pending: 'Hemos pedido a un banco que retenga el dinero y esperamos su respuesta.',
    frozen: ({ amount, until }) =>
      `Dinero retenido hasta el ${until}: ${amount}. Usted todavía no lo tiene de vuelta.`,
    frozenNoDate: ({ amount }) => `Dinero retenido: ${amount}. Usted todavía no lo tiene de vuelta.`,
    disputed: ({ until }) => `Pedimos al banco que responda antes del ${until}.`,
    disputedNoDate: 'Pedimos una respuesta al banco.',
    returningNoDate: ({ amount }) => `Dinero en camino hacia usted: ${amount}.`,
    returning: ({ amount, until }) => `Dinero en camino hacia usted: ${amount}, a más tardar el ${until}.`,
    recovered: ({ amount, total }) => `Usted recuperó ${amount} de ${total}.`,
    closed: ({ amount, total }) =>
      `El caso está cerrado. Usted recuperó ${amount} de ${total}. Si no está de acuerdo, puede quejarse ante la defensoría.`,
    rejected: 'El caso no siguió adelante. Gracias: su denuncia ayuda igual a proteger a otras personas.',
    intelligence: 'En este caso no se perdió dinero. Gracias: su denuncia ayuda a proteger a otras personas.',
    unknown: 'El caso está abierto y se está trabajando en él.',
  },
  retention: ({ days }) => `${days} días`,
} as const satisfies Texts
