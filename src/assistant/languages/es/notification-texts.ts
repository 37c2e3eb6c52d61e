import type { NotificationTexts } from '../tables/notification-texts.ts'

/** Holds the texts of notifications in Spanish. */
export const texts = {
  footer: 'Nunca pedimos un PIN, una contraseña, un código de un solo uso ni un pago.',
  news: {
    subject: 'Novedades sobre su denuncia {case_id}',
    about: 'Novedades sobre su denuncia {case_id}:',
    open: 'Abrir su denuncia:',
    traced: 'hemos seguido el rastro del dinero, y se está decidiendo el próximo paso.',
    held: 'hay dinero retenido. Usted todavía no lo tiene de vuelta.',
    ending: 'una retención de dinero termina pronto, si no se prolonga.',
    refused: 'un banco dijo que no a lo que pedimos.',
    returned: 'ha vuelto dinero a usted.',
    closed: 'está cerrada.',
  },
  waiting: {
    place: 'Personas antes que usted: {ahead}.',
    usual: 'Últimamente la espera fue de {from} a {to} minutos.',
    gone: '{name} ha salido del chat. Escriba aquí si nos necesita otra vez.',
    answered: 'Tiene una respuesta en su chat.',
    change: '{name} quiere anotar: {fact}. Hasta ahora decía: {before}. ¿Es correcto?',
    kept: 'Está bien, no se cambia nada.',
    callOffer:
      'Todavía no ha venido nadie, y lo sentimos. ¿Quiere que alguien le llame? Entonces escriba aquí su número de teléfono.',
    callKnown: 'Todavía no ha venido nadie, y lo sentimos. ¿Quiere que alguien le llame? Tenemos {contact}.',
    callNoted: 'Anotado: alguien le llamará. Nunca le pedirán un PIN, una contraseña ni dinero.',
    gaveUp:
      'Hace mucho que no escribe, así que ya no está en la fila. Escriba aquí, y vuelve a estar en ella.',
  },
  quick: {
    hello: 'Hola, estoy leyendo lo que contó. Por favor, quédese aquí.',
    stop: 'Por favor, no envíe más dinero y no les responda.',
    bank: 'Llame ahora a su banco, al número que está detrás de su tarjeta, y pida que paren la transferencia.',
    wait: 'Necesito unos minutos para revisarlo. Le escribo aquí otra vez.',
    secret: 'Por favor, no diga nunca a nadie su PIN, su contraseña ni un código, tampoco a mí.',
    safe: '¿Está en un lugar seguro, y puede escribir libremente?',
    blame: 'Usted no tiene la culpa. Esto le pasa a mucha gente, e hizo bien en contárnoslo.',
    done: 'Gracias. Por ahora tengo todo lo que necesito.',
  },
  disputes: {
    opened: 'Todavía esperamos la respuesta.',
    institution_responded: 'El banco ha respondido, y estamos revisando la respuesta.',
    settled: 'El banco va a pagar.',
    rejected: 'El banco ha dicho que no.',
    escalated: 'No hubo respuesta a tiempo, así que {settlement_authority} lo va a revisar.',
    decided: '{settlement_authority} ya ha decidido.',
    withdrawn: 'El reclamo se detuvo.',
    expired: 'El plazo del reclamo terminó sin resultado. Puede quejarse ante {settlement_authority}.',
  },
  case_received: {
    subject: 'Tenemos su denuncia {case_id}',
    body: 'Hemos recibido su denuncia {case_id} y empezamos a seguir el rastro del dinero.',
  },
  information_request: {
    subject: 'Una pregunta sobre su denuncia {case_id}',
    body: 'Tenemos una pregunta sobre su denuncia {case_id}: {question}',
  },
  trace_update: {
    subject: 'Novedades sobre su denuncia {case_id}',
    body: 'Sabemos dónde se encuentran en este momento {amount_located} de {amount} de su denuncia {case_id}.',
  },
  freeze_confirmed: {
    subject: 'Hay dinero retenido por su denuncia {case_id}',
    body: 'Por su denuncia {case_id} hay dinero retenido: {amount_frozen}. Usted todavía no lo tiene de vuelta.',
  },
  freeze_expiring: {
    subject: 'Una retención por su denuncia {case_id} termina pronto',
    body: 'Una retención por su denuncia {case_id} termina el {freeze_expires_at}, si no se prolonga.',
  },
  freeze_ended: {
    subject: 'Una retención por su denuncia {case_id} ha terminado',
    body: 'Una retención por su denuncia {case_id} ha terminado.',
  },
  odr_opened: {
    subject: 'Hemos preguntado al banco por su denuncia {case_id}',
    body: 'Por su denuncia {case_id} hemos pedido a {institution} que responda antes del {response_due_at}.',
  },
  odr_result: {
    subject: 'Noticias del banco sobre su denuncia {case_id}',
    body: 'Sobre su denuncia {case_id} y {institution}: {result}',
  },
  funds_returned: {
    subject: 'Ha vuelto dinero por su denuncia {case_id}',
    body: 'Por su denuncia {case_id} ha recuperado hasta ahora {amount_returned} de {amount}.',
  },
  case_closed: {
    subject: 'Su denuncia {case_id} está cerrada',
    body: 'Su denuncia {case_id} está cerrada. Recuperó {amount_returned} de {amount}. Puede quejarse ante {settlement_authority}.',
  },
  safety_advice: {
    subject: 'Para su seguridad',
    body: 'No envíe más dinero. Corte el contacto. Llame a su banco al número de su tarjeta, desde otro teléfono si puede.',
  },
} as const satisfies NotificationTexts
