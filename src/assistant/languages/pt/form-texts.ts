import type { FormTexts } from '../tables/form-texts.ts'

/** Portuguese. Not yet reviewed by a native speaker: see docs/languages.md. */
export const texts = {
  title: 'Denunciar um golpe',
  start: 'Começar',
  answer: 'Sua resposta',
  ownWords: 'Ou responda com as suas palavras',
  call: 'Números para ligar',
  danger: 'Em perigo',
  change: 'Mudar',
  lookForNews: 'Ver se há novidades',
  lookByItself: 'Ver sozinho a cada 20 segundos',
  stopLooking: 'Parar de ver e responder',
  underWay: 'A resposta está a caminho. Veja de novo daqui a pouco.',
  toQuestion: 'Ir para a pergunta mais recente',
  answered: 'Você já respondeu. Se responder de novo, vale a nova resposta.',
  comeBack: 'Para voltar neste aparelho:',
  elsewhere:
    'Em outro aparelho, abra a mesma página e escreva o número do caso e os 4 últimos números do telefone que você informou.',
  noCookies: 'Este navegador não guarda cookies. Deixe esta página aberta até anotar o número do seu caso.',
  times: 'As horas são as de {zone}.',
  problem: 'Há um problema',
  empty: 'Escreva uma resposta ou escolha uma.',
  tooLong: 'O texto é longo demais. Envie no máximo {n} caracteres de cada vez.',
  busy: 'Há muita gente aqui neste momento, e isto não foi recebido. Espere um minuto e tente de novo, ou ligue agora.',
  notFromHere: 'Isto veio de outra página e não foi recebido. Responda aqui.',
  lost: 'Este navegador não conhece mais a sua denúncia. Se você tem um número de caso, comece aqui e escreva o número.',
  failed: 'Não deu certo, e a culpa é nossa. Volte e tente de novo, ou ligue agora.',
} as const satisfies FormTexts
