import type { SecretWords } from '../tables/secret-words.ts'

/** "The four digits of my card": the PIN of a card. */
const cardNumbers = ['4', 'cuatro'].flatMap((count) =>
  ['numeros', 'digitos', 'cifras'].flatMap((number) =>
    ['de mi tarjeta', 'de la tarjeta', 'del cajero', 'para el cajero'].map(
      (where) => `${count} ${number} ${where}`,
    ),
  ),
)

/** "The three numbers on the back": the code of a card. */
const backNumbers = ['3', 'tres'].flatMap((count) =>
  ['numeros', 'digitos', 'cifras'].flatMap((number) =>
    ['de atras', 'del reverso', 'del dorso', 'por detras', 'de detras', 'que estan atras'].map(
      (where) => `${count} ${number} ${where}`,
    ),
  ),
)

/** "The code that came by SMS", whatever it is called. */
const sentNumbers = ['numero', 'numeros', 'digitos'].flatMap((number) =>
  [
    'del sms',
    'del mensaje',
    'que me llego',
    'que me llegaron',
    'que llego por sms',
    'que llego al celular',
  ].map((where) => `${number} ${where}`),
)

const codeKinds =
  'verificacion, seguridad, confirmacion, validacion, activacion, autorizacion, autenticacion, acceso, un solo uso, un uso, whatsapp, sms, 4 digitos, 5 digitos, 6 digitos, 8 digitos, cuatro digitos, seis digitos'.split(
    ', ',
  )

/** Lists how secrets are named and told in Spanish. */
export const secretWords = {
  names: {
    pin: [
      'nip, codigo pin, clave pin, numero pin, clave secreta, numero secreto, codigo secreto, clave de la tarjeta, clave de mi tarjeta, clave del cajero, codigo de la tarjeta, codigo de mi tarjeta, codigo del cajero, pin de la tarjeta'.split(
        ', ',
      ),
      cardNumbers,
    ].flat(),
    'one-time-code': [
      ...'codigo otp, clave otp, clave dinamica, codigo dinamico, codigo temporal, clave temporal, codigo unico, codigo sms, codigo de verificar, mi token, token digital, token bancario, clave token, codigo token, clave sms, clave de coordenadas, tarjeta de coordenadas, clave de firma, firma electronica, clave de operaciones, seis digitos, 6 digitos, seis numeros, 6 numeros'.split(
        ', ',
      ),
      ...sentNumbers,
      ...codeKinds.flatMap((kind) => ['codigo', 'codigos', 'clave'].map((code) => `${code} de ${kind}`)),
    ],
    cvv: [
      'codigo de seguridad de la tarjeta, codigo de seguridad de mi tarjeta, numero de seguridad de la tarjeta, codigo de atras, codigo del reverso, numeros de atras de la tarjeta, numeros de atras de mi tarjeta, codigo cvv'.split(
        ', ',
      ),
      backNumbers,
    ].flat(),
    password:
      'contraseña, contraseñas, contrasenia, contracena, contraceña, palabra clave, palabra de paso, clave de internet, clave web, clave de banca, clave de mi banca, clave del banco, clave de mi banco, clave de ingreso, clave de mi cuenta, clave de usuario, clave del correo, clave de mi correo'.split(
        ', ',
      ),
  },
  codes: 'codigo, codigos, clave, claves'.split(', '),
  cards: 'tarjeta, tarjetas'.split(', '),
  harmless:
    'referencia, transaccion, transferencia, operacion, rastreo, seguimiento, folio, comprobante, postal, pais, area, ciudad, sucursal, agencia, agente, comercio, convenio, producto, articulo, orden, guia, promocion, promocional, descuento, cupon, barras, qr, swift, iban, bic, cbu, cvu, cci, clabe, interbancaria, interbancario, alias, caso, expediente, factura, dni, rut, curp, rfc, cedula, cuenta, telefono, celular, movil, puerta'.split(
      ', ',
    ),
  between:
    'el, la, los, las, lo, mi, mis, su, sus, tu, tus, de, del, al, a, en, un, una, que, me, te, le, les, se, nos, yo, ellos, ella, he, ha, han, habia, llego, llegado, mando, mande, mandaron, mandado, envio, envie, enviaron, enviado, dio, di, dieron, dado, dijo, dije, dijeron, dicho, pidio, pidieron, recibi, recibido, aparecio, aparece, por, sms, mensaje, texto, whatsapp, correo, banco, numero, este, esta, ese, esa, eso, esto, aqui, ahora, solo'.split(
      ', ',
    ),
  is: 'es, era, eran, fue'.split(', '),
  stops:
    'y, pero, entonces, luego, despues, porque, cuando, monto, importe, cantidad, dinero, plata, saldo, precio, perdi, pague, transferi, deposite, retiraron, sacaron, llame'.split(
      ', ',
    ),
  digits: 'cero, un, uno, una, dos, tres, cuatro, cinco, seis, siete, ocho, nueve'.split(', '),
  tens: 'diez, once, doce, trece, catorce, quince, dieciseis, diecisiete, dieciocho, diecinueve, veinte, veintiuno, veintidos, veintitres, veinticuatro, veinticinco, veintiseis, veintisiete, veintiocho, veintinueve, treinta, cuarenta, cincuenta, sesenta, setenta, ochenta, noventa'.split(
    ', ',
  ),
  amounts:
    'cien, ciento, cientos, mil, miles, millon, millones, peso, pesos, euro, euros, dolar, dolares, soles, bolivares, bolivianos, quetzales, lempiras, colones, cordobas, guaranies, varos, pavos, lucas, minuto, minutos, hora, horas, hrs, dia, dias, semana, semanas, mes, meses, años, veces, personas, digitos, numeros, cifras'.split(
      ', ',
    ),
  noPassword:
    'no, mal, muy, la, el, mi, su, tu, un, una, de, que, con, para, por, misma, mismo, otra, otro, incorrecta, equivocada, erronea, correcta, robada, hackeada, cambiada, nueva, vieja, vencida, siempre, tambien, mas, bien, distinta, diferente, facil, dificil, segura, debil, conocida, privada, igual'.split(
      ', ',
    ),
  passes: 'pass, clave, contra, mi clave'.split(', '),
  logins: 'usuario, mi usuario, nombre de usuario, inicio de sesion, login, iniciar sesion'.split(', '),
  tells:
    'escribi, teclee, tecle, digite, puse, ingrese, introduje, meti, he puesto, he escrito, he marcado, he metido, lo marque, dicte, le dicte, les dicte, lei, le lei, les lei, dije, le dije, les dije, he dicho, repeti, deletree'.split(
      ', ',
    ),
  seeds:
    'frase semilla, frase de recuperacion, frase secreta, frase de respaldo, palabras semilla, palabras de recuperacion, doce palabras, 12 palabras, veinticuatro palabras, 24 palabras'.split(
      ', ',
    ),
} satisfies SecretWords
