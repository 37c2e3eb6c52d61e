import type { Words } from '../tables/words.ts'

/** Lists the words that the dialogue understands in Spanish. */
export const words = {
  names: 'español, castellano, spanish, en español'.split(', '),
  yes: 'si, sip, sii, siii, sipi, claro, claro que si, por supuesto, ok, okay, oki, vale, dale, de acuerdo, estoy de acuerdo, esta bien, bueno si, correcto, exacto, exactamente, asi es, eso es, si por favor, si claro, acepto, continuar, continue, continuemos, adelante, siga, afirmativo, efectivamente, sigue pasando'.split(
    ', ',
  ),
  yesAlone:
    'bueno, bien, muy bien, va, sale, listo, obvio, cierto, es cierto, lo es, lo soy, lo estoy, me parece bien, todo bien'.split(
      ', ',
    ),
  no: 'no, nop, nope, nel, para nada, nunca, jamas, tampoco, negativo, claro que no, por supuesto que no, ok no, vale no, bueno no, ya no, ahora no, no gracias, es falso, falso, ya termino, ya se acabo, ya colgue, absolutamente nada, nada de nada'.split(
    ', ',
  ),
  notSure:
    'tal vez, talvez, quizas, quiza, puede ser, puede que si, a lo mejor, no estoy seguro, no estoy segura, no estoy muy seguro, no estoy muy segura, no se bien, probablemente, es posible, posiblemente, creo, creo que si, yo creo que si, supongo, supongo que si, capaz, capaz que si'.split(
      ', ',
    ),
  likelyNo:
    'creo que no, yo creo que no, me parece que no, no creo, no lo creo, no me parece, pienso que no, supongo que no, diria que no, yo diria que no, seguramente no, probablemente no, posiblemente no, tal vez no, quizas no, quiza no, a lo mejor no, puede que no, capaz que no, no que yo sepa, que yo sepa no, hasta donde se no, no realmente, en realidad no, mas bien no, espero que no, ojala que no, lo dudo, no deberia, se supone que no, igual no, no creo que si, no no creo'.split(
      ', ',
    ),
  dontKnow:
    'no se, nose, no lo se, yo no se, la verdad no se, no sabria decir, no sabria decirle, no sabemos, no lo sabemos, ni idea, no tengo idea, no tengo ni idea, ni la menor idea, quien sabe, desconozco, lo desconozco, no lo encuentro, no la encuentro, no lo encontre, no encuentro, no lo encontramos, no lo veo, no la veo, no me aparece, no aparece, no me sale, no lo tengo, no la tengo, no tengo ese dato, no tengo ese numero, no tengo referencia, no tengo ninguno, no tengo ninguna, no me acuerdo, no recuerdo, no lo recuerdo, se me olvido, lo olvide, me olvide, ninguno, ninguna, nada'.split(
      ', ',
    ),
  skip: 'saltar, saltala, salte, omitir, pasar, paso, siguiente, la siguiente, siguiente pregunta, despues, mas tarde, luego, dejelo, dejalo, prefiero no decirlo, prefiero no decir, prefiero no darlo, no quiero decirlo, no quiero darlo, no quiero contestar, no quiero responder, no lo quiero decir, no hace falta, no es necesario, prefiero no, mejor no'.split(
    ', ',
  ),
  polite:
    'por favor, porfavor, porfa, porfis, x favor, xfa, pf, plis, quiero, quisiera, me gustaria, necesito, puedo, puede, podria, se puede, disculpe, oiga, a ver'.split(
      ', ',
    ),
  only: 'solo, solamente, nomas, unicamente, apenas'.split(', '),
  commands: {
    back: 'volver, volver atras, atras, regresar, regresa, regrese, vuelve, vuelva, anterior, pregunta anterior, la anterior, para atras'.split(
      ', ',
    ),
    repeat:
      'repetir, repita, repite, repitame, repitalo, repita la pregunta, otra vez, de nuevo, como, como dice, como dijo, que, que dice, que dijo, mande, perdon'.split(
        ', ',
      ),
    help: 'ayuda, ayudeme, ayudame, ayudenme, auxilio, socorro, no entiendo, no entendi, no le entiendo, no comprendo, que significa, que significa eso, que quiere decir, que es eso, por que, xq, para que, expliqueme'.split(
      ', ',
    ),
    person:
      'persona, una persona, humano, un humano, agente, un agente, asesor, un asesor, asesora, operador, operadora, hablar con una persona, hablar con alguien, hablar con un agente, hablar con un humano, hablar con un asesor, hablar con una persona real, hablar con una persona de verdad, persona real, una persona real, una persona de verdad, hablar con alguien real, chatear con una persona, pasame con una persona, paseme con una persona, comuniqueme con una persona, comuniqueme con un asesor, llamenme, llameme, que me llamen'.split(
        ', ',
      ),
    stop: 'parar, pare, para, parar aqui, detener, stop, salir, terminar, acabar, fin, cancelar, basta, ya no quiero seguir, no quiero seguir'.split(
      ', ',
    ),
    restart:
      'empezar de nuevo, empezar otra vez, empezar de cero, empezar desde cero, comenzar de nuevo, volver a empezar, reiniciar, desde el principio, desde cero, borrar, borrar todo, borre todo, eliminar, eliminar todo, borrar mis respuestas, nueva denuncia, otra denuncia, hacer otra denuncia'.split(
        ', ',
      ),
    edit: 'corregir, corrija, cambiar, cambie, modificar, editar, rectificar, hay un error, cambiar algo, corregir algo, hay algo mal'.split(
      ', ',
    ),
    status:
      'estado, estado de mi caso, estado del caso, mi caso, como va mi caso, como esta mi caso, como sigue mi caso, en que va mi caso, en que esta mi caso, que paso con mi caso, que pasa con mi caso, que hay de mi caso, ver mi caso, buscar mi caso, consultar mi caso, tengo un caso, tengo un numero de caso, tengo numero de caso, ya tengo numero de caso, numero de caso, mi denuncia, como va mi denuncia, que paso con mi denuncia, noticias, novedades, alguna novedad, alguna noticia, hay novedades, hay noticias, que se sabe'.split(
        ', ',
      ),
    danger:
      'peligro, estoy en peligro, corro peligro, estamos en peligro, emergencia, es una emergencia, urgencia'.split(
        ', ',
      ),
  },
  fields: {
    bank: 'banco, el banco, mi banco, desde, billetera, la billetera, billetera digital, monedero'.split(
      ', ',
    ),
    amount:
      'monto, el monto, los montos, importe, el importe, cantidad, la cantidad, suma, la suma, dinero, valor, cuanto'.split(
        ', ',
      ),
    when: 'cuando, fecha, la fecha, hora, la hora, dia, el dia'.split(', '),
    reference:
      'referencia, la referencia, numero de referencia, numero de transaccion, numero de operacion, clave de rastreo, folio, transaccion'.split(
        ', ',
      ),
    receiver:
      'destinatario, el destinatario, beneficiario, receptor, hacia, destino, cuenta, la cuenta, cuenta de destino, a quien'.split(
        ', ',
      ),
    type: 'tipo, el tipo, tipo de estafa, clase'.split(', '),
    contact: 'contacto, telefono, numero, mi numero, el numero, numero de telefono, celular, movil'.split(
      ', ',
    ),
    ongoing: 'sigue pasando, si sigue'.split(', '),
    moneyLeft: 'salio dinero, si salio dinero'.split(', '),
    ownAccount: 'mi cuenta, mi propia cuenta'.split(', '),
    story: 'mi historia, relato, mis palabras'.split(', '),
    identity: 'documento, el documento, pasaporte, dni, cedula, carnet'.split(', '),
  },
  kinds: {
    impersonation_bank_police:
      'banco, policia, policias, del banco, de mi banco, de la policia, llamada del banco, llamada de la policia, me llamaron del banco, dijo ser del banco, decia ser del banco, dijeron ser del banco, se hizo pasar por el banco, se hicieron pasar por el banco, ejecutivo del banco, guardia civil, fiscalia, fiscal, area de fraudes, departamento de fraude, departamento de fraudes, cuenta segura'.split(
        ', ',
      ),
    impersonation_other:
      'gobierno, hacienda, impuestos, aduana, aduanas, correos, paqueteria, mensajeria, repartidor, un paquete, mi paquete, compañia de luz, compañia telefonica, migracion, seguridad social, oficina publica, se hizo pasar por, se hicieron pasar por'.split(
        ', ',
      ),
    impersonation_family_friend:
      'emergencia familiar, mi hijo, mi hija, mi mama, mi madre, mi papa, mi padre, mi hermano, mi hermana, mi primo, mi prima, mi tio, mi tia, mi sobrino, mi sobrina, mi nieto, mi nieta, un familiar, numero nuevo, nuevo numero, cambie de numero, hola mama, hola papa, se hizo pasar por mi'.split(
        ', ',
      ),
    investment:
      'inversion, inversiones, invertir, inverti, invirtiendo, cripto, criptomonedas, bitcoin, forex, trading, acciones en bolsa, la bolsa, rendimientos, ganancias, piramide, esquema ponzi, duplicar mi dinero'.split(
        ', ',
      ),
    purchase:
      'compra, compre, comprar, compras, compra por internet, compra en linea, compra online, vendedor, vendedora, tienda, tienda online, tienda en linea, anuncio, marketplace, wallapop, mercado libre, mi pedido, el pedido, nunca llego, no llego, no me llego, nunca me llego, producto, alquiler, arriendo, departamento, boletos, entradas'.split(
        ', ',
      ),
    romance:
      'amor, novio, novia, mi pareja en linea, conoci por internet, conoci en linea, lo conoci en, la conoci en, tinder, sitio de citas, aplicacion de citas, prometido, prometida, amistad, enamore, enamorado, enamorada'.split(
        ', ',
      ),
    job_task:
      'trabajo, empleo, chamba, tareas, oferta de trabajo, oferta de empleo, reclutador, reclutadora, trabajo desde casa, teletrabajo, dar likes, dar me gusta, vacante'.split(
        ', ',
      ),
    advance_fee:
      'premio, loteria, sorteo, rifa, herencia, prestamo, credito, gane un, pago por adelantado, por adelantado, adelanto, comision, gastos de gestion, cuota de liberacion'.split(
        ', ',
      ),
    invoice_mandate:
      'factura, factura falsa, proveedor, cambio de cuenta, nueva cuenta bancaria, nuevos datos bancarios'.split(
        ', ',
      ),
    ceo_fraud:
      'mi jefe, mi jefa, el jefe, la jefa, mi director, mi directora, mi patron, el gerente, mi gerente'.split(
        ', ',
      ),
    account_takeover:
      'hackearon, hackeado, hackeada, jaquearon, me hackearon, hackeo, entro en mi cuenta, entro a mi cuenta, entraron en mi cuenta, entraron a mi cuenta, robaron mi cuenta, robaron la cuenta, me robaron la cuenta, vaciaron mi cuenta, me vaciaron la cuenta, sin mi permiso, sin mi autorizacion, sin autorizacion, yo no hice, que no hice, tarjeta sim, duplicado de sim, chip clonado, clonaron'.split(
        ', ',
      ),
    remote_access:
      'a distancia, control remoto, acceso remoto, anydesk, teamviewer, instale una aplicacion, instale una app, instalar una aplicacion, instalar una app, controlaban mi telefono, controlaron mi telefono, controlan mi telefono, control de mi telefono, compartir pantalla, comparti pantalla, comparti mi pantalla, soporte tecnico'.split(
        ', ',
      ),
    extortion_coercion:
      'chantaje, chantajean, chantajea, chantajeando, amenaza, amenazas, amenazan, amenazaron, amenazando, extorsion, extorsionan, extorsionando, sextorsion, fotos intimas, mis fotos, mis videos, desnudos, desnuda, desnudo, publicar mis fotos, a todos mis contactos'.split(
        ', ',
      ),
    recovery_scam:
      'recuperar mi dinero, recuperar su dinero, recuperar el dinero, recuperar lo perdido, agente de recuperacion, recuperacion de fondos'.split(
        ', ',
      ),
  },
  notScam: {
    mistaken:
      'me equivoque de numero, me equivoque de cuenta, me equivoque al enviar, me equivoque al transferir, numero equivocado, cuenta equivocada, por error, por equivocacion, al numero que no era, a la cuenta que no era'.split(
        ', ',
      ),
    received:
      'me llego dinero, recibi dinero, me depositaron dinero, me ingresaron dinero, me entro dinero, me enviaron dinero, me mandaron dinero, dinero que no conozco, dinero desconocido, dinero que no es mio'.split(
        ', ',
      ),
    dispute:
      'problema con una tienda, problema con la tienda, reclamo a una tienda, reclamo con una tienda, reembolso de una tienda, tienda conocida, producto defectuoso, producto roto, mala calidad'.split(
        ', ',
      ),
  },
  wasScam:
    'fue una estafa, es una estafa, era una estafa, si fue estafa, si es estafa, me estafaron, me han estafado, me estafo, fui estafado, fui estafada, me timaron, me han timado, me engañaron, me han engañado, fue un fraude, es un fraude, era un fraude, fue un timo, es un timo'.split(
      ', ',
    ),
  noNumber:
    'no tengo numero, no tengo telefono, no tengo celular, no tengo movil, no di, no deje, nunca di, nunca deje, ningun numero, ningun telefono, sin numero, sin telefono, perdi mi telefono, perdi el telefono, perdi mi celular, perdi el celular, perdi el movil, me robaron el telefono, me robaron el celular, me robaron el movil, cambie de numero, ya no tengo ese numero, ya no tengo ese telefono'.split(
      ', ',
    ),
  noBank:
    'no tengo banco, no tengo cuenta, sin cuenta, sin banco, ningun banco, ninguno, ninguna, no tengo ninguna, no fue por banco'.split(
      ', ',
    ),
  codeAsked:
    'di el codigo, di un codigo, di mi codigo, di los codigos, le di el codigo, les di el codigo, he dado el codigo, pase el codigo, envie el codigo, mande el codigo, comparti el codigo, dije el codigo, le dije el codigo, les dije el codigo, dicte el codigo, lei el codigo, di la clave, di mi clave, le di la clave, les di la clave, di el token, le di el token, pidieron el codigo, pidieron un codigo, pidieron los codigos, pidieron la clave, pidieron el token, pidio el codigo, pidio un codigo, pidio la clave, pidio el token, me piden el codigo, me piden un codigo, pedian el codigo, pedian un codigo, cuenta segura'.split(
      ', ',
    ),
  stoppedInTime:
    'pare a tiempo, me detuve a tiempo, lo pare a tiempo, me di cuenta a tiempo, no pague nada, no les pague, no le pague, no he pagado, no llegue a pagar, no alcance a pagar, al final no pague, no envie nada, no les envie, no he enviado, no mande nada, no les mande, no he mandado, no transferi nada, no he transferido, no llegue a enviar, no llegue a transferir, no alcance a enviar, no salio dinero, no salio nada, no perdi nada, no perdi dinero, no se pago nada, no se envio nada, aun no pago, todavia no pago, todavia no pague, aun no lo envio, todavia no lo envio, todavia no lo han sacado, aun no lo han sacado, sigue en la cuenta, sigue en mi cuenta, sigue en su cuenta, todavia esta en la cuenta, aun esta en la cuenta'.split(
      ', ',
    ),
  forOther:
    'para otra persona, para ella, para ellos, para ellas, para mi mama, para mi madre, para mi papa, para mi padre, para mi abuela, para mi abuelo, para mi esposa, para mi esposo, para mi marido, para mi mujer, para mi hermana, para mi hermano, para mi hijo, para mi hija, para mi tia, para mi tio, para un amigo, para una amiga, para un familiar, para mi vecina, para mi vecino, en nombre de, de parte de otra persona, ayudo a mi, ayudo a una, ayudo a un, ayudando a mi, ayudando a una, ayudando a un, estafaron a mi mama, estafaron a mi madre, estafaron a mi papa, estafaron a mi padre, estafaron a mi abuela, estafaron a mi abuelo, estafaron a mi hermana, estafaron a mi hermano, estafaron a mi esposa, estafaron a mi esposo, le paso a mi, le estafaron a, le robaron a mi, a mi mama la, a mi papa lo, a mi abuela la, a mi abuelo lo'.split(
      ', ',
    ),
  itsMe:
    'me paso a mi, es para mi, es mi cuenta, es mi propia, es mia, es mio, mi propia cuenta, a mi me paso'.split(
      ', ',
    ),
  theyAgree:
    'esta de acuerdo, estan de acuerdo, ella acepta, el acepta, ella lo sabe, el lo sabe, si lo sabe, ya lo sabe, ellos lo saben, dijo que si, me dijo que si, dice que si, me lo pidio, me pidio que, me dio permiso, con su permiso, esta a mi lado, esta conmigo, esta aqui conmigo'.split(
      ', ',
    ),
  theyDoNot:
    'no esta de acuerdo, no estan de acuerdo, no acepta, no lo sabe, no sabe, no saben, no lo saben, no esta enterada, no esta enterado, dijo que no, dice que no, no quiere, se niega, no le he dicho, no le dije, no se lo he dicho, no se lo dije, sin que lo sepa, sin que sepa'.split(
      ', ',
    ),
  thanks:
    'gracias, muchas gracias, mil gracias, muchisimas gracias, ok gracias, vale gracias, grax, grcs, eso es todo, es todo, nada mas, eso seria todo, adios, chau, chao, bye, hasta luego, nos vemos, que dios la bendiga, que dios lo bendiga, dios le bendiga'.split(
      ', ',
    ),
  danger:
    'matar, matarme, me van a matar, nos van a matar, me mata, secuestro, secuestraron, secuestrado, secuestrada, rehen, con un arma, armados, pistola, cuchillo, navaja, me pegan, me pega, me golpean, me golpea, golpearme, me estan golpeando, suicidio, suicidarme, quitarme la vida, quiero morir, quiero morirme, no quiero vivir, hacerme daño, me hacen daño, me obligan, me esta obligando, me estan obligando, me tienen encerrado, me tienen encerrada, estan en mi puerta, estan afuera de mi casa, estan fuera de mi casa, violencia, violento, violentos'.split(
      ', ',
    ),
  called:
    'ya llame, llame, he llamado, ya he llamado, ya los llame, ya les llame, llame al banco, ya llame al banco, llame a mi banco, ya llame a mi banco, ya hable con el banco, ya hable con mi banco, hable con el banco, acabo de llamar, ya esta hecho, hecho'.split(
      ', ',
    ),
  paid: 'envie, enviado, mande, mandado, pague, pagado, transferi, transferido, deposite, depositado, consigne, gire, ingrese, perdi, perdido, entregue, yapee, hice un bizum, hice una transferencia, hice un deposito, me robaron, me quitaron, me sacaron'.split(
    ', ',
  ),
  demanded:
    'me pidieron, me pidio, nos pidieron, le pidieron, pidieron, pidio, me pedian, me pedia, pedian, me piden, me pide, me han pedido, me ha pedido, me exigieron, me exigio, me exigen, me exige, exigian, me querian cobrar, me quieren cobrar, me cobraban, querian que, queria que, quieren que, quiere que, me dijeron que pagara, me dijo que pagara, me dijeron que mandara, me dijo que mandara, me dijeron que enviara, me dijo que enviara, me dijeron que depositara, me dijeron que transfiriera'.split(
      ', ',
    ),
  mine: 'mi, de mi, desde mi, con mi, en mi, de mi propia, mi propio, mi propia'.split(', '),
  to: 'a, al, a la, hacia, a nombre de'.split(', '),
  theirs:
    'su cuenta, su numero, la cuenta de el, la cuenta de ella, la cuenta de ellos, cuenta del estafador, numero del estafador, cuenta de la estafadora, numero de la estafadora, cuenta de los estafadores, numero de los estafadores, cuenta del vendedor, numero del vendedor, cuenta de la vendedora, numero de la vendedora, su yape, su nequi, su clabe, su cbu'.split(
      ', ',
    ),
  contactWish:
    'no me llamen, no me llame, no me llames, no llamen, no me marquen, no me marque, sin llamadas, nada de llamadas, no quiero llamadas, no puedo hablar por telefono, no por telefono, solo mensajes, solo por mensaje, solo mensaje, solo wasap, solo por whatsapp, solo por correo, solo por chat, no me escriban al trabajo, no escriban a mi trabajo, llamen a mi hija, llamen a mi hijo, no llamar por favor, favor no llamar, llamen solo despues, llamar solo despues, llamenme solo despues, llamenme solo por la tarde'.split(
      ', ',
    ),
  reachMe:
    'mi numero es el, mi numero es, mi numero, mi telefono es el, mi telefono es, mi celular es el, mi celular es, mi movil es el, mi movil es, llamenme al, llameme al, me pueden llamar al, me puede llamar al, me encuentran en el, escribanme al'.split(
      ', ',
    ),
  rather:
    'deberia ser, debe ser, deberia decir, tendria que ser, tiene que ser, debio ser, quiero decir, quise decir, queria decir, mas bien, en realidad, perdon, corrijo, sino, es, era, fue, son, eran, fueron, pero, por, no'.split(
      ', ',
    ),
  remove: 'quite, quita, quitele, borre, borra, elimine'.split(', '),
  wrong:
    'esta mal, estan mal, esta equivocado, esta equivocada, equivocado, equivocada, incorrecto, incorrecta, incorrectos, erroneo, erronea, no es correcto, no es correcta, no esta bien, no es asi, monto equivocado, hay un error, error'.split(
      ', ',
    ),
  whose: {
    own: 'la mia, el mio, es mio, es mia, mi banco, mi cuenta, mi nombre, me llamo'.split(', '),
    theirs:
      'la suya, el suyo, es de el, es de ella, es de ellos, su banco, del estafador, de la estafadora, de los estafadores, el estafador, la estafadora, el vendedor, la vendedora'.split(
        ', ',
      ),
  },
  nameIs:
    'el nombre es, nombre es, se llama, nombre correcto, el nombre correcto, nombre verdadero, nombre equivocado, el nombre'.split(
      ', ',
    ),
  same: 'el mismo, la misma, lo mismo, yo, yo mismo, yo misma, soy yo, el mio, a mi nombre, mi nombre, el mismo nombre, mismo nombre'.split(
    ', ',
  ),
  addDetails:
    'detalles, agregar detalles, añadir detalles, mas detalles, agregar algo, añadir algo, quiero agregar algo, informe detallado'.split(
      ', ',
    ),
  addPayment:
    'otro pago, agregar otro pago, añadir otro pago, agregar un pago, añadir un pago, hubo otro pago, pague otra vez, segundo pago, mas pagos, hay otro, hay otra, hay uno mas, hay una mas, otro mas, otra transferencia, otro cargo, segunda transferencia, también hicieron, también sacaron'.split(
      ', ',
    ),
  safe: 'sigan, siga, podemos terminar, todo bien, estamos bien, todos bien, todo esta bien, todo está bien, todo en orden, nadie esta herido, estoy a salvo, a salvo, ya estoy a salvo, estamos a salvo, en un lugar seguro, estoy en un lugar seguro, estoy bien, ya estoy bien, estoy mejor, continuar, continuemos, sigamos, seguimos, podemos seguir, podemos continuar'.split(
    ', ',
  ),
  otherBank:
    'otro banco, otra billetera, otro, otra, no esta en la lista, no aparece en la lista, un banco distinto'.split(
      ', ',
    ),
  sendIt:
    'enviar, enviar ya, enviar ahora, envie, envielo, envialo, envielo ya, envialo ya, envielo ahora, mandelo, mandalo, mandelo ya, mandalo ya, mandar, mandar ya, si enviar, si envielo, si envialo, enviar la denuncia, envie la denuncia, envielo asi, mandelo asi, ya envielo'.split(
      ', ',
    ),
  sendNow:
    'enviar, enviar ya, enviar ahora, envie, envielo, envialo, mandelo, mandalo, mandar, si enviar, si envielo, enviar la denuncia, envielo asi, si, correcto, esta bien, todo bien, todo correcto, todo esta bien, asi esta bien, es correcto'.split(
      ', ',
    ),
  news: {
    sms: 'sms, mensaje de texto, mensajes de texto, por mensaje, por texto'.split(', '),
    voice_callback:
      'llamada, llamadas, una llamada, llamenme, llameme, llamame, por telefono, que me llamen, telefonica'.split(
        ', ',
      ),
    email: 'email, e mail, e-mail, mail, correo, correo electronico, al correo'.split(', '),
  },
  newsNot: 'no, ninguno, ninguna, nunca, jamas, sin, en vez, en lugar'.split(', '),
  stopNews:
    'parar los mensajes, pare los mensajes, paren los mensajes, parar mensajes, dejen de escribirme, dejen de mandarme mensajes, dejen de enviarme mensajes, deje de escribirme, no me escriban mas, no me manden mas mensajes, no me envien mas mensajes, no quiero mas mensajes, no mas mensajes, no mas sms, parar los sms, parar sms, parar las llamadas, dejen de llamarme, no me llamen mas, no mas llamadas, parar los correos, no me manden mas correos, no mas correos, darme de baja, dar de baja, baja de mensajes'.split(
      ', ',
    ),
  numbers: {
    units: {
      cero: 0,
      un: 1,
      uno: 1,
      una: 1,
      dos: 2,
      tres: 3,
      cuatro: 4,
      cinco: 5,
      seis: 6,
      siete: 7,
      ocho: 8,
      nueve: 9,
      diez: 10,
      once: 11,
      doce: 12,
      trece: 13,
      catorce: 14,
      quince: 15,
      dieciseis: 16,
      diecisiete: 17,
      dieciocho: 18,
      diecinueve: 19,
      veinte: 20,
      veintiun: 21,
      veintiuno: 21,
      veintiuna: 21,
      veintidos: 22,
      veintitres: 23,
      veinticuatro: 24,
      veinticinco: 25,
      veintiseis: 26,
      veintisiete: 27,
      veintiocho: 28,
      veintinueve: 29,
      treinta: 30,
      cuarenta: 40,
      cincuenta: 50,
      sesenta: 60,
      setenta: 70,
      ochenta: 80,
      noventa: 90,
    },
    scales: {
      cien: 100,
      ciento: 100,
      cientos: 100,
      mil: 1000,
      miles: 1000,
      luca: 1000,
      lucas: 1000,
      millon: 1_000_000,
      millones: 1_000_000,
      palo: 1_000_000,
      palos: 1_000_000,
    },
    money:
      'peso, pesos, euro, euros, dolar, dolares, sol, soles, bolivar, bolivares, boliviano, bolivianos, quetzal, quetzales, lempira, lempiras, colon, colones, cordoba, cordobas, guarani, guaranies, balboa, balboas, varos, pavos, plata'.split(
        ', ',
      ),
  },
  time: {
    now: 'hace un momento, hace un momentito, hace un ratito, hace un instante, hace unos segundos, ahora mismo, ahorita, ahorita mismo, ahora, justo ahora, recien, recien ahora, en este momento, acabo de pagar, acabo de enviar'.split(
      ', ',
    ),
    today: 'hoy, hoy mismo, esta mañana, esta tarde, esta noche, hace un rato, hoy dia'.split(', '),
    yesterday: 'ayer, anoche, ayer noche, ayer por la noche'.split(', '),
    dayBeforeYesterday: 'anteayer, antier, antes de ayer, antesdeayer, anteanoche, antenoche'.split(', '),
    minute: 'minuto, minutos, minutitos, min, mins'.split(', '),
    hour: 'hora, horas, hrs, hs, horita, horitas'.split(', '),
    day: 'dia, dias'.split(', '),
    week: 'semana, semanas'.split(', '),
    month: 'mes, meses'.split(', '),
    ago: 'hace, hacen, atras, hara'.split(', '),
    morning:
      'de la mañana, por la mañana, en la mañana, esta mañana, de madrugada, de la madrugada, en la madrugada'.split(
        ', ',
      ),
    afternoon: 'de la tarde, por la tarde, en la tarde, esta tarde, mediodia, medio dia'.split(', '),
    evening: 'noche, de la noche, por la noche, en la noche, anoche, esta noche'.split(', '),
    vague:
      'la semana pasada, semana pasada, esta semana, la otra semana, la semana anterior, el mes pasado, mes pasado, este mes, el otro mes, el otro dia, hace unos dias, hace algunos dias, hace varios dias, hace dias, hace unas semanas, hace algunas semanas, hace varias semanas, hace semanas, hace unos meses, hace algunos meses, hace varios meses, hace meses, hace tiempo, hace mucho, hace poco, hace rato, el fin de semana, el fin de semana pasado, este fin de semana, el finde, recientemente, ultimamente, el año pasado, este año'.split(
        ', ',
      ),
    weekdays: ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'],
  },
} satisfies Words
