import type { ActionTexts } from '../tables/action-texts.ts'

/** What a citizen is told to do at once, in French. */
export const texts = {
  disconnect:
    'Coupez tout de suite internet sur ce téléphone ou cet ordinateur, ou éteignez-le, et n’y touchez plus.',
  hangUp: 'Raccrochez maintenant. Vous n’avez rien à leur expliquer.',
  keepCode:
    'Ne donnez à personne un code, un code PIN ou un mot de passe, même pas à quelqu’un qui dit être de votre banque.',
  callBank:
    'Appelez maintenant votre banque ou votre porte-monnaie mobile et dites que c’est une arnaque. Le numéro est sur votre carte ou dans l’aide de l’application.',
  callOperator:
    'Plus de réseau ? Demandez à votre opérateur, depuis un autre téléphone, de bloquer votre carte SIM.',
  blockCard: 'Demandez-leur de bloquer votre carte.',
  changePassword:
    'Changez maintenant votre code PIN et votre mot de passe, si possible depuis un autre téléphone.',
  doNotPay: 'Ne payez rien, ou plus rien.',
  callRelative:
    'Raccrochez et appelez votre proche sur son propre numéro, celui que vous avez toujours utilisé.',
  doNotAnswer: 'Ne leur répondez plus.',
  keepEvidence: 'Gardez tous leurs messages et faites des captures d’écran.',
  stopPassingOn: 'N’envoyez cet argent à personne. Laissez-le où il est.',
  talkWithThem:
    'Restez calme avec cette personne et ne lui reprochez rien. Demandez-lui d’attendre un jour et de parler à sa banque avant de payer.',
  vulnerableLine:
    'Vous pouvez appeler sa banque vous-même. Demandez le service qui protège les clients contre les arnaques, et dites ce qui se passe.',
  recall:
    'Appelez maintenant votre banque ou votre porte-monnaie mobile et demandez de récupérer le paiement envoyé au mauvais compte.',
  checkOfficial:
    'N’utilisez ni le numéro ni le lien du message. Cherchez vous-même le numéro de la banque ou du service, et demandez là-bas.',
  childLine: 'Vous n’avez rien fait de mal. Vous pouvez parler à quelqu’un qui aide les jeunes :',
  giftCard:
    'Appelez maintenant la société dont le nom est sur la carte cadeau et demandez-lui de la bloquer. Gardez la carte et le reçu.',
  helping: {
    hangUp:
      'Si vous êtes avec cette personne, prenez le téléphone et raccrochez. Sinon, appelez-la sur un autre téléphone, encore et encore, jusqu’à ce qu’elle réponde.',
    callBank:
      'Aidez cette personne à appeler maintenant sa banque ou son porte-monnaie mobile et à dire que c’est une arnaque. Le numéro est sur sa carte ou dans l’aide de l’application.',
  },
} as const satisfies ActionTexts
