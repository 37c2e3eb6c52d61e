import type { Texts } from '../tables/dialog-texts.ts'
import { answers, answersAfter } from './answer-texts.ts'

/** Holds the texts of the dialogue in Portuguese. */
export const texts = {
  taps: {
    yes: 'Sim',
    no: 'Não',
    notSure: 'Não tenho certeza',
    dontKnow: 'Não sei',
    skip: 'Pular',
    back: 'Voltar',
    edit: 'Corrigir',
    stop: 'Parar',
    help: 'Ajuda',
    person: 'Falar com uma pessoa',
    goOn: 'Continuar',
    startAgain: 'Começar de novo',
    morePrivacy: 'Mais sobre privacidade',
    leavingNow: 'O dinheiro está saindo agora',
    paid: 'Eu paguei, ou tiraram dinheiro',
    notSureScam: 'Não sei se é golpe',
    forOther: 'Aconteceu com outra pessoa',
    callFirst: 'Ligar primeiro para o meu banco',
    theyAgree: 'Sim, a pessoa concorda',
    theyDontKnow: 'Não, a pessoa não sabe',
    itsMe: 'Aconteceu comigo',
    stoppedInTime: 'Não, parei a tempo',
    otherBank: 'Outro banco',
    justNow: 'Agora mesmo',
    hourAgo: 'Há uma hora',
    today: 'Hoje',
    yesterday: 'Ontem',
    cantFind: 'Não encontro',
    sendNow: 'Enviar agora',
    tryAgain: 'Tentar de novo',
    call: 'Ligar',
    called: 'Já liguei',
    status: 'Como está o meu caso?',
    newReport: 'Fazer nova denúncia',
    thatsAll: 'É só isso',
    wasScam: 'Não, foi um golpe',
    safeNow: 'Estou em segurança, continuar',
    haveCase: 'Tenho um número de caso',
    addPayment: 'Acrescentar outro pagamento',
    addDetails: 'Acrescentar detalhes',
    sameName: 'O mesmo nome',
    newsSms: 'SMS',
    newsCall: 'Ligação',
    newsEmail: 'E-mail',
    newsNone: 'Não quero avisos',
    stopNews: 'Parar os avisos',
  },
  firstKinds: {
    impersonation_bank_police: 'Ligação do banco ou da polícia',
    investment: 'Investimento',
    purchase: 'Compra pela internet',
    romance: 'Amor ou amizade',
    job_task: 'Trabalho',
    impersonation_family_friend: 'Emergência na família',
    account_takeover: 'Alguém tomou a minha conta',
    more: 'Outra coisa',
  },
  moreKinds: {
    advance_fee: 'Uma taxa ou um prêmio',
    remote_access: 'Controle do meu telefone à distância',
    extortion_coercion: 'Ameaças ou chantagem',
    invoice_mandate: 'Uma fatura ou boleto falso',
    ceo_fraud: 'Uma mensagem do meu chefe',
    recovery_scam: 'Ajuda para recuperar dinheiro',
    impersonation_other: 'Alguém de um órgão ou empresa',
    mistaken: 'Errei o número',
    received: 'Recebi dinheiro que não conheço',
    dispute: 'Um problema com uma loja',
    other: 'Nada disso',
  },
  kinds: {
    impersonation_bank_police: 'Alguém se passou pelo banco ou pela polícia',
    impersonation_other: 'Alguém se passou por um órgão público ou uma empresa',
    impersonation_family_friend: 'Alguém se passou por uma pessoa da família ou amiga',
    investment: 'Investimento',
    purchase: 'Compra pela internet',
    romance: 'Amor ou amizade',
    advance_fee: 'Uma taxa ou um prêmio',
    job_task: 'Trabalho',
    invoice_mandate: 'Fatura ou boleto falso',
    ceo_fraud: 'Mensagem falsa de um chefe',
    account_takeover: 'Alguém tomou a conta',
    remote_access: 'Controle à distância de um telefone ou computador',
    extortion_coercion: 'Ameaças ou chantagem',
    recovery_scam: 'Falsa ajuda para recuperar dinheiro',
    mistaken_payment: 'Pagamento por engano',
    other: 'Outra coisa',
    unknown: 'Não se sabe',
  },
  labels: {
    bank: 'De',
    amount: 'Valor',
    when: 'Quando',
    reference: 'Referência',
    receiver: 'Para',
    type: 'Tipo',
    contact: 'Contato',
    ongoing: 'Ainda acontece',
    moneyLeft: 'Saiu dinheiro',
    name: 'Nome',
    nationality: 'Nacionalidade',
    identity: 'Documento',
    holder: 'Titular da conta',
    ownAccount: 'Sua conta',
    firstContact: 'Primeiro contato',
    contactWay: 'Como',
    story: 'Suas palavras',
    evidence: 'Provas',
    police: 'Queixa na polícia',
    needs: 'Precisa de ajuda',
  },
  contactWays: {
    call: 'Uma ligação',
    sms: 'Um SMS',
    app: 'Uma mensagem em um aplicativo',
    ad: 'Um anúncio ou um site',
    person: 'Pessoalmente',
  },
  identityTypes: {
    'National ID': 'Documento de identidade',
    Passport: 'Passaporte',
    'Driving Licence': 'Carteira de motorista',
    'Refugee ID': 'Documento de refúgio',
    None: 'Nenhum documento',
  },
  tri: { yes: 'Sim', no: 'Não', unsure: 'Não tenho certeza' },
  ask: {
    whatHappened: {
      ask: 'Conte o que aconteceu, com as suas palavras. Eu ajudo você a parar o dinheiro e a denunciar o golpe.\nNinguém mais vê isto até você tocar em “Enviar agora”. Aí o seu banco e o centro contra golpes veem. Nunca peço PIN, senha nem código.',
      again: 'O que aconteceu? Conte em poucas palavras, ou toque no que combina.',
    },
    notSureScam:
      'O que disseram, ou o que querem de você? Enquanto não tiver certeza, não pague nada e não passe nenhum código.',
    sendTo: ({ bank }) => `Envio isto agora para ${bank} e para o centro contra golpes?`,
    send: 'Envio isto agora para os bancos e para o centro contra golpes?',
    danger: {
      ask: 'Primeiro, a sua segurança. Alguém está em perigo, ou alguém está forçando você a fazer alguma coisa agora?',
      again: 'Você ou alguém perto de você está em perigo agora, ou você está pensando em se machucar?',
    },
    reporter: {
      ask: 'Que bom que você está ajudando. Essa pessoa sabe desta denúncia e concorda?',
      again: 'A pessoa que sofreu o golpe disse sim para esta denúncia?',
    },
    ongoing: {
      ask: 'Ainda está acontecendo: você está ao telefone com eles, ou alguém está controlando o seu telefone ou computador?',
      again: 'Eles ainda estão em contato com você agora, por telefone ou na sua tela?',
    },
    moneyLeft: {
      ask: 'Saiu dinheiro da sua conta?',
      again: 'Algum dinheiro foi pago ou enviado?',
    },
    type: { ask: 'Que tipo de golpe foi?', again: 'O que eles queriam de você, ou o que ofereceram?' },
    typeMore: { ask: 'Qual destes é o mais parecido?', again: 'Qual se parece mais com o que aconteceu?' },
    bank: {
      ask: 'De qual banco ou carteira digital você pagou?',
      again: 'Onde estava o dinheiro antes de sair: em qual banco ou carteira digital?',
    },
    amount: {
      ask: 'Quanto foi o pagamento? Se você pagou mais de uma vez, comece pelo último: o dinheiro mais recente é o mais fácil de parar.',
      again: 'Quanto dinheiro foi, em números? Por exemplo, 25.000.',
    },
    amountRoughly: 'Mais ou menos quanto foi? Um valor aproximado já ajuda.',
    amountCheck: ({ amount, words }) => `Eu li ${amount}. Número por número: ${words}. Está certo?`,
    when: {
      ask: 'Quando você pagou?',
      again: 'Em que dia e a que horas você pagou? Por exemplo, “hoje às 9:30” ou “ontem”.',
    },
    reference: {
      ask: 'Abra o pagamento no seu aplicativo. Qual é o número de referência ou da transação? Costuma estar em “detalhes” ou no comprovante.',
      again:
        'Que número aparece ao lado de “referência” ou “ID da transação”? Ele tem de 6 a 64 letras e números.',
    },
    receiver: {
      ask: 'Para onde foi o dinheiro? O número da conta ou do telefone, o nome que aparece e o banco: tudo o que você conseguir ver.',
      again: 'Qual conta ou número de telefone recebeu o dinheiro?',
    },
    receiverStopped: {
      ask: 'Para qual conta ou telefone eles queriam que você pagasse? Se não souber, de qual número eles falaram com você?',
      again: 'Você vê alguma conta ou número de telefone deles?',
    },
    scammer: {
      ask: 'Não vou anotar nada sobre essa pessoa. Mas você pode denunciar quem deu o golpe, para que possam parar essa gente. O que você sabe: uma conta ou um telefone, um nome de perfil, um link?',
      again: 'Você vê alguma coisa deles: um número, um nome, um link?',
    },
    minute: {
      ask: 'A que horas exatamente você pagou? O SMS ou o e-mail do banco costuma mostrar.',
      again: 'Que hora aparece na mensagem do banco? Por exemplo, 14:05.',
    },
    lastDigits: {
      ask: 'Quais são os 4 últimos números da conta de onde você pagou?',
      again: 'Em que 4 números termina o número da sua própria conta?',
    },
    contact: {
      ask: 'Em que número de telefone podemos falar com você?',
      again: 'Para que número podemos ligar ou mandar mensagem? Escreva também o código da área ou do país.',
    },
    contactOrEmail: {
      ask: 'Em que número de telefone ou e-mail podemos falar com você?',
      again:
        'Para que número podemos ligar ou mandar mensagem? Escreva também o código da área ou do país. Um e-mail também serve.',
    },
    news: {
      ask: 'Como você quer receber as novidades do seu caso?',
      again: 'Qual destas formas você quer para as novidades, ou nenhuma?',
    },
    newsEmail: 'Para qual e-mail podemos escrever?',
    name: {
      ask: 'De quem era o dinheiro? Escreva o nome completo, como está no documento.',
      again: 'Quais são o nome e o sobrenome no documento?',
    },
    nationality: {
      ask: 'Qual é a nacionalidade? Você pode pular esta pergunta.',
      again: 'De que país é o passaporte ou o documento?',
    },
    idType: {
      ask: 'Que documento você pode informar? Não é obrigatório, mas ajuda o banco a ter certeza de quem você é.',
      again: 'Que tipo de documento é?',
    },
    idNumber: {
      ask: 'Qual é o número do documento? Ele é escondido na hora e vai só no relato detalhado.',
      again: 'Quais letras e números formam o número do documento?',
    },
    holder: {
      ask: 'Em nome de quem está a conta de onde saiu o dinheiro?',
      again: 'Que nome o banco tem para essa conta?',
    },
    ownAccount: {
      ask: 'Qual é o número da conta ou carteira de onde saiu o dinheiro?',
      again: 'De qual número de conta ou carteira saiu o dinheiro? Nunca escreva um número de cartão.',
    },
    firstContact: {
      ask: 'Quando eles falaram com você pela primeira vez?',
      again: 'Em que dia foi o primeiro contato deles? Por exemplo, “segunda-feira passada”.',
    },
    contactWay: {
      ask: 'Como eles chegaram até você, e de qual número, link ou nome de usuário?',
      again:
        'Foi uma ligação, um SMS, um aplicativo ou um anúncio? Escreva também o número, o link ou o nome de usuário, se tiver.',
    },
    story: {
      ask: 'Conte com as suas palavras o que aconteceu.',
      again: 'O que aconteceu primeiro, e o que veio depois? Bastam algumas frases.',
    },
    morePayments: {
      ask: 'Houve outro pagamento para eles?',
      again: 'Foi mais algum dinheiro para eles?',
    },
    evidence: {
      ask: 'Que provas você tem? Por exemplo, fotos da tela, mensagens ou comprovantes. Guarde tudo no seu telefone. Não precisa enviar aqui.',
      again: 'Você tem fotos da tela, mensagens ou comprovantes?',
    },
    police: {
      ask: 'Se você já foi à polícia, qual é o número da queixa ou do boletim de ocorrência?',
      again: 'Que número a polícia deu a você?',
    },
    needs: {
      ask: 'Você precisa de ajuda para ler, ouvir ou entender a língua, ou está se sentindo muito mal?',
      again: 'Ajudaria se alguém tivesse mais tempo para você?',
    },
    detailSummary: 'Está certo? Então eu envio.',
    nextAmount: 'Quanto foi esse outro pagamento?',
    findCase: {
      ask: 'Qual é o número do seu caso?',
      again:
        'Escreva o número do caso inteiro. Ele tem sete letras e números em três grupos, ou é longo e começa com “CASE-”.',
    },
    findDigits: {
      ask: 'Quais são os 4 últimos números do telefone que você informou para este caso?',
      again: 'Em que 4 números termina esse telefone?',
    },
    summary: 'Está certo?',
    summaryAgain: 'Posso enviar assim?',
    edit: { ask: 'O que você quer mudar?', again: 'Qual linha está errada?' },
    stopped:
      'Parei. Nada mais foi enviado, e as suas respostas ficam guardadas neste chat. Você quer continuar?',
    restart: 'Posso apagar estas respostas e começar de novo?',
    reported: 'O que você quer fazer agora?',
    reportedAgain: 'Você pode perguntar pelo seu caso quando quiser. O que ajudaria você agora?',
    thisLanguage: 'Vamos continuar em português?',
  },
  askForOther: {
    ongoing:
      'Ainda está acontecendo: eles estão ao telefone com essa pessoa, ou controlando o telefone ou o computador dela?',
    moneyLeft: 'Saiu dinheiro da conta dessa pessoa?',
    bank: 'De qual banco ou carteira digital saiu o pagamento?',
    amount:
      'Quanto foi o pagamento? Se foi mais de um, comece pelo último: o dinheiro mais recente é o mais fácil de parar.',
    when: 'Quando foi feito o pagamento?',
  },
  todo: {
    title: 'O que fazer agora',
    call: ({ bank }) => `Ligue para ${bank} e diga este número de caso.`,
    callAny: 'Ligue para o seu banco e diga este número de caso.',
    removeApp: 'Apague o aplicativo que mandaram instalar e reinicie o telefone sem internet.',
    lockCard: 'Bloqueie o seu cartão no aplicativo do banco.',
    passwords: 'Troque as senhas do banco e do e-mail em outro telefone.',
    payNothing: 'Não pague mais nada, prometam ou ameacem o que for.',
    realPerson: 'Ligue para a pessoa de verdade no número antigo dela, e avise a sua família.',
    keep: 'Guarde todas as mensagens e os comprovantes. Tire fotos da tela.',
    police: 'Avise também a polícia, com este número de caso.',
  },
  answers,
  answersAfter,
  say: {
    privacy: ({ retention, news }) =>
      `O que você me conta vai para os bancos que podem parar o dinheiro e para o centro contra golpes, e para mais ninguém. Os números de conta viram códigos antes de entrar no caso. O telefone ou o e-mail que você informar também é enviado, para que quem cuida do seu caso possa falar com você.${news} O seu nome vai só no relato detalhado. Tudo é apagado depois de ${retention}, e você pode apagar este chat quando quiser.`,
    privacyNews:
      'Se você quiser, também mandamos uma mensagem ou ligamos quando acontecer algo no seu caso: sem valores, bancos nem números de conta, e só até você pedir para parar ou apagar este chat.',
    welcome: 'Isso foi um crime. A culpa não é sua.',
    declined: ({ hotlines }) =>
      `Tudo bem. Nada é repassado sem o seu sim. Ligue agora para o seu banco: o número está atrás do seu cartão.\n${hotlines}\nVocê pode continuar aqui quando quiser. “Começar de novo” apaga o que você escreveu.`,
    hotline: ({ label, number }) => `${label}: ${number}`,
    hotlineHours: ({ label, number, hours }) => `${label}: ${number} (${hours})`,
    emergency: ({ number }) =>
      `Ligue agora para ${number}.\nA sua segurança vem antes do dinheiro. Se puder, vá para um lugar onde haja outras pessoas. Eu fico aqui.`,
    emergencyIll: ({ number }) =>
      `Ligue para ${number} agora e diga que uma pessoa está passando mal.\nFaça o que disserem ao telefone e fique com essa pessoa. O dinheiro pode esperar. Eu continuo aqui.`,
    emergencySelf: ({ number }) =>
      `Ligue agora para ${number}.\nVocê fez bem em me contar. Você vale mais do que qualquer dinheiro, e não precisa carregar isso sem ajuda. Vá até alguém em quem você confia, ou peça que venha, e afaste tudo com que você possa se machucar. Eu fico aqui.`,
    dangerGoOn: 'Quando você estiver em segurança, podemos continuar a denúncia aqui.',
    safeNowAsked: 'Você está em segurança agora, e quem está com você?',
    gladSafe: ({ number }) =>
      `Que bom que ninguém está em perigo agora. Se isso mudar, ligue para ${number} ou escreva aqui.`,
    notOver: ({ number }) =>
      `Entendo que ainda não acabou. Ligue para ${number} agora, ou peça a alguém por perto que ligue. Se escrever for perigoso, largue o telefone: nada do que você me contou se perde.`,
    notOverSelf: ({ number }) =>
      `Continuo aqui, e que bom que você escreve. Ligue para ${number} agora, ou peça a alguém que ligue por você. Hoje você não precisa decidir nada.`,
    minor:
      'Você não fez nada de errado, e a culpa não é sua.\nConte o que aconteceu a uma pessoa adulta de confiança. Você não precisa responder a quem fez isso, nem pagar ou enviar nada.',
    help: ({ hotlines }) =>
      `Responda com as suas palavras ou toque em uma resposta. Você pode dizer “voltar”, “corrigir”, “pular”, “repetir”, “parar” ou “pessoa” quando quiser. Não faz mal não saber alguma coisa.\n${hotlines}`,
    adviceOnly: ({ hotlines }) =>
      `O que ajuda agora: a pessoa deve ligar para o número que está atrás do cartão do banco, não enviar mais dinheiro e guardar todas as mensagens.\n${hotlines}`,
    notScam: {
      mistaken:
        'Um pagamento para o número errado\nQuem resolve isso é o seu banco, não esta denúncia de golpe, e o dinheiro não pode ser bloqueado. Ligue agora para o seu banco e peça a devolução do pagamento feito por engano.',
      received:
        'Entrou dinheiro que você não conhece\nNão envie a ninguém, nem de volta para o número que está pedindo. Muitas vezes isso faz parte de um golpe. Ligue para o seu banco e peça que ele devolva o dinheiro.',
      dispute:
        'Um problema com uma loja\nO órgão de defesa do consumidor ajuda nisso. Guarde o pedido, o recibo e a conversa. O seu banco pode dizer se o pagamento pode ser contestado.',
    },
    callBank: ({ bank, number }) =>
      `${bank}, linha de fraudes: ${number}\nSe você tem um segundo telefone, ligue enquanto continuamos.`,
    callBankUnknown: 'Ligue para o seu banco\nO número está atrás do seu cartão ou no aplicativo do banco.',
    thanksForTelling: 'Obrigado por me contar.',
    notUnderstood: 'Desculpe, não entendi.',
    tapOne: 'Toque na resposta que combina melhor, ou escreva em poucas palavras.',
    otherCurrency: ({ currency, own }) => `Isso está em ${currency}. Quanto é, mais ou menos, em ${own}?`,
    amountFrom: 'Preciso do valor em números.',
    askedAmount: 'Isso foi o que eles pediram. Quanto você pagou de fato? “Nada” também é uma resposta.',
    whichDay: 'Que dia foi? Pode ser aproximado, como “terça”.',
    likelyNo: 'Então, provavelmente não. Para ter certeza, mais uma vez:',
    futureTime: 'Esse momento ainda não chegou.',
    oldPayment:
      'Isso foi há mais de 80 dias, então as chances são menores. Mesmo assim, vale a pena denunciar.',
    shortReference: 'Uma referência tem de 6 a 64 letras e números.',
    badPhone: 'Isso não parece um número de telefone completo.',
    noted: ({ fact }) => `Anotado: ${fact}.`,
    changed: ({ fact }) => `Mudado. ${fact}`,
    contactNoted: ({ contact }) => `Anotado: ${contact}.`,
    contactWishNoted: 'Anotei como você quer que falem com você.',
    stillInDanger:
      'Continuo aqui. Se você não pode ligar, tem alguém por perto que possa: um vizinho, uma amiga, alguém de uma loja?',
    secret:
      'Nunca passe PIN, senha, código ou número de cartão a ninguém, nem a nós.\nEu já retirei. Ligue agora para o seu banco e peça para trocar.',
    noReference:
      'Sem referência nem conta, um especialista vai procurar o pagamento manualmente. Isso demora mais. Se você encontrar a referência depois, escreva aqui.',
    amountUnknown: 'Tudo bem. Sem o valor, um especialista precisa primeiro procurar o pagamento.',
    sending: 'Estou enviando a sua denúncia.',
    stillSending: 'A sua denúncia está a caminho. Eu aviso assim que ela chegar. Não precisa enviar de novo.',
    sendingSlow: ({ hotlines }) =>
      `Está demorando mais que o normal. A sua denúncia está guardada e eu continuo tentando.\nEnquanto isso, ligue:\n${hotlines}`,
    sendingFailed: ({ hotlines }) =>
      `Ainda não consegui entregar a sua denúncia. Ela está guardada aqui, nada se perdeu.\nLigue agora:\n${hotlines}`,
    reported: ({ caseId }) =>
      `Denúncia feita. O número do seu caso é ${caseId}\nPedimos que o dinheiro seja rastreado. Guarde este número.`,
    reportedUntraced: ({ caseId }) => `Denúncia feita. O número do seu caso é ${caseId}\nGuarde este número.`,
    reportedIntelligence: ({ caseId }) =>
      `Denúncia feita. O número do seu caso é ${caseId}\nVocê fez bem em parar a tempo. A sua denúncia ajuda a proteger outras pessoas. Guarde este número.`,
    reportedTip: ({ caseId }) =>
      `Denúncia feita. O número do seu caso é ${caseId}\nNela não há nada sobre a pessoa que você está ajudando. Guarde este número.`,
    reportedByHand: 'Um especialista vai procurar o seu pagamento manualmente.',
    nowCallBank: ({ bank }) => `Agora ligue para ${bank}`,
    nowCallAnyBank: 'Agora ligue para o seu banco: o número está atrás do seu cartão.',
    recallWords:
      'Diga: “Quero denunciar um pagamento que fiz por causa de um golpe. Por favor, peçam a devolução do dinheiro.”',
    called: 'Muito bem. Essa era a ligação mais importante. Anote a hora e o nome de quem falou com você.',
    thanks: 'Cuide-se bem. Você pode voltar aqui quando quiser.',
    noCase: 'Ainda não há um caso deste chat.',
    statusAsked: 'Vou ver.',
    statusFailed: 'No momento não consigo ver o caso. Pergunte de novo em alguns minutos.',
    languageSwitched: 'Vamos continuar em português.',
    languageUnknown: ({ languages }) => `Ainda não falo essa língua. Eu falo: ${languages}.`,
    nothingBack: 'Esta é a primeira pergunta.',
    deleted: 'Apaguei as suas respostas.',
    unknownValue: 'não se sabe',
    accountEnding: ({ digits }) => `conta que termina em ${digits}`,
    phoneEnding: ({ country, digits }) => `${country}, número que termina em ${digits}`,
    lossUnknown: 'ainda não se sabe',
    waitForCase: 'A sua denúncia está sendo enviada. Espere um momento pelo número do caso.',
    offlineReady: ({ numbers }) =>
      `Não há rede no momento. A sua denúncia está pronta neste telefone e será enviada sozinha quando a rede voltar.\nLigações funcionam sem internet:\n${numbers}`,
    offlineKept:
      'A sua denúncia está esperando neste telefone e será enviada sozinha quando a rede voltar. Você não precisa ficar aqui.\nLigações funcionam sem internet. Ligue agora.',
    pickedUp: 'Anotei isto:',
    handOverComing: 'Pedi que uma pessoa ajude você neste chat. Podemos continuar enquanto esperamos.',
    handOverNone: ({ hotlines }) =>
      `No momento, uma pessoa só pode ajudar por telefone:\n${hotlines}\nNós dois podemos continuar aqui.`,
    handOverLater: ({ hotlines }) =>
      `Ninguém pode vir neste momento. O seu pedido continua aberto, e quem vier vai ler tudo isto. Por telefone:\n${hotlines}`,
    personJoined: ({ name }) =>
      `${name}, uma pessoa que trabalha aqui, entrou neste chat e está lendo o que você me contou.`,
    personLeft: ({ name }) => `${name} saiu do chat. Nós continuamos.`,
    detailsIntro:
      'Mais detalhes ajudam o banco e a polícia. Você pode pular o que quiser e parar a qualquer momento.',
    detailsKept: 'Tudo bem. O que você me contou fica guardado aqui, e você pode continuar depois.',
    contactNeeded: 'O relato detalhado precisa de um telefone em que possamos falar com você.',
    amountNeeded: 'O relato detalhado precisa do valor. Pode ser aproximado.',
    needsYes: 'Que bom que você disse. Vou deixar uma nota, para que tenham mais tempo para você.',
    paymentAdded: 'Acrescentei este pagamento.',
    reportSending: 'Estou enviando os detalhes.',
    reportStillSending: 'Os detalhes estão a caminho. Não precisa enviar de novo.',
    reportDelivered:
      'Os detalhes chegaram. O seu nome, o seu documento e o seu telefone não ficam mais guardados neste chat.',
    reportSlow: 'Está demorando mais que o normal. Os detalhes estão guardados, e eu continuo tentando.',
    reportFailed: 'Ainda não consegui entregar os detalhes. Eles estão guardados aqui, nada se perdeu.',
    referenceAdded: 'Obrigado, acrescentei a referência. Ela vai com os detalhes.',
    looking: 'Estou procurando o caso.',
    caseNumberWrong:
      'Uma letra ou um número não está certo, ou falta algum. Isso acontece. Olhe o número do caso mais uma vez e escreva de novo.',
    noNumber: ({ hotlines }) =>
      `Sem esse telefone, não consigo abrir o caso aqui. Uma pessoa pode encontrá-lo: peça por uma neste chat, ou ligue:\n${hotlines}\nVocê também pode fazer uma nova denúncia e dizer nela o número do caso antigo.`,
    notFound: 'Não encontro um caso com esses dados.',
    paused: ({ minutes }) =>
      `Várias vezes os dados não combinaram. Para a sua segurança, tente de novo em ${minutes} minutos.`,
    found: ({ caseId }) => `Encontrei o caso ${caseId}.`,
    caseNews: ({ caseId }) => `Há novidades no seu caso ${caseId}.`,
    newsNoted: ({ way, stop }) =>
      `Anotado: ${way}. Vamos dizer só o que mudou, sem valores nem bancos. Para acabar com isso, escreva aqui: “${stop}”.`,
    newsNone: 'Tudo bem, sem avisos. Você pode perguntar aqui quando quiser.',
    newsStopped: 'Você não vai mais receber mensagens sobre o seu caso. Pode perguntar aqui quando quiser.',
  },
  advice: {
    impersonation_bank_police:
      'Nenhum banco de verdade manda passar o dinheiro para uma “conta segura”\nNem banco nem polícia pedem código. Se ligarem de novo, desligue e ligue para o número do seu cartão.',
    impersonation_other:
      'Nenhum órgão de verdade pede dinheiro ou código por telefone\nSe ligarem de novo, desligue e ligue para o número que está no site oficial.',
    impersonation_family_friend:
      'Ligue primeiro para a pessoa de verdade\nUse o número antigo dela. Não envie nada antes de ouvir a voz dela.',
    investment:
      'Não pague imposto nem taxa para “liberar” dinheiro\nQuem tem mesmo o seu dinheiro não pede pagamento antes da retirada.',
    purchase: 'Guarde a conversa e o anúncio\nTire fotos da tela antes que o vendedor apague tudo.',
    romance:
      'Não envie mais nada, e não vá encontrar nem enfrentar essa pessoa sem companhia\nFale com alguém de confiança. Muita gente já passou por isso.',
    advance_fee:
      'Não pague mais nenhuma taxa\nPrêmio, empréstimo ou herança de verdade não pede dinheiro antes.',
    job_task: 'Não pague mais nada\nUm trabalho de verdade paga você e não pede depósito.',
    invoice_mandate:
      'Avise agora o fornecedor de verdade\nUse um número que você já conhecia. Peça ao pessoal da informática que verifique o e-mail.',
    ceo_fraud:
      'Avise agora o seu chefe de verdade e o pessoal da informática\nUse um número que você já conhecia. Peça que verifiquem o e-mail.',
    account_takeover:
      'Troque as suas senhas em outro aparelho\nPeça ao banco que bloqueie a conta e o cartão, e à operadora que verifique o seu chip (cartão SIM).',
    remote_access:
      'Desligue a internet desse aparelho\nApague o aplicativo, troque as suas senhas em outro aparelho e peça ao banco que bloqueie a conta.',
    extortion_coercion:
      'Não pague mais\nGuarde as mensagens e vá à polícia. Se você tem menos de 18 anos, conte a uma pessoa adulta de confiança ou a uma linha de ajuda para crianças.',
    recovery_scam:
      'Este é um segundo golpe\nNinguém honesto cobra taxa para recuperar o seu dinheiro. Não pague nada.',
  },
  adviceMore: {
    ongoing:
      'Desligue agora\nCorte a internet ou desligue o telefone que eles controlam. Não envie mais nada. Ligue para o seu banco de outro telefone.',
    unsureLeft:
      'Veja o saldo e os últimos pagamentos no aplicativo do banco, se puder fazer isso com segurança.',
  },
  status: {
    starting: 'Recebemos a sua denúncia e estamos começando.',
    tracing: 'Estamos seguindo o dinheiro.',
    traced: 'Sabemos para onde foi uma parte do dinheiro. O próximo passo está sendo decidido.',
    pending: 'Pedimos a um banco que bloqueie o dinheiro e estamos esperando a resposta.',
    frozen: ({ amount, until }) =>
      `Um valor de ${amount} está bloqueado até ${until}. Ele ainda não voltou para você.`,
    frozenNoDate: ({ amount }) => `Um valor de ${amount} está bloqueado. Ele ainda não voltou para você.`,
    disputed: ({ until }) => `Pedimos ao banco uma resposta até ${until}.`,
    disputedNoDate: 'Pedimos uma resposta ao banco.',
    returningNoDate: ({ amount }) => `Um valor de ${amount} está voltando para você.`,
    returning: ({ amount, until }) => `Um valor de ${amount} está voltando para você, até ${until}.`,
    recovered: ({ amount, total }) => `Você recebeu de volta ${amount} de ${total}.`,
    closed: ({ amount, total }) =>
      `O caso está encerrado. Você recebeu de volta ${amount} de ${total}. Se não concordar, pode reclamar à ouvidoria (provedor).`,
    rejected: 'O caso não seguiu adiante. Obrigado: a sua denúncia ajuda a proteger outras pessoas.',
    intelligence:
      'Neste caso não se perdeu dinheiro. Obrigado: a sua denúncia ajuda a proteger outras pessoas.',
    unknown: 'O caso está aberto e em andamento.',
  },
  retention: ({ days }) => `${days} dias`,
} as const satisfies Texts
