import type { Answers, AnswersAfter } from '../tables/answer-texts.ts'

/** Holds what the dialogue answers to questions in Portuguese. */
export const answers = {
  money_back:
    'Isso eu não posso prometer. Quanto antes os bancos souberem, mais eles costumam conseguir parar; então vamos terminar esta denúncia.',
  legal_trouble:
    'A vítima aqui é você, e denunciar é o certo. Se dinheiro de outras pessoas passou pela sua conta, diga agora a mim e ao seu banco.',
  is_bot:
    'Eu sou um programa de computador. Nada é enviado antes do seu sim, e você pode pedir para falar com uma pessoa quando quiser.',
  who_sees: ({ retention }) =>
    `Quem vê são os bancos que podem parar o dinheiro e o centro contra golpes, e mais ninguém. Tudo é apagado depois de ${retention}, e você pode apagar este chat quando quiser.`,
  how_long:
    'A denúncia leva uns dois minutos, e depois os bancos são avisados na hora. Alguns respondem mais rápido que outros, e eu aviso aqui quando houver novidades.',
  police:
    'Você também pode ir à polícia, e agora mesmo se alguém ameaçar você. Pelo dinheiro, ligue primeiro para o seu banco: cada minuto conta.',
  where_is_reference:
    'É o número que o banco dá a cada pagamento. Abra o pagamento no aplicativo, ou o SMS ou e-mail sobre ele, e procure “referência” ou “ID da transação”.',
  gave_code:
    'Ligue agora para o seu banco e diga que alguém tem o seu código ou a sua senha. Troque a senha, e nunca passe um código a ninguém, nem a quem diz que é do banco.',
  block_card:
    'Se alguém pode ter os dados dele: ligue para o banco, ou bloqueie o cartão no aplicativo. Um cartão se troca fácil.',
  what_next:
    'Eu faço algumas perguntas, você confere a denúncia, e ela vai para quem pode parar o dinheiro. Depois você recebe um número de caso, e eu conto as novidades aqui.',
  cost: 'Nada, é de graça. Quem pede uma taxa para recuperar o seu dinheiro é golpista.',
  is_scam:
    'Trate isso como golpe. Não pague mais nada nem passe código antes de ligar para o seu banco no número que está no cartão.',
  my_fault: 'Não, a culpa não é sua. Essa gente faz isso todos os dias, e pessoas cuidadosas também caem.',
  keep_or_delete:
    'Guarde todas as mensagens, comprovantes e fotos da tela: são provas. Só apague um aplicativo que deixe eles verem o seu telefone, e depois troque as senhas.',
  answer_them:
    'Não fale mais com eles, nem para enganar ou ameaçar. Guarde as mensagens deles como prova e depois bloqueie.',
  pay_more:
    'Não pague mais nada a eles, chamem como chamarem: taxa, imposto ou multa. Ninguém honesto pede dinheiro para devolver o que é seu.',
  family_knows:
    'Eu não conto a ninguém da sua família, do trabalho ou da escola. A denúncia vai só para os bancos e o centro contra golpes, e você pode apagar este chat quando quiser.',
  scammer_knows:
    'Eu não conto a eles, e eles não veem a sua denúncia. Podem perceber quando a conta deles for bloqueada, então não responda mais.',
  stay_anonymous:
    'Você pode denunciar sem dar o nome e pode pular o telefone. Mas o banco vê de qual conta saiu o pagamento.',
  my_phone:
    'Ele vai com a denúncia para os bancos e o centro contra golpes, para que você saiba o que acontece. Você também pode pular.',
  bank_refuses:
    'Um banco pode dizer não, ou pode não conseguir bloquear o dinheiro. Se isso acontecer, peça o motivo por escrito, e você pode reclamar.',
  missing_details:
    'Tudo bem: diga o que souber, e “Não sei” para o resto. Procurar o pagamento pode então demorar mais.',
  for_someone: 'Sim, se a pessoa souber e concordar. Só me diga de quem era o dinheiro.',
  abroad:
    'Você pode denunciar de qualquer país. O que conta é o banco ou a carteira digital de onde saiu o dinheiro.',
  cash_or_crypto:
    'Denuncie isso também, embora seja mais difícil de parar que um pagamento pelo banco. Guarde o recibo ou o código, e ligue agora para a empresa pela qual você pagou.',
  change_later:
    'Até a denúncia ser enviada, você pode mudar tudo: é só dizer o que está errado. Depois disso, avise o seu banco.',
  my_case:
    'Você recebe um número de caso assim que a denúncia for enviada. Depois eu conto as novidades aqui, e você pode perguntar pelo seu caso quando quiser.',
  close_page:
    'As suas respostas ficam guardadas: abra esta página de novo no mesmo aparelho, e continuamos. A denúncia só é enviada quando você disser sim no final.',
  what_is_freezing:
    'Quer dizer que um banco segura o dinheiro, para que ninguém possa tirar. Ele ainda não voltou para você: o banco precisa verificar primeiro.',
  too_late:
    'Não é tarde para denunciar. Quanto antes, melhor, mas às vezes ainda dá para seguir o dinheiro que já foi adiante.',
  is_site_real:
    'Você faz bem em perguntar: eu nunca quero dinheiro, PIN, senha nem código. Se tiver dúvida, ligue primeiro para o número que está no cartão do banco.',
  why_ask:
    'Isso ajuda os bancos a achar o dinheiro mais rápido. Se não souber ou não quiser dizer, escreva “Não sei”, e continuamos.',
  what_i_agree:
    'Com o seu sim, posso repassar o que você conta aos bancos que podem parar o dinheiro e ao centro contra golpes. Sem ele nada é enviado, e você pode apagar este chat quando quiser.',
  not_clear: 'Vou perguntar de outro jeito.',
  catch_them:
    'Isso eu não posso prometer. Encontrar essa gente é trabalho da polícia, então denuncie lá também, com o número do seu caso.',
  call_me: ({ hotlines }) =>
    `Daqui eu não consigo ligar para você. Estas pessoas atendem por telefone:\n${hotlines}`,
  call_me_chat: ({ person }) =>
    `Eu não consigo ligar para você, mas uma pessoa pode entrar neste chat. Escreva “${person}”.`,
  hang_up:
    'Desligue agora. Você não precisa explicar nada. Se era mesmo o seu banco, você pode ligar para ele no número que está no cartão.',
  give_code: 'Não. Nunca passe um código, um PIN ou uma senha a ninguém, nem a quem diz que é do seu banco.',
  what_to_do:
    'Não pague mais nada nem passe nenhum código. Ligue agora para o seu banco no número que está no cartão, e depois me conte o resto aqui.',
  what_to_say:
    'Fale com calma e não ponha a culpa na pessoa. Você pode dizer: “Eu me preocupo com você. Espere um dia, por favor, e vamos ligar juntos para o seu banco antes de você pagar.”',
  say_to_bank:
    'Diga: “Caí num golpe. Por favor, parem este pagamento e bloqueiem a minha conta.” Tenha à mão o valor, a hora e a conta para onde foi.',
  open_link:
    'Não. Não abra o link, não instale o aplicativo e não compartilhe a tela. Se já fez isso, desligue a internet desse aparelho e ligue para o seu banco de outro telefone.',
  turn_off:
    'Sim. Desligue agora a internet ou o aparelho, e deixe desligado. Ligue para o seu banco de outro telefone.',
  hand_over:
    'Não. Não entregue dinheiro nem cartão a ninguém que venha buscar, e não vá se encontrar com eles. Se estiverem na sua porta, não abra e ligue para a polícia.',
  bank_closed:
    'Ligue para a linha de fraudes do banco: muitas vezes ela atende dia e noite. Você também pode bloquear o cartão no aplicativo. Podemos enviar a sua denúncia agora, para que ela já esteja lá quando eles começarem a trabalhar.',
  cannot_reach:
    'Continue tentando, no viva-voz, enquanto seguimos aqui: a denúncia também chega ao banco. Veja no aplicativo como bloquear o cartão ou a conta, ou vá à agência mais próxima.',
  did_it: 'Muito bem, você fez a coisa certa.',
  take_down:
    'No aplicativo onde foi publicado, toque em “Denunciar” e escolha chantagem ou nudez: a empresa pode remover. StopNCII (a partir de 18 anos) e Take It Down (menores de 18) ajudam de graça a evitar que as imagens se espalhem. Não pague nada por isso.',
  debt: 'Isso eu não posso decidir. Diga hoje, por escrito, a quem deu o crédito que foi golpe, e peça que não cobre nada até isso ser verificado. O número do seu caso ajuda.',
  erase_chat: ({ erase }) =>
    `Você pode apagar este chat quando quiser: abra o menu lá em cima e escolha “${erase}”. Uma denúncia que já foi enviada fica com os bancos.`,
  mostImportant: ({ action }) => `O mais importante agora: ${action}`,
  other: ({ hotlines }) => `Uma pessoa pode responder melhor a isso:\n${hotlines}`,
} as const satisfies Answers

/** Holds what it answers in Portuguese once there is a case. */
export const answersAfter = {
  money_back:
    'Isso eu não posso prometer. Os bancos têm a sua denúncia e estão procurando o dinheiro, e eu aviso aqui quando houver novidades.',
  how_long:
    'Depende: alguns bancos respondem em horas, outros levam dias. Eu aviso aqui quando houver novidades.',
  what_next:
    'Pedimos aos bancos que sigam o dinheiro e bloqueiem o que puderem. Eu aviso aqui quando houver novidades, e você pode perguntar pelo seu caso quando quiser.',
  change_later:
    'O que já foi enviado eu não consigo mudar. Diga ao seu banco o que está errado e informe o número do caso.',
  close_page:
    'Pode fechar: o seu caso segue sem você. Abra esta página de novo no mesmo aparelho para ver as novidades.',
  cannot_reach:
    'A sua denúncia já foi enviada a eles. Você também pode bloquear o cartão ou a conta no aplicativo, ou ir à agência mais próxima com o número do seu caso.',
} as const satisfies AnswersAfter
