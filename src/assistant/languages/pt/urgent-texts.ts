import type { UrgentTexts } from '../tables/urgent-texts.ts'

/** Answers to urgent questions in Portuguese. */
export const texts = {
  answers: {
    callsAgain:
      'Não atenda. Deixe tocar, ou tire o som. Se achar que é o seu banco, ligue você mesmo para o número que está no cartão.',
    callAbroad:
      'Números curtos muitas vezes não funcionam de outro país. Use o número internacional do seu banco: ele começa com + e está no cartão, no aplicativo ou no site. Você também pode fazer tudo aqui, por escrito.',
    hacked:
      'É possível, então vamos nos proteger. Troque essa senha agora, de outro telefone ou computador, e em todo lugar onde você a usa. Depois ligue para o seu banco.',
    frozenNotYet: ({ send }) =>
      `Ainda não. Nada foi enviado, então nenhum banco recebeu o pedido de segurar o dinheiro. Eu peço quando você tocar em “${send}”. Ligar para o seu banco é ainda mais rápido.`,
    passedOn:
      'Isso eu não posso decidir, e aqui ninguém julga você. O que ajuda agora: não repasse nada, não saque nada e avise o seu banco hoje. Conta muito que você mesmo denuncie.',
    reportMe: ({ send }) =>
      `Não, eu não denuncio você. Só envio o que você me conta, só depois que você tocar em “${send}”, e só para os bancos e o centro contra golpes.`,
    restYes:
      'Sim. A sua parte está feita, e eu aviso aqui quando houver notícia. Tire o som, não atenda números desconhecidos e descanse.',
    restAfterCall:
      'Quase. A sua denúncia foi enviada e segue sem você. Se ainda não ligou, ligue primeiro para o seu banco: uma ligação só. Depois descanse.',
    restAfterSending: ({ send }) =>
      `Ainda não: nada foi enviado. Falta mais ou menos um minuto para você tocar em “${send}”. Ligue também para o seu banco, e depois pode descansar.`,
    policeThreat: ({ number }) =>
      `Eles dizem isso para assustar você. A polícia de verdade não pede dinheiro nem código por telefone. Se houver alguém na sua porta, não abra e ligue para ${number}.`,
    personOnTheWay:
      'Ainda não. Já pedi uma pessoa, e ela pode ler o que você escreveu aqui. Podemos continuar enquanto esperamos.',
    personNotAsked: ({ person }) => `Ninguém foi chamado ainda. Toque em “${person}”, e eu peço alguém.`,
  },
  comfort: {
    ashamed:
      'Você não tem do que se envergonhar. Isso acontece todos os dias com pessoas inteligentes e cuidadosas.',
    tired: 'Eu acredito em você. Vamos um passo pequeno de cada vez, e nada do que você escreveu se perde.',
    childCries: 'Console primeiro a sua criança. Eu espero aqui, e nada se perde.',
    needed: 'Sinto muito mesmo. Esse dinheiro importa, então vamos fazer tudo o que der.',
  },
  greeting: { first: 'Olá. Que bom que você está aqui.', again: 'Estou aqui.' },
  wallet: [
    ['o número está atrás do seu cartão', 'o número está na ajuda do aplicativo'],
    ['O número está atrás do seu cartão ou no aplicativo do banco.', 'O número está na ajuda do aplicativo.'],
    ['O número está no cartão ou na ajuda do aplicativo.', 'O número está na ajuda do aplicativo.'],
    ['no número que está no cartão', 'no número que está na ajuda do aplicativo'],
    ['para o número que está no cartão do banco', 'para o número que está na ajuda do aplicativo'],
    ['para o número que está no cartão', 'para o número que está na ajuda do aplicativo'],
    ['ligue para o número do seu cartão', 'ligue para o número que está na ajuda do aplicativo'],
  ],
  cardCharges: {
    callBank:
      'Ligue agora para o seu banco. Peça que bloqueiem o cartão e que contestem os pagamentos que você não fez (“chargeback”). O número está no cartão ou no aplicativo.',
    recallWords:
      'Diga: “Há pagamentos no meu cartão que eu não fiz. Por favor, bloqueiem o cartão e contestem esses pagamentos.”',
  },
} as const satisfies UrgentTexts
