import type { Words } from '../tables/words.ts'

/** Lists the words that the dialogue understands in French. */
export const words = {
  names: 'français, francais, french, en français'.split(', '),
  yes: 'oui, ouais, ouin, o, ok, d accord, bon d accord, bon ok, bon oui, ok d accord, bien sûr, exact, c est ça, c est juste, tout à fait, continuer, continue, allez y, vas y, volontiers'.split(
    ', ',
  ),
  no: 'non, nan, pas du tout, jamais, c est fini, c est faux, faux, non merci, plus maintenant, rien reçu, j ai rien reçu, je n ai rien reçu, rien du tout'.split(
    ', ',
  ),
  notSure:
    'pas sûr, pas sûre, je ne suis pas sûr, je ne suis pas sûre, peut être, probablement, jcrois, jpense'.split(
      ', ',
    ),
  likelyNo:
    "je crois pas, je ne crois pas, j'crois pas, crois pas, je pense pas, je ne pense pas, j'pense pas, pense pas, je crois que non, je pense que non, il me semble que non, il me semble pas, pas que je sache, sans doute pas, sans doute que non, probablement pas, probablement que non, peut-être pas, peut-être que non, plutôt non, pas vraiment, a priori non, à priori non, normalement non, non je crois pas, non je pense pas, j'espère que non, ça m'étonnerait, je dirais non, je dirais que non".split(
      ', ',
    ),
  dontKnow:
    'je ne sais pas, je sais pas, sais pas, aucune idée, je ne le trouve pas, je ne trouve pas, je trouve pas, je le trouve pas, pas trouvé, j ai pas trouvé, je n ai pas trouvé, on trouve pas, introuvable, j ai oublié, je ne m en souviens pas, je ne me souviens pas, rien, aucun'.split(
      ', ',
    ),
  skip: 'passer, passe, suivant, suivante, plus tard, je préfère ne pas le dire, sauter, pas besoin, pas nécessaire, préfère pas, préfère ne pas'.split(
    ', ',
  ),
  polite:
    's il vous plaît, s il te plaît, svp, stp, je veux, je voudrais, puis je, peux tu, pouvez vous'.split(
      ', ',
    ),
  only: 'seulement, juste'.split(', '),
  commands: {
    back: 'retour, précédent, question précédente, en arrière, revenir, reviens'.split(', '),
    repeat: 'répéter, répète, répétez, encore une fois, pardon, quoi, comment'.split(', '),
    help: 'aide, aidez moi, aide moi, au secours, je ne comprends pas, pourquoi, qu est ce que ça veut dire'.split(
      ', ',
    ),
    person:
      'personne, une personne, un humain, humain, un agent, agent, conseiller, un conseiller, parler à une personne, parler à quelqu un, parler à un agent, parler à un humain, parler avec une personne, vraie personne, une vraie personne, parler à quelqu un de réel, rappelez moi'.split(
        ', ',
      ),
    stop: 'arrêter, arrête, arrêtez, stop, quitter, fin'.split(', '),
    restart:
      'recommencer, repartir de zéro, depuis le début, tout effacer, effacer, supprimer, nouveau signalement'.split(
        ', ',
      ),
    edit: 'modifier, changer, corriger, rectifier'.split(', '),
    status:
      'statut, état, mon dossier, où en est mon dossier, des nouvelles, nouvelles, j ai un numéro de dossier, numéro de dossier'.split(
        ', ',
      ),
    danger: 'danger, je suis en danger, urgence'.split(', '),
  },
  fields: {
    bank: 'banque, la banque, ma banque, de'.split(', '),
    amount: 'argent, montant, le montant, somme, la somme, montants, les montants, sommes'.split(', '),
    when: 'quand, heure, l heure, date, la date, jour'.split(', '),
    reference: 'référence, la référence, numéro de transaction, transaction'.split(', '),
    receiver: 'destinataire, le destinataire, vers, compte, le compte'.split(', '),
    type: 'type, genre, le type'.split(', '),
    contact: 'contact, téléphone, numéro, mon numéro, le numéro, numéro de téléphone'.split(', '),
  },
  kinds: {
    impersonation_bank_police:
      'banque, police, policier, gendarme, conseiller bancaire, de ma banque, de la banque, de la police, compte sûr, appel de la banque, se disait de la banque, disait être de la banque, service des fraudes'.split(
        ', ',
      ),
    impersonation_other: 'administration, impôts, douane, livreur, colis, opérateur, gouvernement'.split(
      ', ',
    ),
    impersonation_family_friend:
      'urgence familiale, mon fils, ma fille, ma mère, mon père, mon frère, ma sœur, mon oncle, ma tante, mon cousin, nouveau numéro, un proche'.split(
        ', ',
      ),
    investment:
      'investissement, investir, investi, crypto, bitcoin, placement, bourse, trading, bénéfices'.split(', '),
    purchase:
      'achat, acheté, achat en ligne, vendeur, commande, boutique, annonce, jamais livré, jamais reçu, livraison, loyer'.split(
        ', ',
      ),
    romance: 'amour, rencontre, petit ami, petite amie, fiancé, site de rencontre'.split(', '),
    job_task: 'travail, emploi, boulot, recrutement, tâches, recruteur, travail à domicile'.split(', '),
    advance_fee: 'frais, prix, loterie, gagné, héritage, prêt, avance, tombola'.split(', '),
    invoice_mandate: 'facture, fausse facture, fournisseur, nouveau rib'.split(', '),
    ceo_fraud: 'mon chef, mon patron, mon directeur, le patron'.split(', '),
    account_takeover:
      'piraté, pris mon compte, compte piraté, volé mon compte, sans mon accord, carte sim'.split(', '),
    remote_access:
      'à distance, anydesk, teamviewer, contrôle à distance, installé une application, partage d écran'.split(
        ', ',
      ),
    extortion_coercion: 'chantage, menace, menaces, menacé, extorsion, mes photos'.split(', '),
    recovery_scam: 'récupérer mon argent, récupérer l argent, récupération'.split(', '),
  },
  notScam: {
    mistaken: 'mauvais numéro, trompé de numéro, par erreur, mauvais compte, erreur de numéro'.split(', '),
    received: 'reçu de l argent, argent inconnu, argent que je ne connais pas'.split(', '),
    dispute: 'problème avec un magasin, litige, magasin connu, remboursement d un magasin'.split(', '),
  },
  wasScam:
    'c était une arnaque, c est une arnaque, cetait une arnaque, j ai été arnaqué, j ai été arnaquée, on m a arnaqué, on m a arnaquée, ils m ont arnaqué, c était une escroquerie, c est une escroquerie'.split(
      ', ',
    ),
  noNumber:
    'pas de numéro, pas de téléphone, pas donné, pas laissé, jamais donné, aucun numéro, perdu mon téléphone, changé de numéro, plus ce numéro, sans numéro, sans téléphone, pas de coordonnées'.split(
      ', ',
    ),
  noBank:
    'pas de compte, pas de banque, aucun compte, aucune banque, aucune, aucun, n en ai pas, nen ai pas, en ai pas, pas par banque, pas payé par banque'.split(
      ', ',
    ),
  codeAsked:
    'donné le code, donne le code, donné l otp, donne l otp, envoyé le code, partagé le code, demandé le code, demandé un code, demandé l otp, lu le code, dicté le code, compte sécurisé, compte sûr'.split(
      ', ',
    ),
  stoppedInTime:
    'arrêté à temps, pas payé, rien envoyé, rien payé, pas envoyé, aucun argent, pas encore retiré, pas encore sorti, pas encore envoyé, pas encore payé, encore sur le compte, toujours sur le compte'.split(
      ', ',
    ),
  forOther:
    'pour elle, pour lui, pour eux, pour ma femme, pour mon mari, pour ma sœur, pour mon frère, pour quelqu un d autre, pour ma mère, pour mon père, pour un ami, pour une amie, j aide, arrivé à ma, arrivé à mon'.split(
      ', ',
    ),
  itsMe:
    'c est mon, cest mon, c est ma, cest ma, c est pour moi, m est arrivé à moi, c est à moi, moi même'.split(
      ', ',
    ),
  theyAgree:
    'elle est d accord, il est d accord, ils sont d accord, elle accepte, il accepte, elle le sait, il le sait, elle est au courant, il est au courant, elle a dit oui, il a dit oui, elle me l a demandé, il me l a demandé, elle est à côté de moi, il est à côté de moi, elle est avec moi, il est avec moi'.split(
      ', ',
    ),
  theyDoNot:
    'n est pas d accord, pas d accord, n accepte pas, ne le sait pas, ne sait pas, pas au courant, a dit non, ne veut pas, refuse, ne lui ai pas dit'.split(
      ', ',
    ),
  thanks: 'merci, merci beaucoup, au revoir, c est tout, rien d autre'.split(', '),
  danger:
    'tuer, me tuer, enlevé, kidnappé, otage, arme, couteau, me frapper, me battre, suicide, mourir, me forcent, violence, violent'.split(
      ', ',
    ),
  called: 'j ai appelé, appelé, j ai téléphoné, c est fait'.split(', '),
  paid: 'envoyé, payé, viré, transféré, versé, perdu, déposé'.split(', '),
  demanded:
    "demandé, m'ont demandé, m'a demandé, ont demandé, a demandé, me demandent, me demande, ils demandent, il demande, demandaient, demandait, demandent, réclamé, réclame, réclament, réclamaient, ils veulent, il veut, ils voulaient, il voulait, exigent, exige, exigeaient, exigé".split(
      ', ',
    ),
  to: 'à, au, aux, vers, sur'.split(', '),
  theirs:
    'son compte, son numéro, leur compte, leur numéro, compte de l’arnaqueur, numéro de l’arnaqueur, compte du vendeur, numéro du vendeur'.split(
      ', ',
    ),
  mine: 'ma, mon, de ma, de mon, depuis ma, depuis mon, avec ma'.split(', '),
  contactWish:
    'ne m appelez pas, m appelez pas, ne pas appeler, ne pas m appeler, pas d appel svp, pas d appels, aucun appel, ne me telephonez pas, me telephonez pas, ne me rappelez pas, pas de coup de fil, pas par telephone, sms seulement, sms uniquement, seulement par sms, uniquement par sms, que par sms, texto seulement, par message seulement, seulement par message, uniquement par message, uniquement par ecrit, seulement par ecrit, uniquement par mail, appelez seulement apres, appelez moi apres, m appeler qu apres, n appelez pas a la maison, pas sur le fixe, n ecrivez pas a mon travail'.split(
      ', ',
    ),
  reachMe:
    'mon numéro est le, mon numéro est, appelez moi au, mon téléphone est le, joignable au, mon numéro'.split(
      ', ',
    ),
  rather:
    'devraient etre, devrait etre, au lieu de ca, devrait être, doit être, devait être, aurait dû être, c est plutôt, plutôt, je veux dire, je voulais dire, en fait, pardon, c est, c était, mais, par, non'.split(
      ', ',
    ),
  remove: 'enlevez, enleve, supprimez, supprime, retirez'.split(', '),
  wrong:
    'faux, fausse, faux montant, incorrect, incorrecte, incorrects, erroné, erronée, erronés, pas correct, pas bon, pas bons, erreur, se trompe'.split(
      ', ',
    ),
  whose: {
    own: 'la mienne, le mien, à moi, ma banque, mon compte, mon nom, je m appelle'.split(', '),
    theirs:
      'la sienne, le sien, à lui, à elle, lui c est, elle c est, la leur, sa banque, de l arnaqueur, l arnaqueur, le vendeur, la vendeuse, le patron'.split(
        ', ',
      ),
  },
  nameIs: 'le nom est, nom est, nom, bon nom, vrai nom'.split(', '),
  same: 'le même, la même, moi, moi même, c est moi, à mon nom, le même nom'.split(', '),
  addDetails: 'détails, des détails, ajouter quelque chose'.split(', '),
  addPayment:
    'autre paiement, un autre paiement, encore un paiement, j ai payé encore, il y en a encore, y en a encore, encore un autre, un autre virement, encore un virement, un deuxième virement, un deuxième paiement, une deuxième fois'.split(
      ', ',
    ),
  safe: 'poursuivons, poursuivez, tout va bien, je vais bien, on va bien, oui ça va, personne n est blessé, pas suicidaire, en sécurité, je suis en sécurité, ça va, ça va mieux, on continue, on peut continuer, continuons, continuer, on y va, on avance, on peut avancer, on peut y aller'.split(
    ', ',
  ),
  otherBank: 'autre banque, une autre banque, une autre, autre, pas dans la liste'.split(', '),
  sendIt:
    'envoyer, envoie, envoyez, oui envoyez, envoyer maintenant, envoyez le, envoie le, envoyez maintenant, envoyez tout, envoyez juste, allez y envoyez'.split(
      ', ',
    ),
  sendNow: 'envoyer, envoie, envoyez, oui envoyez, c est bon, tout est juste, oui, envoyer maintenant'.split(
    ', ',
  ),
  news: {
    sms: 'sms, texto, textos, par sms'.split(', '),
    voice_callback:
      'appel, appelez, appelez moi, appelle moi, par téléphone, téléphonez moi, un coup de fil'.split(', '),
    email: 'email, e mail, e-mail, mail, courriel, mél'.split(', '),
  },
  newsNot: 'pas, ne, non, aucun, aucune, jamais, sans, plutôt que, au lieu'.split(', '),
  stopNews:
    'arrêter les messages, arrêtez les messages, arrête les messages, arrêter les sms, arrêtez les sms, stop sms, arrêtez les appels, arrêter les appels, arrêtez de m appeler, ne m appelez plus, ne m écrivez plus, plus de sms, plus de messages, arrêter les e mails, arrêtez les mails, désabonner'.split(
      ', ',
    ),
  numbers: {
    units: {
      zéro: 0,
      un: 1,
      une: 1,
      deux: 2,
      trois: 3,
      quatre: 4,
      cinq: 5,
      six: 6,
      sept: 7,
      huit: 8,
      neuf: 9,
      dix: 10,
      onze: 11,
      douze: 12,
      treize: 13,
      quatorze: 14,
      quinze: 15,
      seize: 16,
      vingt: 20,
      trente: 30,
      quarante: 40,
      cinquante: 50,
      soixante: 60,
      septante: 70,
      nonante: 90,
      quatrevingt: 80,
      quatrevingts: 80,
    },
    scales: {
      cent: 100,
      cents: 100,
      mille: 1000,
      million: 1_000_000,
      millions: 1_000_000,
      milliard: 1_000_000_000,
      milliards: 1_000_000_000,
    },
    money: 'francs, franc, frw, rwf, dollars, euros, pesos, roupies'.split(', '),
  },
  time: {
    now: 'à l instant, maintenant, tout de suite, tout à l heure, il y a un instant'.split(', '),
    today: 'aujourd hui, ce matin, cet après midi, ce soir'.split(', '),
    yesterday: 'hier, hier soir'.split(', '),
    dayBeforeYesterday: 'avant hier'.split(', '),
    minute: 'minute, minutes, min'.split(', '),
    hour: 'heure, heures'.split(', '),
    day: 'jour, jours'.split(', '),
    week: 'semaine, semaines'.split(', '),
    month: 'mois'.split(', '),
    ago: 'il y a, ça fait'.split(', '),
    morning: 'matin, ce matin'.split(', '),
    afternoon: 'après midi'.split(', '),
    evening: 'soir, nuit'.split(', '),
    vague:
      "la semaine dernière, la semaine passée, semaine dernière, semaine passée, cette semaine, l'autre semaine, le mois dernier, le mois passé, ce mois-ci, il y a quelques jours, il y a quelques semaines, il y a quelques mois, quelques jours, quelques semaines, l'autre jour, le week-end dernier, ce week-end, récemment, l'année dernière, l'an dernier".split(
        ', ',
      ),
    weekdays: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  },
} satisfies Words
