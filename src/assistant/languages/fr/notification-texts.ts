import type { NotificationTexts } from '../tables/notification-texts.ts'

/** Holds the texts of notifications in French. */
export const texts = {
  footer: 'Nous ne demandons jamais de code PIN, de mot de passe, de code à usage unique ni de frais.',
  news: {
    subject: 'Du nouveau sur votre signalement {case_id}',
    about: 'Du nouveau sur votre signalement {case_id} :',
    open: 'Ouvrir votre signalement :',
    traced: 'nous avons suivi l’argent, et la prochaine étape est en cours de décision.',
    held: 'de l’argent est bloqué. Il ne vous est pas encore rendu.',
    ending: 'un blocage prend bientôt fin, sauf prolongation.',
    refused: 'une banque a refusé notre demande.',
    returned: 'de l’argent vous a été rendu.',
    closed: 'il est clos.',
  },
  waiting: {
    place: 'Personnes avant vous : {ahead}.',
    usual: 'Ces derniers temps, l’attente a été de {from} à {to} minutes.',
    gone: '{name} a quitté le chat. Écrivez ici si vous avez encore besoin de nous.',
    answered: 'Vous avez une réponse dans votre discussion.',
    change: '{name} voudrait noter : {fact}. Jusqu’ici : {before}. Est-ce juste ?',
    kept: 'D’accord, rien n’est changé.',
    callOffer:
      'Personne n’a encore pu venir, et nous le regrettons. Voulez-vous qu’on vous appelle ? Écrivez alors ici votre numéro de téléphone.',
    callKnown:
      'Personne n’a encore pu venir, et nous le regrettons. Voulez-vous qu’on vous appelle ? Nous avons {contact}.',
    callNoted:
      'C’est noté : quelqu’un va vous appeler. On ne vous demandera jamais de code PIN, de mot de passe ni d’argent.',
    gaveUp:
      'Vous n’avez rien écrit depuis longtemps, alors vous n’êtes plus dans la file. Écrivez ici, et vous y êtes de nouveau.',
  },
  quick: {
    hello: 'Bonjour, je lis ce que vous avez raconté. Restez ici, s’il vous plaît.',
    stop: 'N’envoyez plus d’argent et ne leur répondez pas, s’il vous plaît.',
    bank: 'Appelez votre banque maintenant, au numéro au dos de votre carte, et demandez d’arrêter le paiement.',
    wait: 'J’ai besoin de quelques minutes pour regarder. Je vous écris ici.',
    secret: 'Ne dites à personne votre code PIN, votre mot de passe ou un code, même pas à moi.',
    safe: 'Êtes-vous en lieu sûr, et pouvez-vous écrire librement ?',
    blame:
      'Ce n’est pas votre faute. Cela arrive à beaucoup de gens, et vous avez bien fait de nous le dire.',
    done: 'Merci. J’ai tout ce qu’il me faut pour le moment.',
  },
  disputes: {
    opened: 'Nous attendons encore la réponse.',
    institution_responded: 'La banque a répondu et nous examinons sa réponse.',
    settled: 'La banque va payer.',
    rejected: 'La banque a refusé.',
    escalated: 'Il n’y a pas eu de réponse à temps ; {settlement_authority} va examiner l’affaire.',
    decided: '{settlement_authority} a tranché.',
    withdrawn: 'La demande a été arrêtée.',
    expired: 'Le délai est écoulé sans résultat. Vous pouvez vous adresser à {settlement_authority}.',
  },
  case_received: {
    subject: 'Nous avons votre signalement {case_id}',
    body: 'Nous avons reçu votre signalement {case_id} et commençons à suivre l’argent.',
  },
  information_request: {
    subject: 'Une question sur votre signalement {case_id}',
    body: 'Nous avons une question sur votre signalement {case_id} : {question}',
  },
  trace_update: {
    subject: 'Du nouveau sur votre signalement {case_id}',
    body: 'Nous savons où se trouvent en ce moment {amount_located} sur {amount} de votre signalement {case_id}.',
  },
  freeze_confirmed: {
    subject: 'De l’argent est bloqué pour votre signalement {case_id}',
    body: 'Pour votre signalement {case_id}, {amount_frozen} sont bloqués. Cette somme ne vous est pas encore rendue.',
  },
  freeze_expiring: {
    subject: 'Un blocage pour votre signalement {case_id} prend bientôt fin',
    body: 'Un blocage pour votre signalement {case_id} prend fin le {freeze_expires_at}, sauf prolongation.',
  },
  freeze_ended: {
    subject: 'Un blocage pour votre signalement {case_id} a pris fin',
    body: 'Un blocage pour votre signalement {case_id} a pris fin.',
  },
  odr_opened: {
    subject: 'Nous avons interrogé la banque sur votre signalement {case_id}',
    body: 'Pour votre signalement {case_id}, nous avons demandé à {institution} de répondre avant le {response_due_at}.',
  },
  odr_result: {
    subject: 'Des nouvelles de la banque sur votre signalement {case_id}',
    body: 'Sur votre signalement {case_id} et {institution} : {result}',
  },
  funds_returned: {
    subject: 'De l’argent est revenu pour votre signalement {case_id}',
    body: 'Pour votre signalement {case_id}, vous avez récupéré jusqu’ici {amount_returned} sur {amount}.',
  },
  case_closed: {
    subject: 'Votre signalement {case_id} est clos',
    body: 'Votre signalement {case_id} est clos. Vous avez récupéré {amount_returned} sur {amount}. Vous pouvez saisir {settlement_authority}.',
  },
  safety_advice: {
    subject: 'Pour rester en sécurité',
    body: 'N’envoyez plus d’argent. Coupez le contact. Appelez votre banque au numéro inscrit sur votre carte, d’un autre téléphone si possible.',
  },
} as const satisfies NotificationTexts
