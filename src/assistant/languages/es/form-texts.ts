import type { FormTexts } from '../tables/form-texts.ts'

/** Spanish. Not yet reviewed by a native speaker: see docs/languages.md. */
export const texts = {
  title: 'Denunciar una estafa',
  start: 'Empezar',
  answer: 'Su respuesta',
  ownWords: 'O responda con sus palabras',
  call: 'Números para llamar',
  danger: 'En peligro',
  change: 'Cambiar',
  lookForNews: 'Ver si hay novedades',
  lookByItself: 'Mirar solo cada 20 segundos',
  stopLooking: 'Dejar de mirar y responder',
  underWay: 'La respuesta está en camino. Mire otra vez en un momento.',
  toQuestion: 'Ir a la última pregunta',
  answered: 'Ya respondió a esto. Si responde otra vez, vale la respuesta nueva.',
  comeBack: 'Para volver en este dispositivo:',
  elsewhere:
    'En otro dispositivo, abra la misma página y escriba su número de caso y los últimos 4 números del teléfono que dio.',
  noCookies:
    'Este navegador no guarda cookies. Deje esta página abierta hasta que haya apuntado su número de caso.',
  times: 'Las horas son las de {zone}.',
  problem: 'Hay un problema',
  empty: 'Escriba una respuesta, o elija una.',
  tooLong: 'Es demasiado largo. Envíe como máximo {n} caracteres cada vez.',
  busy: 'Hay muchísima gente en este momento, y esto no se recibió. Espere un minuto e intente de nuevo, o llame ahora.',
  notFromHere: 'Esto venía de otra página y no se recibió. Responda aquí.',
  lost: 'Este navegador ya no conoce su denuncia. Si tiene un número de caso, empiece aquí y escríbalo.',
  failed: 'No funcionó, y es culpa nuestra. Vuelva atrás e intente de nuevo, o llame ahora.',
} as const satisfies FormTexts
