import type { UrgentTexts } from '../tables/urgent-texts.ts'

/** Answers to urgent questions in French. */
export const texts = {
  answers: {
    callsAgain:
      'Non, ne répondez pas. Laissez sonner, ou coupez le son. Si vous pensez que c’est votre banque, appelez-la vous-même au numéro qui est sur votre carte.',
    callAbroad:
      'Les numéros courts ne marchent souvent pas depuis un autre pays. Utilisez le numéro international de votre banque : il commence par + et se trouve sur votre carte, dans l’application ou sur son site. Vous pouvez aussi tout faire ici, par écrit.',
    hacked:
      'C’est possible, alors soyons prudents. Changez tout de suite ce mot de passe depuis un autre téléphone ou ordinateur, et partout où vous l’utilisez. Puis appelez votre banque.',
    frozenNotYet: ({ send }) =>
      `Pas encore. Rien n’a été envoyé, donc aucune banque n’a été priée de bloquer l’argent. Je le leur demande quand vous touchez « ${send} ». Un appel à votre banque est encore plus rapide.`,
    passedOn:
      'Je ne peux pas en décider, et personne ici ne vous juge. Ce qui vous aide maintenant : n’envoyez plus rien, ne retirez rien, et prévenez votre banque aujourd’hui. Le signaler vous-même compte beaucoup.',
    reportMe: ({ send }) =>
      `Non, je ne vous dénonce pas. Je transmets seulement ce que vous me dites, seulement quand vous avez touché « ${send} », et seulement aux banques et au centre anti-arnaque.`,
    restYes:
      'Oui. Vous avez fait votre part, et je vous dirai ici s’il y a des nouvelles. Coupez le son, ne répondez à aucun numéro inconnu, et reposez-vous.',
    restAfterCall:
      'Presque. Votre signalement est envoyé et avance sans vous. Si ce n’est pas encore fait, appelez d’abord votre banque : un seul appel. Ensuite, reposez-vous.',
    restAfterSending: ({ send }) =>
      `Pas tout de suite : rien n’a été envoyé. Encore une minute environ, et vous pourrez toucher « ${send} ». Appelez aussi votre banque, et ensuite vous pourrez vous reposer.`,
    policeThreat: ({ number }) =>
      `Ils disent cela pour vous faire peur. La vraie police ne demande ni argent ni code au téléphone. Si quelqu’un est à votre porte, gardez-la fermée et appelez le ${number}.`,
    personOnTheWay:
      'Pas encore. J’ai demandé quelqu’un, et cette personne pourra lire ce que vous avez écrit. Nous pouvons continuer en attendant.',
    personNotAsked: ({ person }) =>
      `Personne n’a encore été demandé. Touchez « ${person} », et je demande quelqu’un.`,
  },
  comfort: {
    ashamed: 'Vous n’avez pas à avoir honte. Cela arrive tous les jours à des gens intelligents et prudents.',
    tired:
      'Je vous crois. Nous avançons un petit pas à la fois, et rien de ce que vous avez écrit n’est perdu.',
    childCries: 'Consolez d’abord votre enfant. J’attends ici, et rien n’est perdu.',
    needed: 'Je suis vraiment désolé. Cet argent compte, alors faisons tout ce que nous pouvons.',
  },
  greeting: { first: 'Bonjour. C’est bien que vous soyez là.', again: 'Je suis là.' },
  wallet: [
    ['le numéro est au dos de votre carte', 'le numéro est dans l’aide de l’application'],
    [
      'Le numéro est au dos de votre carte ou dans l’application de la banque.',
      'Le numéro est dans l’aide de l’application.',
    ],
    [
      'Le numéro est sur votre carte ou dans l’aide de l’application.',
      'Le numéro est dans l’aide de l’application.',
    ],
    ['au numéro qui est sur votre carte', 'au numéro qui est dans l’aide de l’application'],
    ['le numéro qui est sur votre carte bancaire', 'le numéro qui est dans l’aide de l’application'],
    ['appelez le numéro sur votre carte', 'appelez le numéro qui est dans l’aide de l’application'],
  ],
  cardCharges: {
    callBank:
      'Appelez votre banque maintenant. Demandez-lui de bloquer la carte et de contester les paiements que vous n’avez pas faits (« chargeback »). Le numéro est sur la carte ou dans l’application.',
    recallWords:
      'Dites : « Il y a sur ma carte des paiements que je n’ai pas faits. Bloquez la carte et contestez-les, s’il vous plaît. »',
  },
} as const satisfies UrgentTexts
