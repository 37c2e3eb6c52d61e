import type { Answers, AnswersAfter } from '../tables/answer-texts.ts'

/** Holds what the dialogue answers to questions in Spanish. */
export const answers = {
  money_back:
    'Eso no lo puedo prometer. Cuanto antes lo sepan los bancos, más dinero pueden detener muchas veces, así que terminemos esta denuncia.',
  legal_trouble:
    'Aquí la víctima es usted, y hace bien en denunciarlo. Si por su cuenta pasó dinero de otras personas, dígalo ahora, a mí y a su banco.',
  is_bot:
    'Soy un programa de computadora. No se envía nada sin su sí, y puede pedir hablar con una persona en cualquier momento.',
  who_sees: ({ retention }) =>
    `Lo ven los bancos que pueden detener el dinero y el centro antiestafas, y nadie más. Se borra después de ${retention}, y usted puede borrar este chat en cualquier momento.`,
  how_long:
    'La denuncia toma unos dos minutos, y después se avisa enseguida a los bancos. Unos responden más rápido que otros, y yo le daré las noticias aquí.',
  police:
    'También puede ir a la policía, y ahora mismo si alguien le amenaza. Por el dinero, llame primero a su banco: cada minuto cuenta.',
  where_is_reference:
    'Es el número que el banco da a cada pago. Abra el pago en su aplicación, o el SMS o correo que recibió, y busque “referencia” o “ID de transacción”.',
  gave_code:
    'Llame ahora a su banco y diga que alguien tiene su código o su contraseña. Cambie la contraseña, y no dé nunca un código a nadie, ni a quien diga ser del banco.',
  block_card:
    'Si alguien puede tener sus datos: llame a su banco, o bloquee la tarjeta en la aplicación. Una tarjeta se cambia fácilmente.',
  what_next:
    'Le hago unas preguntas, usted revisa la denuncia, y va a quienes pueden detener el dinero. Después recibe un número de caso, y le doy las noticias aquí.',
  cost: 'Nada, es gratis. Quien le cobre por recuperar su dinero le quiere estafar.',
  is_scam:
    'Tómelo como una estafa. No pague nada más ni dé ningún código hasta llamar a su banco al número de su tarjeta.',
  my_fault:
    'No, usted no tiene la culpa. Esa gente hace esto todos los días, y también caen personas cuidadosas.',
  keep_or_delete:
    'Guarde todos los mensajes, comprobantes y capturas de pantalla: son pruebas. Borre solo una aplicación que les deje ver su teléfono, y después cambie sus contraseñas.',
  answer_them:
    'No hable más con ellos, ni para engañarlos ni para amenazarlos. Guarde sus mensajes como prueba y después bloquéelos.',
  pay_more:
    'No les pague nada más, lo llamen como lo llamen: cargo, impuesto o multa. Nadie honesto pide dinero para devolverle el suyo.',
  family_knows:
    'No se lo digo a nadie de su familia, de su trabajo ni de su escuela. Su denuncia va solo a los bancos y al centro antiestafas, y puede borrar este chat en cualquier momento.',
  scammer_knows:
    'Yo no les digo nada, y ellos no ven su denuncia. Pueden notar que su cuenta está bloqueada, así que no les responda más.',
  stay_anonymous:
    'Puede denunciar sin dar su nombre, y puede saltar el número de teléfono. Pero el banco puede ver desde qué cuenta se pagó.',
  my_phone:
    'Va con su denuncia a los bancos y al centro antiestafas, para que usted sepa qué pasa. También puede saltar esa pregunta.',
  bank_refuses:
    'Un banco puede decir que no, o puede que ya no logre retener el dinero. Si pasa eso, pida el motivo por escrito, y puede presentar una queja.',
  missing_details:
    'No hay problema: dígame lo que sabe, y “No lo sé” a lo demás. La búsqueda del pago puede tardar más entonces.',
  for_someone: 'Sí, si esa persona lo sabe y está de acuerdo. Solo dígame de quién era el dinero.',
  abroad:
    'Puede denunciar desde cualquier país. Lo que cuenta es el banco o la billetera digital de donde salió el dinero.',
  cash_or_crypto:
    'Denúncielo también, aunque es más difícil de detener que un pago por banco. Guarde el recibo o el código, y llame ahora a la empresa por la que pagó.',
  change_later:
    'Hasta que se envíe la denuncia puede cambiar todo: solo dígame qué está mal. Después, dígaselo a su banco.',
  my_case:
    'Recibe un número de caso en cuanto se envía su denuncia. Después le doy las noticias aquí, y puede preguntar por su caso en cualquier momento.',
  close_page:
    'Sus respuestas se guardan: abra esta página otra vez en el mismo dispositivo, y seguimos. La denuncia se envía solo cuando usted diga que sí al final.',
  what_is_freezing:
    'Quiere decir que un banco retiene el dinero, para que nadie pueda sacarlo. Usted todavía no lo tiene de vuelta: primero el banco tiene que revisar.',
  too_late:
    'No es tarde para denunciar. Cuanto antes, mejor, pero a veces todavía se puede seguir el rastro del dinero que ya se movió.',
  is_site_real:
    'Hace bien en preguntar: yo nunca le pido dinero, ni un PIN, ni una contraseña, ni un código. Si tiene dudas, llame primero al número de su tarjeta del banco.',
  why_ask:
    'Ayuda a los bancos a encontrar el dinero más rápido. Si no lo sabe o no quiere decirlo, escriba “No lo sé”, y seguimos.',
  what_i_agree:
    'Su sí me permite compartir lo que me cuente con los bancos que pueden detener el dinero y con el centro antiestafas. Sin su sí no se envía nada, y puede borrar este chat en cualquier momento.',
  not_clear: 'Se lo pregunto de otra forma.',
  catch_them:
    'Eso no lo puedo prometer. Encontrarlos es trabajo de la policía, así que denúncielo también allí, con su número de caso.',
  call_me: ({ hotlines }) =>
    `No puedo llamarle desde aquí. Estas personas atienden el teléfono:\n${hotlines}`,
  call_me_chat: ({ person }) =>
    `No puedo llamarle, pero una persona puede entrar en este chat. Escriba “${person}”.`,
  hang_up:
    'Cuelgue ahora. No tiene que dar ninguna explicación. Si de verdad era su banco, usted puede llamarlo al número que está en su tarjeta.',
  give_code: 'No. No dé nunca un código, un PIN ni una contraseña a nadie, ni a quien diga ser de su banco.',
  what_to_do:
    'No pague nada más ni dé ningún código. Llame ahora a su banco al número de su tarjeta, y después cuénteme aquí lo demás.',
  what_to_say:
    'Hable con calma y no le eche la culpa. Puede decirle: “Me preocupo por ti. Espera un día, por favor, y antes de que pagues llamamos juntos a tu banco.”',
  say_to_bank:
    'Diga: “Me estafaron. Por favor, detengan este pago y bloqueen mi cuenta.” Tenga a mano cuánto dinero fue, a qué hora y a qué cuenta.',
  open_link:
    'No. No abra el enlace, no instale la aplicación ni comparta su pantalla. Si ya lo hizo, apague internet en ese aparato y llame a su banco desde otro teléfono.',
  turn_off: 'Sí. Apague ahora internet o el aparato, y déjelo apagado. Llame a su banco desde otro teléfono.',
  hand_over:
    'No. No dé dinero en efectivo ni su tarjeta a nadie que venga, y no vaya a encontrarse con ellos. Si están en su puerta, no abra y llame a la policía.',
  bank_closed:
    'Llame a la línea de fraudes del banco: muchas veces atiende de día y de noche. También puede bloquear su tarjeta en la aplicación. Podemos enviar su denuncia ahora, para que ya esté allí cuando empiecen a trabajar.',
  cannot_reach:
    'Siga intentando, con el altavoz puesto, mientras seguimos aquí: la denuncia también llega al banco. Busque en la aplicación cómo bloquear la tarjeta o la cuenta, o vaya a la sucursal más cercana.',
  did_it: 'Bien, hizo lo correcto.',
  take_down:
    'En la aplicación donde se publicó, toque “Reportar” o “Denunciar” y elija chantaje o desnudos: la empresa puede quitarlo. StopNCII (desde los 18 años) y Take It Down (menores de 18) ayudan gratis a que las imágenes no se compartan. No pague nada por eso.',
  debt: 'Eso no lo puedo decidir yo. Diga hoy mismo y por escrito, a quien dio el crédito, que fue una estafa, y pida que no cobre nada hasta que se revise. Su número de caso ayuda.',
  erase_chat: ({ erase }) =>
    `Usted puede borrar este chat en cualquier momento: abra el menú de arriba y elija “${erase}”. Una denuncia que ya se envió se queda en los bancos.`,
  mostImportant: ({ action }) => `Lo más importante ahora: ${action}`,
  other: ({ hotlines }) => `Eso se lo puede responder mejor una persona:\n${hotlines}`,
} as const satisfies Answers

/** Holds what it answers in Spanish once there is a case. */
export const answersAfter = {
  money_back:
    'Eso no lo puedo prometer. Los bancos tienen su denuncia y están buscando el dinero, y yo le daré las noticias aquí.',
  how_long: 'Depende: unos bancos responden en horas, otros tardan días. Yo le daré las noticias aquí.',
  what_next:
    'Se pide a los bancos que sigan el rastro del dinero y que retengan lo que puedan. Yo le daré las noticias aquí, y puede preguntar por su caso en cualquier momento.',
  change_later:
    'Lo que ya se envió no lo puedo cambiar. Diga a su banco qué está mal, y dele su número de caso.',
  close_page:
    'Puede cerrarla: su caso sigue su curso. Abra esta página otra vez en el mismo dispositivo para ver las noticias.',
  cannot_reach:
    'Su denuncia ya les fue enviada. También puede bloquear la tarjeta o la cuenta en la aplicación, o ir a la sucursal más cercana con su número de caso.',
} as const satisfies AnswersAfter
