import type { SecretWords } from '../tables/secret-words.ts'

/** "The number that came by SMS": a code that is not called so. */
const sentNumbers = ['numero', 'numeros', 'digitos'].flatMap((number) =>
  'do sms, no sms, da mensagem, que chegou, que chegaram, que recebi, que veio por sms, que chegou por sms, que mandaram por sms, que me mandaram, que apareceu na tela'
    .split(', ')
    .map((where) => `${number} ${where}`),
)

/** "The four numbers of my card": the PIN of a card. */
const cardNumbers = ['4', 'quatro'].flatMap((count) =>
  ['numeros', 'digitos'].flatMap((number) =>
    ['do cartao', 'do meu cartao', 'da senha', 'do multibanco', 'do multicaixa'].map(
      (where) => `${count} ${number} ${where}`,
    ),
  ),
)

/** What is on the back of a card. */
const backNumbers = ['3', 'tres'].flatMap((count) =>
  ['numeros', 'digitos'].flatMap((number) =>
    ['atras', 'de tras', 'do verso', 'no verso'].map((where) => `${count} ${number} ${where}`),
  ),
)

const codeKinds =
  'de verificacao, verificacao, de confirmacao, confirmacao, de seguranca, seguranca, de autenticacao, de autorizacao, de ativacao, de activacao, de validacao, de acesso, de uso unico, unico, temporario, sms, do sms, por sms, do whatsapp, do zap, do app, do banco, do celular, do telefone, otp, token, que chegou, que recebi, que me mandaram, de 4 digitos, de 5 digitos, de 6 digitos, de 8 digitos, de quatro digitos, de seis digitos'.split(
    ', ',
  )

/** Lists how secrets are named and told in Portuguese. */
export const secretWords = {
  names: {
    pin: [
      'codigo pin, numero pin, pin do m pesa, pin do mpesa, senha do m pesa, senha do mpesa, senha do e mola, senha do emola, pin do cartao, codigo secreto, numero secreto, codigo pessoal, codigo do cartao, codigo do meu cartao, codigo multibanco, codigo do multibanco, codigo multicaixa, codigo do multicaixa, senha do cartao, senha do meu cartao, senha do multibanco, senha do multicaixa, senha numerica, senha de 4 digitos, senha de quatro digitos, senha de 6 digitos, senha de seis digitos, senha de 4 numeros, senha de quatro numeros, senha de 6 numeros, senha de seis numeros'.split(
        ', ',
      ),
      cardNumbers,
    ].flat(),
    'one-time-code': [
      ...'token do banco, token do app, token de seguranca, token do celular, codigo do token, numero do token, meu token, o token, senha descartavel, senha de uso unico, senha temporaria, seis digitos, seis numeros'.split(
        ', ',
      ),
      ...sentNumbers,
      ...codeKinds.map((kind) => `codigo ${kind}`),
    ],
    cvv: [
      'codigo de seguranca do cartao, codigo de seguranca do meu cartao, codigo de verificacao do cartao, codigo atras do cartao, codigo de tras do cartao, codigo do verso, codigo no verso, numero atras do cartao'.split(
        ', ',
      ),
      backNumbers,
    ].flat(),
    password:
      'senha, senhas, senha do app, senha do aplicativo, senha do banco, senha da conta, senha da minha conta, senha do pix, senha do email, senha do e mail, senha do whatsapp, senha do facebook, senha do celular, senha do meu celular, senha do telefone, senha do telemovel, senha da transferencia, senha da transacao, palavra passe, palavras passe, palavra de passe, password, contrassenha'.split(
        ', ',
      ),
  },
  codes: 'codigo, codigos'.split(', '),
  cards: 'cartao, cartoes'.split(', '),
  harmless:
    'transacao, transferencia, referencia, comprovante, comprovativo, recibo, barras, boleto, fatura, factura, pix, chave, protocolo, pedido, produto, encomenda, compra, rastreio, rastreamento, envio, postal, cep, ddd, ddi, pais, cidade, agencia, balcao, banco, cliente, iban, nib, swift, desconto, promocional, cupom, cupao, convite, indicacao, reserva, caso, boletim, ocorrencia, processo, telefone, celular, telemovel, erro, predio, porta, entidade, comerciante, agente'.split(
      ', ',
    ),
  between:
    'o, a, os, as, um, uma, meu, minha, meus, minhas, seu, sua, nosso, nossa, de, do, da, dos, das, no, na, pelo, pela, por, que, q, eu, ele, ela, eles, elas, dele, dela, deles, me, lhe, lhes, para, pra, pro, com, ja, so, entao, chegou, veio, recebi, recebeu, mandou, mandaram, enviou, enviaram, mandei, enviei, pediu, pediram, passei, dei, disse, falei, informei, ditei, digitei, sms, mensagem, whatsapp, zap, app, aplicativo, banco, conta, isso, esse, essa, este, esta, aqui, ai, numero, tinha, ficou'.split(
      ', ',
    ),
  is: 'e, eh, era, sao, eram, foi'.split(', '),
  stops:
    'mas, ou, depois, porque, pois, quando, antes, valor, montante, quantia, preco, dinheiro, saldo, liguei, perdi, paguei, transferi, depositei, tiraram, levaram, roubaram, sacaram, nao, nome'.split(
      ', ',
    ),
  digits: 'zero, um, uma, dois, duas, tres, quatro, cinco, seis, meia, sete, oito, nove'.split(', '),
  tens: 'dez, onze, doze, treze, catorze, quatorze, quinze, dezesseis, dezasseis, dezessete, dezassete, dezoito, dezenove, dezanove, vinte, trinta, quarenta, cinquenta, sessenta, setenta, oitenta, noventa'.split(
    ', ',
  ),
  amounts:
    'cem, cento, mil, milhares, milhao, milhoes, bilhao, bilhoes, conto, contos, reais, paus, kwanza, kwanzas, kz, metical, meticais, mts, euro, euros, dolar, dolares, minuto, minutos, hora, horas, dia, dias, semana, semanas, meses, anos, vez, vezes, pessoas, digitos, numeros'.split(
      ', ',
    ),
  noPassword:
    'nao, errada, errado, certa, fraca, forte, igual, mesma, o, a, os, as, um, uma, meu, minha, meus, minhas, dele, dela, deles, do, da, de, no, na, que, eu, ele, ela, eles, elas, me, muito, muita, tudo, depois, agora, ja, tambem, ainda, sempre, nunca, mas, cartao, conta, dinheiro, codigo, pin, token, cpf, login, usuario, dados, tiraram, levaram, roubaram, roubada, trocada, mudada, alterada, vazada, perdida, segura, secreta, pessoal, fizeram, entraram, usaram, mandei, passei, dei, paguei, transferi, perdi, troquei, mudei, pedida, pediram, pediu, para, pra, com, por, porque, quando, se'.split(
      ', ',
    ),
  passes: 'chave de acesso, palavra chave'.split(', '),
  logins:
    'usuario, nome de usuario, utilizador, nome de utilizador, login, meu login, dados de acesso, dados de login'.split(
      ', ',
    ),
  tells:
    'digitei, eu digitei, inseri, introduzi, teclei, eu li, li para ele, li para ela, li pra ele, li pra ela, li em voz alta, ditei, soletrei, repeti, informei, falei, disse, eu disse, disse lhe, escrevi'.split(
      ', ',
    ),
  seeds:
    'frase de recuperacao, frase secreta, frase semente, frase de seguranca, palavras de recuperacao, 12 palavras, doze palavras, 24 palavras'.split(
      ', ',
    ),
} satisfies SecretWords
