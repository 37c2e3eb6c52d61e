import type { Words } from '../tables/words.ts'

/** Lists the words that the dialogue understands in Portuguese. */
export const words = {
  names: 'português, portugues, portuguese, língua portuguesa, em português'.split(', '),
  yes: 'sim, ss, sim sim, siim, simm, sim senhor, sim senhora, sim por favor, claro, claro que sim, com certeza, sem dúvida, está certo, tá certo, ok, okay, tá bom, tá bem, está bem, tudo bem, pode continuar, podemos continuar, vamos continuar, vamos lá, continuar, continue, concordo, eu concordo, aceito, eu aceito, estou de acordo, de acordo, exato, exatamente, positivo, aham, uhum, beleza, blz, pode sim, quero sim, é sim, foi sim, saiu sim, estou sim, tô sim, tenho sim, ainda sim, pois sim, já disse que sim, eu disse sim, já falei que sim'.split(
    ', ',
  ),
  yesAlone:
    's, sm, isso, isso mesmo, isso aí, é isso, certo, correto, verdade, é verdade, tá, pode, podemos, vamos, bora, quero, eu quero, é, foi, estou, tô, estão, tenho, saiu, infelizmente sim, ainda está, ainda tá, está acontecendo, está a acontecer'.split(
      ', ',
    ),
  no: 'não, naum, nn, não não, não mesmo, nunca, jamais, de jeito nenhum, de modo nenhum, de maneira nenhuma, nem pensar, claro que não, com certeza não, negativo, já acabou, já parou, já terminou, já passou, ainda não, agora não, não obrigado, não obrigada, não mais, já não, nada recebi, infelizmente não, eu disse não, já disse que não, já falei que não'.split(
    ', ',
  ),
  notSure:
    'não tenho certeza, não tenho a certeza, n tenho certeza, não tenho muita certeza, sem certeza, não estou certo, não estou certa, não estou seguro disso, não estou segura disso, talvez, talvez sim, acho que sim, acho q sim, axo que sim, axo q sim, eu acho que sim, creio que sim, penso que sim, parece que sim, provavelmente, provavelmente sim, se calhar, se calhar sim, depende, tenho dúvida, tenho dúvidas, estou em dúvida, tô em dúvida'.split(
      ', ',
    ),
  likelyNo:
    'acho que não, acho q não, axo que não, axo q não, eu acho que não, não acho, creio que não, não creio, penso que não, julgo que não, acredito que não, não acredito, imagino que não, suponho que não, provavelmente não, talvez não, se calhar não, não que eu saiba, que eu saiba não, que eu me lembre não, parece que não, me parece que não, parece me que não, não me parece, espero que não, tomara que não, em princípio não, a princípio não, diria que não, eu diria que não, acho difícil, não muito, na verdade não, não realmente, não acho que sim'.split(
      ', ',
    ),
  dontKnow:
    'não sei, n sei, nsei, num sei, naum sei, eu não sei, não sei não, não sei dizer, não sei responder, sei lá, sei não, não faço ideia, n faço ideia, não faço a mínima, não tenho ideia, não tenho a menor ideia, sem ideia, não lembro, n lembro, não me lembro, não recordo, não me recordo, esqueci, esqueci me, me esqueci, não encontro, n encontro, não encontrei, não acho o número, não achei o número, não achei nada, não achei aqui, não estou achando, não tô achando, não estou a encontrar, não consigo achar, não consigo encontrar, não consigo ver, não vejo isso, não vejo aqui, não aparece aqui, não aparece nada, não tem referência, sem referência, não tenho referência, não tenho a referência, não tenho comprovante, não tenho o comprovante, não tenho comprovativo, não tenho esse número, não tenho isso, não tenho aqui, não tenho nenhum, não tenho nenhuma, desconheço, nenhum, nenhuma, nada'.split(
      ', ',
    ),
  skip: 'pular, pula, pule, pular essa, pular isso, quero pular, saltar, salta, salte, passar, passa, próxima, próximo, próxima pergunta, seguinte, depois, mais tarde, deixa, deixa pra lá, deixa para lá, prefiro não dizer, prefiro não falar, prefiro não responder, não quero dizer, não quero responder, não quero informar, avançar, não precisa, não é preciso, não é necessário, prefiro não, melhor não'.split(
    ', ',
  ),
  polite:
    'por favor, pfv, pfvr, por fvr, favor, se faz favor, se fizer favor, sff, sfv, quero, eu quero, queria, eu queria, gostaria de, eu gostaria de, posso, eu posso, pode, você pode, vc pode, podes, poderia, podia, preciso de, preciso, eu preciso, preciso muito, desculpe, desculpa, espere, espera, olá, oi, bom dia, boa tarde, boa noite'.split(
      ', ',
    ),
  only: 'só, somente, apenas, soh'.split(', '),
  commands: {
    back: 'voltar, volta, volte, voltar atrás, voltar uma, para trás, pra trás, atrás, anterior, pergunta anterior, voltar à pergunta anterior, retroceder, desfazer'.split(
      ', ',
    ),
    repeat:
      'repetir, repete, repita, repete a pergunta, repita a pergunta, repetir a pergunta, pode repetir, outra vez, o quê, oq, como assim, hein, hem, o que disse, o que você disse, qual era a pergunta'.split(
        ', ',
      ),
    help: 'ajuda, ajude, ajude me, me ajude, me ajuda, ajuda me, socorro, não entendi, n entendi, não entendo, não compreendo, não compreendi, não percebi, não percebo, não estou entendendo, não tô entendendo, não estou a perceber, o que significa, o que significa isso, o que quer dizer, o que quer dizer isso, explica, explique, explica melhor, por quê, pq, por que pergunta, por que quer saber, para quê'.split(
      ', ',
    ),
    person:
      'pessoa, uma pessoa, humano, um humano, ser humano, atendente, um atendente, uma atendente, operador, um operador, funcionário, um funcionário, agente, um agente, assistente humano, atendimento humano, falar com atendente, falar com um atendente, falar com uma atendente, falar com o atendente, falar com alguém, falar com uma pessoa, falar com pessoa, falar com uma pessoa real, falar com uma pessoa de verdade, falar com alguém de verdade, falar com um humano, falar com humano, falar com um operador, falar com um agente, falar com gente, conversar com uma pessoa, conversar com alguém, pessoa real, uma pessoa real, pessoa de verdade, uma pessoa de verdade, alguém de verdade, gente de verdade, me liga, me ligue, me liguem, liga me, ligue me, liguem me, liga para mim, liga pra mim'.split(
        ', ',
      ),
    stop: 'parar, pare, pára tudo, quero parar, parar aqui, parar por aqui, chega, sair, cancelar, cancela, encerrar, terminar, desistir, desisto, fim'.split(
      ', ',
    ),
    restart:
      'começar de novo, comece de novo, começar outra vez, recomeçar, recomeça, reiniciar, do início, do começo, desde o início, do zero, começar do zero, começar do início, apagar, apagar tudo, apaga tudo, apaga, apagar minhas respostas, apagar as minhas respostas, nova denúncia, fazer nova denúncia, fazer uma nova denúncia, fazer outra denúncia, outra denúncia, novo relato'.split(
        ', ',
      ),
    edit: 'corrigir, corrige, corrija, mudar, muda, mude, alterar, altera, altere, editar, edita, edite, modificar, retificar, mudar uma coisa, mudar uma resposta, corrigir uma coisa, corrigir uma resposta, tem um erro, há um erro, tem uma coisa errada, tem algo errado'.split(
      ', ',
    ),
    status:
      'meu caso, o meu caso, como está meu caso, como está o meu caso, como tá meu caso, como vai meu caso, como vai o meu caso, como anda meu caso, como anda o meu caso, o que houve com meu caso, o que houve com o meu caso, o que aconteceu com meu caso, o que aconteceu com o meu caso, status, andamento, estado do caso, situação do caso, andamento do caso, minha denúncia, como está minha denúncia, como está a minha denúncia, novidades, novidade, tem novidade, tem novidades, há novidades, alguma novidade, notícias, tem notícias, há notícias, alguma notícia, tenho um número de caso, tenho número de caso, tenho o número do caso, já tenho um caso, número de caso, número do caso, ver meu caso, ver o meu caso, consultar caso, consultar meu caso, consultar o meu caso, acompanhar meu caso, acompanhar o meu caso, procurar meu caso'.split(
        ', ',
      ),
    danger:
      'perigo, em perigo, estou em perigo, tô em perigo, corro perigo, estou correndo perigo, estou a correr perigo, emergência, é uma emergência'.split(
        ', ',
      ),
  },
  fields: {
    bank: 'banco, o banco, meu banco, de, carteira, carteira digital, carteira móvel'.split(', '),
    amount:
      'valor, o valor, valores, os valores, montante, o montante, quantia, a quantia, dinheiro, quanto, quantos'.split(
        ', ',
      ),
    when: 'quando, data, a data, hora, a hora, horário, o horário, dia, o dia'.split(', '),
    reference:
      'referência, a referência, número de referência, transação, a transação, número da transação, id da transação, comprovante, comprovativo'.split(
        ', ',
      ),
    receiver:
      'para, para onde, para quem, destinatário, o destinatário, destino, conta de destino, beneficiário, recebedor, quem recebeu, conta, a conta, conta dele, conta deles, chave pix'.split(
        ', ',
      ),
    type: 'tipo, o tipo, tipo de golpe, golpe, o golpe, burla'.split(', '),
    contact:
      'contato, contacto, telefone, o telefone, meu telefone, celular, meu celular, telemóvel, número, o número, meu número, número de telefone, telefone de contato'.split(
        ', ',
      ),
    ongoing: 'ainda acontece, ainda acontecendo, ainda está acontecendo'.split(', '),
    moneyLeft: 'saiu dinheiro, se saiu dinheiro'.split(', '),
    ownAccount: 'minha conta, a minha conta, conta de onde paguei'.split(', '),
    story: 'minhas palavras, relato, meu relato, história'.split(', '),
    identity: 'documento, identidade, número do documento, passaporte, bilhete de identidade, rg, cpf'.split(
      ', ',
    ),
  },
  kinds: {
    impersonation_bank_police:
      'banco, polícia, policial, delegado, delegada, do banco, da polícia, do meu banco, gerente do banco, falso gerente, funcionário do banco, funcionária do banco, central do banco, falsa central, central de segurança, antifraude, setor de fraudes, departamento de fraude, departamento de fraudes, conta segura, ligação do banco, chamada do banco, ligaram do banco, ligou do banco, banco ou polícia, se passou pelo banco, se passaram pelo banco, fez se passar pelo banco, disse que era do banco, disseram que eram do banco, disse ser do banco, dizia ser do banco, disse que era da polícia, disse ser da polícia'.split(
        ', ',
      ),
    impersonation_other:
      'governo, receita federal, finanças, autoridade tributária, correios, alfândega, imigração, transportadora, encomenda retida, operadora, inss, segurança social, detran, órgão público, companhia de luz, empresa de luz, empresa de energia, se passou por, se passaram por, fez se passar por, fizeram se passar por'.split(
        ', ',
      ),
    impersonation_family_friend:
      'emergência na família, emergência familiar, meu filho, minha filha, minha mãe, meu pai, meu irmão, minha irmã, meu primo, minha prima, meu tio, minha tia, meu neto, minha neta, meu sobrinho, minha sobrinha, parente, um parente, número novo, novo número, trocou de número, mudou de número, oi mãe, oi pai, olá mãe, olá pai, falso sequestro'.split(
        ', ',
      ),
    investment:
      'investimento, investimentos, investir, investi, cripto, criptomoeda, criptomoedas, bitcoin, bolsa de valores, day trade, trader, trading, forex, corretora, lucro, lucros, rendimento, rendimentos, pirâmide, pirâmide financeira, dobrar o dinheiro, dobrar meu dinheiro, robô de investimento'.split(
        ', ',
      ),
    purchase:
      'compra, compras, comprei, comprar, compra online, compra pela internet, comprei pela internet, loja, loja online, loja virtual, loja falsa, site falso, vendedor, vendedora, anúncio, olx, marketplace, encomenda, nunca chegou, não chegou, não entregaram, não foi entregue, não recebi o produto, produto, ingresso, ingressos, aluguel, aluguer, arrendamento, apartamento, casa de temporada'.split(
        ', ',
      ),
    romance:
      'amor, paixão, namoro, namorado, namorada, namorando, noivo, noiva, tinder, site de namoro, aplicativo de namoro, relacionamento, conheci na internet, conheci pela internet, conheci online, amor ou amizade, golpe do amor, burla amorosa'.split(
        ', ',
      ),
    job_task:
      'trabalho, emprego, vaga, vaga de emprego, tarefa, tarefas, recrutador, recrutadora, recrutamento, home office, teletrabalho, trabalho em casa, trabalhar em casa, trabalhar de casa, renda extra, curtir vídeos, curtidas, avaliar produtos'.split(
        ', ',
      ),
    advance_fee:
      'taxa, taxas, prêmio, loteria, lotaria, sorteio, rifa, ganhei, ganhador, ganhadora, herança, empréstimo, taxa antecipada, taxa de liberação, pagar para liberar'.split(
        ', ',
      ),
    invoice_mandate:
      'boleto, boleto falso, fatura, factura, fatura falsa, factura falsa, fornecedor, fornecedora, novo iban, novo nib, mudaram a conta, novos dados bancários'.split(
        ', ',
      ),
    ceo_fraud: 'meu chefe, minha chefe, o chefe, meu patrão, minha patroa, o patrão, meu diretor'.split(', '),
    account_takeover:
      'hacker, hackeado, hackeada, hackearam, hackeou, rackearam, invadiram, invadida, invadiram minha conta, invadiram a minha conta, tomou a minha conta, tomaram a minha conta, tomou minha conta, tomaram minha conta, entraram na minha conta, entrou na minha conta, clonaram, clonou, clonado, whatsapp clonado, clonaram meu whatsapp, chip clonado, troca de chip, sim swap, sem minha autorização, sem a minha autorização, que eu não fiz, não reconheço, roubaram minha conta, roubaram meu celular, roubaram o telefone, celular roubado, telefone roubado'.split(
        ', ',
      ),
    remote_access:
      'acesso remoto, remotamente, à distância, anydesk, teamviewer, instalei um aplicativo, instalei um app, instalei uma aplicação, mandaram instalar, mandou instalar, baixei um aplicativo, baixei um app, compartilhei a tela, compartilhar a tela, compartilhamento de tela, partilhei o ecrã, partilhar o ecrã, controlaram meu telefone, controlaram meu celular, controlando meu telefone, controlando meu celular, controle do meu telefone, controle do meu celular, mexendo no meu celular sozinho, mão fantasma, suporte técnico'.split(
        ', ',
      ),
    extortion_coercion:
      'chantagem, chantagens, chantageando, chantagear, ameaça, ameaças, ameaçou, ameaçaram, ameaçando, ameaçado, ameaçada, extorsão, sextorsão, nudes, minhas fotos, fotos íntimas, vídeo íntimo, vídeos íntimos, vazar minhas fotos, me obrigaram, obrigaram me'.split(
        ', ',
      ),
    recovery_scam:
      'recuperar meu dinheiro, recuperar o meu dinheiro, recuperar o dinheiro, recuperar dinheiro, reaver o dinheiro, reaver meu dinheiro, recuperação, recuperação de valores, trazer meu dinheiro de volta'.split(
        ', ',
      ),
  },
  notScam: {
    mistaken:
      'número errado, conta errada, chave errada, pix errado, pessoa errada, por engano, por erro meu, errei o número, errei a conta, errei a chave, errei o pix, enganei me no número, enganei me na conta, me enganei no número, me enganei na conta, digitei errado, mandei errado, enviei errado, pagamento por engano'.split(
        ', ',
      ),
    received:
      'recebi dinheiro, recebi um dinheiro, recebi um pix, caiu dinheiro, caiu um dinheiro, caiu um pix, entrou dinheiro, entrou um dinheiro, apareceu dinheiro, dinheiro que não conheço, pix que não conheço, dinheiro desconhecido, me mandaram dinheiro, mandaram me dinheiro'.split(
        ', ',
      ),
    dispute:
      'problema com uma loja, problema com a loja, problema com loja, loja conhecida, reembolso da loja, reembolso de uma loja, produto com defeito, com defeito, veio quebrado, veio estragado, veio partido, má qualidade'.split(
        ', ',
      ),
  },
  wasScam:
    'foi golpe, foi um golpe, é golpe, é um golpe, era golpe, era um golpe, caí num golpe, caí em um golpe, caí em golpe, caí no golpe, sofri um golpe, sofri golpe, levei um golpe, levei golpe, tomei um golpe, me deram um golpe, deram me um golpe, fui enganado, fui enganada, me enganaram, enganaram me, fui burlado, fui burlada, fui vigarizado, fui vigarizada, foi burla, foi uma burla, é burla, é uma burla, era uma burla, foi fraude, foi uma fraude, é fraude, é uma fraude'.split(
      ', ',
    ),
  noNumber:
    'sem número, sem telefone, nenhum número, nenhum telefone, não dei, não passei, não informei, não deixei, nunca dei, nunca informei, não tenho telefone, não tenho celular, não tenho telemóvel, não tenho número, perdi o telefone, perdi meu telefone, perdi o meu telefone, perdi o celular, perdi meu celular, perdi o telemóvel, perdi o número, perdi o chip, troquei de número, mudei de número, não tenho mais esse número, já não tenho esse número, número antigo'.split(
      ', ',
    ),
  noBank:
    'não tenho banco, não tenho conta, sem conta, nenhum banco, nenhum, nenhuma, não foi por banco, sem banco'.split(
      ', ',
    ),
  codeAsked:
    'pediram o código, pediu o código, pediram um código, pediu um código, me pediram o código, me pediu o código, pediram me o código, pediram o token, pediu o token, pediram a senha, pediu a senha, passei o código, dei o código, dei o meu código, informei o código, mandei o código, enviei o código, falei o código, disse o código, contei o código, ditei o código, li o código, compartilhei o código, partilhei o código, passei o token, informei o token, dei o token, passei o otp, dei o otp, pediram o otp, pediu o otp, conta segura, conta protegida'.split(
      ', ',
    ),
  stoppedInTime:
    'parei a tempo, desisti a tempo, cancelei a tempo, percebi a tempo, desconfiei a tempo, não paguei, não cheguei a pagar, não enviei, não cheguei a enviar, não mandei, não transferi, não depositei, não fiz o pix, não fiz pix, não fiz o pagamento, nada foi enviado, nada foi pago, não saiu dinheiro, não saiu nada, não perdi dinheiro, não perdi nada, nenhum dinheiro, ainda não paguei, ainda não enviei, ainda não mandei, ainda não saiu, ainda não tiraram, ainda não pagou, ainda não enviou, ainda está na conta, ainda tá na conta, continua na conta, o dinheiro ainda está lá'.split(
      ', ',
    ),
  forOther:
    'para outra pessoa, pra outra pessoa, por outra pessoa, por ela, por ele, é para ela, é para ele, é pra ela, é pra ele, para minha mãe, para a minha mãe, pra minha mãe, para meu pai, para o meu pai, pro meu pai, para minha avó, para a minha avó, pra minha avó, para meu avô, para o meu avô, pro meu avô, para minha esposa, para a minha esposa, para a minha mulher, para meu marido, para o meu marido, pro meu marido, para minha irmã, para a minha irmã, para meu irmão, para o meu irmão, estou ajudando, tô ajudando, estou a ajudar, ajudando minha, ajudando meu, aconteceu com minha, aconteceu com a minha, aconteceu com meu, aconteceu com o meu, aconteceu à minha, aconteceu ao meu, foi com minha, foi com a minha, foi com meu, foi com o meu, não foi comigo, não é comigo, minha mãe caiu, meu pai caiu, minha avó caiu, meu avô caiu, minha amiga caiu, meu amigo caiu'.split(
      ', ',
    ),
  itsMe: 'aconteceu comigo, foi comigo, é para mim, é a minha conta, é minha, é meu, comigo mesmo'.split(
    ', ',
  ),
  theyAgree:
    'ela concorda, ele concorda, eles concordam, elas concordam, ela concordou, ele concordou, a pessoa concorda, ela aceita, ele aceita, ela aceitou, ele aceitou, ela sabe, ele sabe, eles sabem, a pessoa sabe, ela está de acordo, ele está de acordo, ela disse sim, ele disse sim, ela disse que sim, ele disse que sim, ela autorizou, ele autorizou, ela deixou, ele deixou, ela que pediu, ele que pediu, ela me pediu, ele me pediu, ela pediu me, ele pediu me, está ao meu lado, tá ao meu lado, está aqui comigo, tá aqui comigo'.split(
      ', ',
    ),
  theyDoNot:
    'não concorda, não concordou, não concordam, não aceita, não aceitou, não sabe, não sabem, não está de acordo, disse não, disse que não, não quer, não querem, não deixa, não deixou, recusa, recusou, não contei, não falei com ela, não falei com ele, não falei para ela, não falei para ele, não falei pra ela, não falei pra ele, não disse a ela, não disse a ele, não lhe disse, não lhe contei, ainda não sabe, sem ela saber, sem ele saber'.split(
      ', ',
    ),
  thanks:
    'obrigado, obrigada, muito obrigado, muito obrigada, obg, obgd, brigado, brigada, vlw, valeu, agradeço, ok obrigado, ok obrigada, tá obrigado, tá obrigada, tchau, adeus, até logo, até mais, é só isso, só isso, é só, era só isso, isso é tudo, é tudo, mais nada, nada mais, não obrigado, não obrigada, pronto, ok'.split(
      ', ',
    ),
  danger:
    'matar, me matar, matar me, vão me matar, vai me matar, quero morrer, vontade de morrer, vou morrer, sequestro, sequestrado, sequestrada, sequestraram, raptado, raptada, raptaram, refém, uma arma, com arma, armado, armados, uma faca, com faca, me bater, me bateu, me bateram, bateram em mim, bater em mim, apontou a arma, suicídio, tirar a minha vida, tirar minha vida, acabar com a minha vida, acabar com minha vida, estuprar, estupro, violar me, violação, violência, violento, violentos, estão na minha porta, estão à minha porta, na porta da minha casa, me trancaram, trancaram me, estão me obrigando, está me obrigando, estão me forçando, está me forçando, estão a obrigar me, estão a forçar me'.split(
      ', ',
    ),
  called:
    'liguei, já liguei, eu liguei, eu já liguei, telefonei, já telefonei, liguei para o banco, liguei pro banco, liguei para o meu banco, já liguei para o banco, já liguei pro banco, já liguei para o meu banco, falei com o banco, já falei com o banco, já falei com eles, feito, já fiz'.split(
      ', ',
    ),
  paid: 'enviei, mandei, paguei, transferi, depositei, passei, dei, perdi, gastei, enviou, mandou, pagou, transferiu, depositou, perdeu, roubaram, levaram, tiraram, sacaram, fiz um pix, fiz pix, fiz o pix'.split(
    ', ',
  ),
  demanded:
    'pediram, pediu, me pediram, me pediu, pediam, pedia, pedem, pede, pedindo, estão pedindo, está pedindo, exigiram, exigiu, exigiam, exigia, exigem, exige, exigindo, queriam, eles queriam, ele queria, ela queria, querem, ele quer, ela quer, cobrando, mandaram pagar, mandou pagar, mandaram eu pagar, mandou eu pagar, mandaram transferir, mandou transferir'.split(
      ', ',
    ),
  to: 'para, pra, pro, ao, aos, na conta, no número, na chave'.split(', '),
  theirs:
    'conta dele, conta dela, conta deles, número dele, número dela, número deles, telefone dele, telefone dela, telefone deles, celular dele, celular dela, pix dele, pix dela, pix deles, chave dele, chave dela, chave deles, carteira dele, carteira dela, conta do golpista, número do golpista, pix do golpista, chave do golpista, conta do burlão, número do burlão, conta do vendedor, número do vendedor, pix do vendedor, conta da vendedora, número da vendedora, conta do bandido, número do bandido'.split(
      ', ',
    ),
  mine: 'meu, minha, do meu, da minha, no meu, na minha, pelo meu, pela minha, com o meu, com a minha, paguei do, paguei da, paguei pelo, paguei pela, saiu do, saiu da'.split(
    ', ',
  ),
  contactWish:
    'nao me liga, nao me ligue, nao me liguem, nao ligue, nao liguem, n me liga, nao me telefonem, nao telefonem, sem ligacoes, sem chamadas, nao quero ligacao, nao por telefone, so mensagens, so por mensagem, apenas mensagens, so pelo whatsapp, so pelo chat, nao liga pra casa, nao escrevam pro meu trabalho, liguem pra minha filha, liguem pro meu filho, so mensagem por favor, so zap por favor, nada de ligacao, ligar so depois, liga so depois, liguem so depois, so por zap, so por email'.split(
      ', ',
    ),
  reachMe:
    'meu número é, o meu número é, meu telefone é, o meu telefone é, meu celular é, o meu celular é, meu telemóvel é, o meu telemóvel é, meu contato é, o meu contacto é, meu zap é, meu whatsapp é, pode me ligar no, pode ligar no, me liga no, me ligue no, me ligue em, liga me para o, ligue me para o, liguem para o, meu número, meu telefone, meu celular, meu telemóvel, meu contato, meu contacto'.split(
      ', ',
    ),
  rather:
    'deveria ser, devia ser, deve ser, tem que ser, tinha que ser, é para ser, era para ser, quero dizer, quis dizer, queria dizer, quer dizer, na verdade, na vdd, na real, alias, aliás, na realidade, aliás, digo, ou melhor, melhor dizendo, desculpa, desculpe, e sim, mas sim, mas, o certo é, o correto é, certo é, correto é, mudar para, muda para, troca para, corrigindo, correção'.split(
      ', ',
    ),
  remove: 'tira, tire, remove, remova, apaga'.split(', '),
  wrong:
    'errado, errada, errados, erradas, tá errado, está errado, incorreto, incorreta, incorretos, não está certo, não tá certo, não está correto, não está certa, não é isso, não é esse, não é essa, erro, equivocado, equivocada'.split(
      ', ',
    ),
  whose: {
    own: 'o meu, a minha, é meu, é minha, meu banco, minha conta, meu nome, me chamo'.split(', '),
    theirs:
      'dele, dela, deles, delas, é dele, é dela, do golpista, do burlão, do bandido, do vendedor, o golpista, o vendedor, a vendedora'.split(
        ', ',
      ),
  },
  nameIs:
    'o nome é, nome é, o nome era, nome era, nome certo, nome correto, nome verdadeiro, nome errado, nome não é, nome está errado, o nome'.split(
      ', ',
    ),
  same: 'o mesmo, a mesma, o mesmo nome, mesmo nome, mesma pessoa, a mesma pessoa, eu, eu mesmo, eu mesma, eu próprio, eu própria, sou eu, é minha, é meu, minha, no meu nome, em meu nome, está no meu nome, tá no meu nome'.split(
    ', ',
  ),
  addDetails:
    'detalhes, mais detalhes, acrescentar detalhes, adicionar detalhes, dar mais detalhes, contar mais, quero contar mais, relato detalhado, acrescentar algo, acrescentar uma coisa, adicionar algo, mais informações, adicionar informações'.split(
      ', ',
    ),
  addPayment:
    'outro pagamento, mais um pagamento, mais pagamentos, acrescentar pagamento, acrescentar outro pagamento, adicionar pagamento, adicionar outro pagamento, segundo pagamento, outro pix, mais um pix, paguei mais, paguei de novo, paguei outra vez, paguei mais uma vez, há outro, há outra, tem outro, tem outra, mais um aqui, outra transferencia, mais uma transferencia, segunda transferencia, outro debito, outro levantamento'.split(
      ', ',
    ),
  safe: 'pode prosseguir, vamos terminar, tudo bem, tudo bom, estamos bem, todos bem, está tudo bem comigo, ninguém se magoou, ninguém se machucou, em segurança, estou em segurança, tô em segurança, agora estou em segurança, estou segura, estou seguro, tô segura, tô seguro, a salvo, estou a salvo, estou bem, tô bem, já estou bem, agora estou bem, está tudo bem, tá tudo bem, tudo bem agora, continuar, continue, vamos continuar, podemos continuar, pode continuar, vamos em frente, vamos seguir, podemos seguir, pode seguir'.split(
    ', ',
  ),
  otherBank:
    'outro banco, outro, outra, outra carteira, um outro, banco diferente, não está na lista, não tá na lista, não está aí, nenhum desses, nenhum destes'.split(
      ', ',
    ),
  sendIt:
    'enviar, envia, envie, enviar agora, envia agora, envie agora, envia já, envia logo, envie logo, enviar logo, mandar, manda, mande, manda logo, manda agora, mande logo, mandar agora, pode enviar, pode mandar, pode enviar agora, sim envie, sim envia, sim enviar, sim pode enviar, ok envia, ok enviar, enviar a denúncia, envia a denúncia, envie a denúncia, enviar denúncia'.split(
      ', ',
    ),
  sendNow:
    'enviar, envia, envie, enviar agora, envia agora, envie agora, manda, mande, pode enviar, pode mandar, sim envie, sim envia, sim pode enviar, enviar a denúncia, sim, sim está certo, sim tá certo, certo, correto, está certo, tá certo, está tudo certo, tá tudo certo, tudo certo, está correto, isso, isso mesmo, confirmo'.split(
      ', ',
    ),
  news: {
    sms: 'sms, por sms, mensagem de texto, torpedo'.split(', '),
    voice_callback:
      'ligação, uma ligação, chamada, uma chamada, telefonema, ligar, liga, ligue, liguem, me liga, me ligue, telefonar, por telefone'.split(
        ', ',
      ),
    email: 'email, e mail, e-mail, por email, mail, correio eletrônico, correio eletrónico'.split(', '),
  },
  newsNot: 'não, nem, nunca, jamais, sem, nenhum, nenhuma, em vez de, em vez da, ao invés de'.split(', '),
  stopNews:
    'parar os avisos, pare os avisos, para os avisos, parar avisos, parar as mensagens, pare as mensagens, parar mensagens, parar de mandar mensagens, pare de mandar mensagens, parar os sms, pare os sms, parar sms, parar as ligações, pare as ligações, parar ligações, pare de ligar, pare de me ligar, parem de ligar, parem de me ligar, não me ligue mais, não me liguem mais, não liguem mais, não me mande mais mensagens, não me mandem mais mensagens, não mandem mais mensagens, não quero mais mensagens, não quero mais avisos, não quero mais sms, não quero mais ligações, chega de mensagens, chega de ligações, parar os e mails, pare os e mails, parar e mails, não quero mais e mails, cancelar avisos, cancelar os avisos'.split(
      ', ',
    ),
  numbers: {
    units: {
      zero: 0,
      um: 1,
      uma: 1,
      dois: 2,
      duas: 2,
      três: 3,
      quatro: 4,
      cinco: 5,
      seis: 6,
      sete: 7,
      oito: 8,
      nove: 9,
      dez: 10,
      onze: 11,
      doze: 12,
      treze: 13,
      catorze: 14,
      quatorze: 14,
      quinze: 15,
      dezesseis: 16,
      dezasseis: 16,
      dezessete: 17,
      dezassete: 17,
      dezoito: 18,
      dezenove: 19,
      dezanove: 19,
      vinte: 20,
      trinta: 30,
      quarenta: 40,
      cinquenta: 50,
      cincoenta: 50,
      sessenta: 60,
      setenta: 70,
      oitenta: 80,
      noventa: 90,
    },
    scales: {
      cem: 100,
      cento: 100,
      mil: 1000,
      milhares: 1000,
      conto: 1000,
      contos: 1000,

      milhão: 1_000_000,
      milhões: 1_000_000,
      bilhão: 1_000_000_000,
      bilhões: 1_000_000_000,
    },
    money:
      'reais, paus, kwanza, kwanzas, metical, meticais, mts, kz, euro, euros, escudos, dobras, dólar, dólares, rand, grana'.split(
        ', ',
      ),
  },
  time: {
    now: 'agora, agora mesmo, agorinha, agorinha mesmo, neste momento, nesse momento, neste instante, neste minuto, ainda agora, agora há pouco, há pouquinho, há instantes, há bocado, há um bocado, há um minuto, acabei de pagar, acabei de enviar, acabei de mandar, acabei de transferir, acabei de fazer, acabou de acontecer'.split(
      ', ',
    ),
    today:
      'hoje, hj, hoje mesmo, hoje cedo, hoje de manhã, esta manhã, esta tarde, esta noite, mais cedo'.split(
        ', ',
      ),
    yesterday: 'ontem, ontem mesmo, ontem à noite, ontem de noite, noite passada'.split(', '),
    dayBeforeYesterday: 'anteontem, ante ontem, antes de ontem, antontem'.split(', '),
    minute: 'minuto, minutos, minutinho, minutinhos, min, mins'.split(', '),
    hour: 'hora, horas, horinha, hrs'.split(', '),
    day: 'dia, dias'.split(', '),
    week: 'semana, semanas'.split(', '),
    month: 'mês, meses'.split(', '),
    ago: 'há, faz, fazem, atrás'.split(', '),
    morning: 'manhã, de manhã, da manhã, pela manhã, esta manhã, hoje cedo, madrugada, da madrugada'.split(
      ', ',
    ),
    afternoon: 'à tarde, da tarde, de tarde, pela tarde, esta tarde, meio dia'.split(', '),
    evening: 'noite, à noite, da noite, de noite, esta noite'.split(', '),
    vague:
      'semana passada, na semana passada, a semana passada, esta semana, essa semana, outra semana, na outra semana, semana retrasada, mês passado, no mês passado, este mês, esse mês, mês retrasado, outro dia, no outro dia, há alguns dias, há uns dias, há vários dias, há dias, faz alguns dias, faz uns dias, faz dias, alguns dias atrás, uns dias atrás, dias atrás, há algumas semanas, há umas semanas, há semanas, faz algumas semanas, faz semanas, algumas semanas atrás, semanas atrás, há alguns meses, há uns meses, há meses, faz alguns meses, faz meses, alguns meses atrás, meses atrás, há algum tempo, há pouco tempo, faz tempo, faz um tempo, fim de semana, no fim de semana, fim de semana passado, recentemente, estes dias, esses dias, ano passado, no ano passado, este ano'.split(
        ', ',
      ),
    weekdays: ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'],
  },
} satisfies Words
