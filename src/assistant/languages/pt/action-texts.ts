import type { ActionTexts } from '../tables/action-texts.ts'

/** What a citizen is told to do at once, in Portuguese. */
export const texts = {
  disconnect:
    'Desligue agora a internet desse telefone ou computador, ou desligue o aparelho, e não mexa mais nele.',
  hangUp: 'Desligue a ligação agora. Você não precisa explicar nada a eles.',
  keepCode: 'Nunca passe um código, um PIN ou uma senha a ninguém, nem a quem diz que é do seu banco.',
  callBank:
    'Ligue agora para o seu banco ou a sua carteira digital e diga que é um golpe. O número está no cartão ou na ajuda do aplicativo.',
  callOperator: 'O telefone está sem sinal? De outro telefone, peça à operadora que bloqueie o seu chip.',
  blockCard: 'Peça que bloqueiem o seu cartão.',
  changePassword: 'Troque agora o PIN e a senha, de outro telefone se puder.',
  doNotPay: 'Não pague nada, ou não pague mais nada.',
  callRelative: 'Desligue e ligue para a pessoa da sua família no número dela, o que você sempre usou.',
  doNotAnswer: 'Não responda mais a eles.',
  keepEvidence: 'Guarde todas as mensagens deles e tire fotos da tela.',
  stopPassingOn: 'Não envie esse dinheiro a ninguém. Deixe onde está.',
  talkWithThem:
    'Fale com calma com essa pessoa e não ponha a culpa nela. Peça que espere um dia e fale com o banco antes de pagar.',
  vulnerableLine:
    'Você também pode ligar para o banco dessa pessoa. Peça para falar com quem protege os clientes de golpes, e diga o que está acontecendo.',
  recall:
    'Ligue agora para o seu banco ou a sua carteira digital e peça de volta o pagamento que foi para a conta errada.',
  checkOfficial:
    'Não use o número nem o link da mensagem. Procure por conta própria o número do banco ou do órgão, e pergunte lá.',
  childLine: 'Você não fez nada de errado. Você pode falar com alguém que ajuda jovens:',
  giftCard:
    'Ligue agora para a empresa que aparece no cartão-presente e peça que bloqueiem. Guarde o cartão e o recibo.',
  helping: {
    hangUp:
      'Se você está com a pessoa, pegue o telefone e desligue a ligação. Se não está, ligue sem parar para outro telefone dela até ela atender.',
    callBank:
      'Ajude a pessoa a ligar agora para o banco ou a carteira digital dela e a dizer que é um golpe. O número está no cartão dela ou na ajuda do aplicativo.',
  },
} as const satisfies ActionTexts
