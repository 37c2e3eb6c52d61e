import type { FormTexts } from '../tables/form-texts.ts'

/** French. Not yet reviewed by a native speaker: see docs/languages.md. */
export const texts = {
  title: 'Signaler une arnaque',
  start: 'Commencer',
  answer: 'Votre réponse',
  ownWords: 'Ou répondez avec vos mots',
  call: 'Numéros à appeler',
  danger: 'En danger',
  change: 'Modifier',
  lookForNews: 'Voir les nouvelles',
  lookByItself: 'Regarder toutes les 20 secondes',
  stopLooking: 'Arrêter de regarder, et répondre',
  underWay: 'La réponse arrive. Regardez de nouveau dans un instant.',
  toQuestion: 'Aller à la dernière question',
  answered: 'Vous avez déjà répondu. Si vous répondez encore, la nouvelle réponse compte.',
  comeBack: 'Pour revenir sur cet appareil :',
  elsewhere:
    'Sur un autre appareil, ouvrez la même page et écrivez votre numéro de dossier et les 4 derniers chiffres du téléphone que vous avez donné.',
  noCookies:
    'Ce navigateur ne garde pas de cookies. Laissez cette page ouverte jusqu’à ce que vous ayez noté votre numéro de dossier.',
  times: 'Les heures sont celles de {zone}.',
  problem: 'Il y a un problème',
  empty: 'Écrivez une réponse, ou choisissez-en une.',
  tooLong: 'C’est trop long. Envoyez au plus {n} caractères à la fois.',
  busy: 'Il y a énormément de monde en ce moment, et ceci n’a pas été pris. Attendez une minute et réessayez, ou appelez maintenant.',
  notFromHere: 'Ceci venait d’une autre page et n’a pas été pris. Répondez ici.',
  lost: 'Ce navigateur ne connaît plus votre signalement. Si vous avez un numéro de dossier, commencez ici et écrivez-le.',
  failed:
    'Cela n’a pas marché, et c’est notre faute. Revenez en arrière et réessayez, ou appelez maintenant.',
} as const satisfies FormTexts
