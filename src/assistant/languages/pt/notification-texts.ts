import type { NotificationTexts } from '../tables/notification-texts.ts'

/** Holds the texts of notifications in Portuguese. */
export const texts = {
  footer: 'Nunca pedimos PIN, senha, código de uso único nem taxa.',
  news: {
    subject: 'Novidades sobre a sua denúncia {case_id}',
    about: 'Novidades sobre a sua denúncia {case_id}:',
    open: 'Abrir a sua denúncia:',
    traced: 'seguimos o dinheiro, e o próximo passo está sendo decidido.',
    held: 'há dinheiro bloqueado. Ele ainda não voltou para você.',
    ending: 'um bloqueio de dinheiro acaba em breve, a menos que seja prolongado.',
    refused: 'um banco disse não ao que pedimos.',
    returned: 'voltou dinheiro para você.',
    closed: 'ela está encerrada.',
  },
  waiting: {
    place: 'Esperando antes de você: {ahead}.',
    usual: 'Ultimamente, outras pessoas esperaram de {from} a {to} minutos.',
    gone: '{name} saiu do chat. Escreva aqui se precisar de nós outra vez.',
    answered: 'Há uma resposta no seu chat.',
    change: '{name} gostaria de anotar: {fact}. Até agora era: {before}. Está certo?',
    kept: 'Tudo bem, nada mudou.',
    callOffer:
      'Ninguém veio ainda, e pedimos desculpa. Quer que alguém ligue para você? Então escreva aqui o seu número de telefone.',
    callKnown: 'Ninguém veio ainda, e pedimos desculpa. Quer que alguém ligue para você? Temos {contact}.',
    callNoted: 'Anotado: alguém vai ligar para você. Essa pessoa nunca vai pedir PIN, senha ou dinheiro.',
    gaveUp:
      'Faz muito tempo que você não escreve, por isso saiu da fila. Escreva aqui, e você volta para ela.',
  },
  quick: {
    hello: 'Olá, estou lendo o que você contou. Fique aqui, por favor.',
    stop: 'Por favor, não envie mais dinheiro e não responda a eles.',
    bank: 'Ligue agora para o seu banco, no número que está atrás do cartão, e peça que parem a transferência.',
    wait: 'Preciso de alguns minutos para ver isso. Volto a escrever aqui.',
    secret: 'Nunca diga a ninguém o seu PIN, a sua senha ou um código, nem a mim.',
    safe: 'Você está em um lugar seguro e pode escrever à vontade?',
    blame: 'A culpa não é sua. Isso acontece com muita gente, e você fez bem em nos contar.',
    done: 'Obrigado. Por enquanto tenho tudo de que preciso.',
  },
  disputes: {
    opened: 'Ainda estamos esperando a resposta.',
    institution_responded: 'O banco respondeu, e estamos analisando.',
    settled: 'O banco vai pagar.',
    rejected: 'O banco disse não.',
    escalated: 'Não houve resposta a tempo; por isso, {settlement_authority} vai analisar.',
    decided: '{settlement_authority} decidiu.',
    withdrawn: 'O pedido foi encerrado.',
    expired: 'O prazo acabou sem resultado. Você pode reclamar a {settlement_authority}.',
  },
  case_received: {
    subject: 'Recebemos a sua denúncia {case_id}',
    body: 'Recebemos a sua denúncia {case_id} e estamos começando a seguir o dinheiro.',
  },
  information_request: {
    subject: 'Uma pergunta sobre a sua denúncia {case_id}',
    body: 'Precisamos perguntar uma coisa sobre a sua denúncia {case_id}: {question}',
  },
  trace_update: {
    subject: 'Novidades sobre a sua denúncia {case_id}',
    body: 'Sabemos onde está neste momento {amount_located} de {amount} da sua denúncia {case_id}.',
  },
  freeze_confirmed: {
    subject: 'Há dinheiro bloqueado na sua denúncia {case_id}',
    body: 'Na sua denúncia {case_id}, um valor de {amount_frozen} está bloqueado. Ele ainda não voltou para você.',
  },
  freeze_expiring: {
    subject: 'Um bloqueio na sua denúncia {case_id} acaba em breve',
    body: 'Um bloqueio na sua denúncia {case_id} acaba em {freeze_expires_at}, a menos que seja prolongado.',
  },
  freeze_ended: {
    subject: 'Um bloqueio na sua denúncia {case_id} acabou',
    body: 'Um bloqueio na sua denúncia {case_id} acabou.',
  },
  odr_opened: {
    subject: 'Perguntamos ao banco sobre a sua denúncia {case_id}',
    body: 'Sobre a sua denúncia {case_id}, pedimos a {institution} uma resposta até {response_due_at}.',
  },
  odr_result: {
    subject: 'Novidades do banco sobre a sua denúncia {case_id}',
    body: 'Sobre a sua denúncia {case_id} e {institution}: {result}',
  },
  funds_returned: {
    subject: 'Voltou dinheiro na sua denúncia {case_id}',
    body: 'Na sua denúncia {case_id}, você já recebeu de volta {amount_returned} de {amount}.',
  },
  case_closed: {
    subject: 'A sua denúncia {case_id} está encerrada',
    body: 'A sua denúncia {case_id} está encerrada. Você recebeu de volta {amount_returned} de {amount}. Você pode reclamar a {settlement_authority}.',
  },
  safety_advice: {
    subject: 'Como ficar em segurança',
    body: 'Não envie mais dinheiro. Corte o contato. Ligue para o seu banco no número que está no cartão, de outro telefone se puder.',
  },
} as const satisfies NotificationTexts
