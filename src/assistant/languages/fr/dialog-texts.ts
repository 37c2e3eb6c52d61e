import type { Texts } from '../tables/dialog-texts.ts'
import { answers, answersAfter } from './answer-texts.ts'

/** Holds the texts of the dialogue in French. */
export const texts = {
  taps: {
    yes: 'Oui',
    no: 'Non',
    notSure: 'Pas sûr',
    dontKnow: 'Je ne sais pas',
    skip: 'Passer',
    back: 'Retour',
    edit: 'Modifier',
    stop: 'Arrêter',
    help: 'Aide',
    person: 'Parler à une personne',
    goOn: 'Continuer',
    startAgain: 'Recommencer',
    morePrivacy: 'Plus sur la vie privée',
    leavingNow: 'L’argent part en ce moment',
    paid: 'J’ai payé, ou ils ont pris de l’argent',
    notSureScam: 'Je ne sais pas si c’est une arnaque',
    forOther: 'C’est arrivé à quelqu’un d’autre',
    callFirst: 'J’appelle d’abord ma banque',
    theyAgree: 'Oui, cette personne est d’accord',
    theyDontKnow: 'Non, elle ne le sait pas',
    itsMe: 'C’est arrivé à moi',
    stoppedInTime: 'Non, j’ai arrêté à temps',
    otherBank: 'Une autre banque',
    justNow: 'À l’instant',
    hourAgo: 'Il y a une heure',
    today: 'Aujourd’hui',
    yesterday: 'Hier',
    cantFind: 'Je ne le trouve pas',
    sendNow: 'Envoyer',
    tryAgain: 'Réessayer',
    call: 'Appeler',
    called: 'J’ai appelé',
    status: 'Où en est mon dossier ?',
    newReport: 'Nouveau signalement',
    thatsAll: 'C’est tout',
    wasScam: 'Non, c’était une arnaque',
    safeNow: 'Je suis en sécurité, continuer',
    haveCase: 'J’ai un numéro de dossier',
    addPayment: 'Ajouter un autre paiement',
    addDetails: 'Ajouter des détails',
    sameName: 'Le même nom',
    newsSms: 'SMS',
    newsCall: 'Un appel',
    newsEmail: 'E-mail',
    newsNone: 'Pas du tout',
    stopNews: 'Arrêter les messages',
  },
  firstKinds: {
    impersonation_bank_police: 'Appel de la banque ou de la police',
    investment: 'Investissement',
    purchase: 'Achat en ligne',
    romance: 'Amour ou amitié',
    job_task: 'Travail',
    impersonation_family_friend: 'Urgence familiale',
    account_takeover: 'Quelqu’un a pris mon compte',
    more: 'Autre chose',
  },
  moreKinds: {
    advance_fee: 'Des frais ou un gain',
    remote_access: 'Contrôle de mon téléphone à distance',
    extortion_coercion: 'Menaces ou chantage',
    invoice_mandate: 'Une fausse facture',
    ceo_fraud: 'Un message de mon chef',
    recovery_scam: 'Aide pour récupérer de l’argent',
    impersonation_other: 'Quelqu’un d’une administration',
    mistaken: 'Je me suis trompé de numéro',
    received: 'J’ai reçu de l’argent inconnu',
    dispute: 'Un problème avec un magasin',
    other: 'Rien de tout cela',
  },
  kinds: {
    impersonation_bank_police: 'Quelqu’un s’est fait passer pour la banque ou la police',
    impersonation_other: 'Quelqu’un s’est fait passer pour une administration ou une entreprise',
    impersonation_family_friend: 'Quelqu’un s’est fait passer pour un proche',
    investment: 'Investissement',
    purchase: 'Achat en ligne',
    romance: 'Amour ou amitié',
    advance_fee: 'Des frais ou un gain',
    job_task: 'Travail',
    invoice_mandate: 'Fausse facture',
    ceo_fraud: 'Faux message d’un chef',
    account_takeover: 'Compte pris par quelqu’un',
    remote_access: 'Contrôle à distance d’un appareil',
    extortion_coercion: 'Menaces ou chantage',
    recovery_scam: 'Fausse aide pour récupérer de l’argent',
    mistaken_payment: 'Paiement par erreur',
    other: 'Autre chose',
    unknown: 'Inconnu',
  },
  labels: {
    bank: 'De',
    amount: 'Montant',
    when: 'Quand',
    reference: 'Référence',
    receiver: 'Vers',
    type: 'Type',
    contact: 'Contact',
    ongoing: 'Encore en cours',
    moneyLeft: 'Argent parti',
    name: 'Nom',
    nationality: 'Nationalité',
    identity: 'Pièce d’identité',
    holder: 'Titulaire du compte',
    ownAccount: 'Votre compte',
    firstContact: 'Premier contact',
    contactWay: 'Comment',
    story: 'Vos mots',
    evidence: 'Preuves',
    police: 'Plainte',
    needs: 'Besoin d’aide',
  },
  contactWays: {
    call: 'Un appel',
    sms: 'Un SMS',
    app: 'Un message dans une application',
    ad: 'Une publicité ou un site',
    person: 'En personne',
  },
  identityTypes: {
    'National ID': 'Carte d’identité',
    Passport: 'Passeport',
    'Driving Licence': 'Permis de conduire',
    'Refugee ID': 'Carte de réfugié',
    None: 'Aucun document',
  },
  tri: { yes: 'Oui', no: 'Non', unsure: 'Pas sûr' },
  ask: {
    whatHappened: {
      ask: 'Racontez-moi ce qui s’est passé, avec vos mots. Je vous aide à bloquer l’argent et à signaler l’arnaque.\nPersonne d’autre ne voit ceci tant que vous n’avez pas touché « Envoyer ». Ensuite, votre banque et le centre anti-arnaque le voient. Je ne demande jamais de code PIN, de mot de passe ni de code.',
      again: 'Que s’est-il passé ? Dites-le en quelques mots, ou touchez ce qui convient.',
    },
    notSureScam:
      'Que vous ont-ils dit, ou que veulent-ils de vous ? Tant que vous n’êtes pas sûr, ne payez rien et ne donnez aucun code.',
    sendTo: ({ bank }) => `J’envoie ceci à ${bank} et au centre anti-arnaque maintenant ?`,
    send: 'J’envoie ceci aux banques et au centre anti-arnaque maintenant ?',
    danger: {
      ask: 'D’abord, votre sécurité. Quelqu’un est-il en danger, ou vous force-t-on à faire quelque chose en ce moment ?',
      again:
        'Êtes-vous en danger en ce moment, ou quelqu’un près de vous, ou pensez-vous à vous faire du mal ?',
    },
    reporter: {
      ask: 'Merci d’aider. Cette personne est-elle au courant de ce signalement, et est-elle d’accord ?',
      again: 'La personne concernée a-t-elle dit oui à ce signalement ?',
    },
    ongoing: {
      ask: 'Est-ce encore en cours : êtes-vous au téléphone avec eux, ou quelqu’un contrôle-t-il votre téléphone ou votre ordinateur ?',
      again: 'Sont-ils encore en contact avec vous en ce moment, par téléphone ou sur votre écran ?',
    },
    moneyLeft: {
      ask: 'De l’argent est-il parti de votre compte ?',
      again: 'Avez-vous payé ou envoyé de l’argent ?',
    },
    type: {
      ask: 'Quel genre d’arnaque était-ce ?',
      again: 'Que voulaient-ils de vous, ou que vous ont-ils proposé ?',
    },
    typeMore: {
      ask: 'Qu’est-ce qui est le plus proche ?',
      again: 'Qu’est-ce qui ressemble le plus à ce qui s’est passé ?',
    },
    bank: {
      ask: 'Avec quelle banque ou quel portefeuille mobile avez-vous payé ?',
      again: 'Où était l’argent avant de partir : dans quelle banque ou quel portefeuille ?',
    },
    amount: {
      ask: 'De combien était le paiement ? Si vous avez payé plusieurs fois, commencez par le dernier : l’argent le plus récent est le plus facile à bloquer.',
      again: 'Combien d’argent était-ce, en chiffres ? Par exemple 25 000.',
    },
    amountRoughly: 'À peu près combien ? Un chiffre approximatif suffit.',
    amountCheck: ({ amount, words }) => `Je lis ${amount}. Chiffre par chiffre : ${words}. Est-ce juste ?`,
    when: {
      ask: 'Quand avez-vous payé ?',
      again: 'Quel jour et à quelle heure avez-vous payé ? Par exemple « aujourd’hui à 9h30 » ou « hier ».',
    },
    reference: {
      ask: 'Ouvrez le paiement dans votre application. Quel est le numéro de référence ou de transaction ? Il se trouve souvent sous « détails ».',
      again:
        'Quel numéro se trouve à côté de « référence » ou « ID de transaction » ? Il a de 6 à 64 lettres et chiffres.',
    },
    receiver: {
      ask: 'Où l’argent est-il allé ? Le numéro de compte ou de téléphone, le nom affiché et la banque : tout ce que vous voyez.',
      again: 'Quel numéro de compte ou de téléphone a reçu l’argent ?',
    },
    receiverStopped: {
      ask: 'À quel compte ou numéro voulaient-ils que vous payiez ? Si vous ne le savez pas, quel numéro ont-ils utilisé pour vous joindre ?',
      again: 'Voyez-vous un de leurs comptes ou de leurs numéros de téléphone ?',
    },
    scammer: {
      ask: 'Je ne note rien sur cette personne. Mais vous pouvez signaler l’escroc, pour qu’on l’arrête. Que savez-vous : un compte ou un numéro de téléphone, un nom de profil, un lien ?',
      again: 'Voyez-vous quelque chose d’eux : un numéro, un nom, un lien ?',
    },
    minute: {
      ask: 'À quelle heure exacte avez-vous payé ? Le SMS ou l’e-mail de votre banque l’indique souvent.',
      again: 'Quelle heure indique le message de votre banque ? Par exemple 14:05.',
    },
    lastDigits: {
      ask: 'Quels sont les 4 derniers chiffres du compte d’où vous avez payé ?',
      again: 'Par quels 4 chiffres finit votre propre numéro de compte ?',
    },
    contact: {
      ask: 'À quel numéro de téléphone pouvons-nous vous joindre ?',
      again: 'Quel numéro pouvons-nous appeler ? Donnez-le avec l’indicatif, s’il vous plaît.',
    },
    contactOrEmail: {
      ask: 'À quel numéro de téléphone ou à quelle adresse e-mail pouvons-nous vous joindre ?',
      again:
        'Quel numéro pouvons-nous appeler ? Donnez-le avec l’indicatif, s’il vous plaît. Une adresse e-mail convient aussi.',
    },
    news: {
      ask: 'Comment voulez-vous avoir des nouvelles de votre dossier ?',
      again: 'Lequel de ces moyens préférez-vous pour les nouvelles, ou aucun ?',
    },
    newsEmail: 'À quelle adresse e-mail pouvons-nous vous écrire ?',
    name: {
      ask: 'À qui était l’argent ? Donnez le nom complet, comme sur la pièce d’identité.',
      again: 'Quels sont le prénom et le nom sur la pièce d’identité ?',
    },
    nationality: {
      ask: 'Quelle est la nationalité ? Vous pouvez passer cette question.',
      again: 'De quel pays est le passeport ou la carte d’identité ?',
    },
    idType: {
      ask: 'Quelle pièce d’identité pouvez-vous donner ? Ce n’est pas obligatoire, mais cela aide la banque à être sûre de votre identité.',
      again: 'De quel document s’agit-il ?',
    },
    idNumber: {
      ask: 'Quel est le numéro de la pièce d’identité ? Il est caché tout de suite et ne va que dans le rapport détaillé.',
      again: 'Quelles lettres et quels chiffres forment le numéro de la pièce d’identité ?',
    },
    holder: {
      ask: 'À quel nom est le compte d’où l’argent est parti ?',
      again: 'Quel nom la banque a-t-elle noté pour ce compte ?',
    },
    ownAccount: {
      ask: 'Quel est le numéro du compte ou du portefeuille d’où l’argent est parti ?',
      again:
        'De quel numéro de compte ou de portefeuille l’argent est-il parti ? Jamais le numéro d’une carte.',
    },
    firstContact: {
      ask: 'Quand avez-vous eu le premier contact avec eux ?',
      again:
        'Quel jour avez-vous eu de leurs nouvelles pour la première fois ? Par exemple « lundi dernier ».',
    },
    contactWay: {
      ask: 'Comment vous ont-ils joint, et depuis quel numéro, lien ou nom d’utilisateur ?',
      again:
        'Était-ce un appel, un SMS, une application, une publicité ? Ajoutez le numéro, le lien ou le nom si vous l’avez.',
    },
    story: {
      ask: 'Racontez avec vos mots ce qui s’est passé.',
      again: 'Que s’est-il passé d’abord, et ensuite ? Quelques phrases suffisent.',
    },
    morePayments: {
      ask: 'Y a-t-il eu un autre paiement vers eux ?',
      again: 'Leur a-t-on envoyé d’autre argent ?',
    },
    evidence: {
      ask: 'Quelles preuves avez-vous ? Par exemple des captures d’écran, des messages ou des reçus. Gardez-les sur votre téléphone. Pas besoin de les envoyer ici.',
      again: 'Avez-vous des captures d’écran, des messages ou des reçus ?',
    },
    police: {
      ask: 'Si vous avez porté plainte, quel est le numéro de la plainte ?',
      again: 'Quel numéro la police vous a-t-elle donné ?',
    },
    needs: {
      ask: 'Avez-vous besoin d’aide pour lire, entendre ou comprendre la langue, ou vous sentez-vous très mal ?',
      again: 'Cela vous aiderait-il que l’on prenne plus de temps avec vous ?',
    },
    detailSummary: 'Est-ce juste ? Alors je l’envoie.',
    nextAmount: 'De combien était cet autre paiement ?',
    findCase: {
      ask: 'Quel est votre numéro de dossier ?',
      again:
        'Écrivez le numéro de dossier en entier. Il a sept lettres et chiffres en trois groupes, ou bien il est long et commence par « CASE- ».',
    },
    findDigits: {
      ask: 'Quels sont les 4 derniers chiffres du téléphone que vous avez donné pour ce dossier ?',
      again: 'Par quels 4 chiffres finit ce numéro de téléphone ?',
    },
    summary: 'Est-ce juste ?',
    summaryAgain: 'Dois-je l’envoyer ainsi ?',
    edit: { ask: 'Que voulez-vous changer ?', again: 'Quelle ligne est fausse ?' },
    stopped:
      'J’ai arrêté. Rien de plus n’a été envoyé, et vos réponses restent dans cette conversation. Voulez-vous continuer ?',
    restart: 'Dois-je effacer ces réponses et recommencer ?',
    reported: 'Que voulez-vous faire maintenant ?',
    reportedAgain:
      'Vous pouvez demander des nouvelles de votre dossier à tout moment. Qu’est-ce qui vous aiderait maintenant ?',
    thisLanguage: 'Voulez-vous continuer en français ?',
  },
  askForOther: {
    ongoing:
      'Est-ce encore en cours : cette personne est-elle au téléphone avec eux, ou contrôlent-ils son téléphone ou son ordinateur ?',
    moneyLeft: 'De l’argent est-il parti du compte de cette personne ?',
    bank: 'De quelle banque ou de quel portefeuille mobile l’argent est-il parti ?',
    amount:
      'De combien était le paiement ? S’il y en a eu plusieurs, commencez par le dernier : l’argent le plus récent est le plus facile à bloquer.',
    when: 'Quand le paiement a-t-il été fait ?',
  },
  todo: {
    title: 'Que faire maintenant',
    call: ({ bank }) => `Appelez ${bank} et donnez ce numéro de dossier.`,
    callAny: 'Appelez votre banque et donnez ce numéro de dossier.',
    removeApp:
      'Supprimez l’application qu’on vous a fait installer, puis redémarrez le téléphone sans internet.',
    lockCard: 'Bloquez votre carte dans l’application de votre banque.',
    passwords: 'Changez les mots de passe de votre banque et de votre messagerie sur un autre téléphone.',
    payNothing: 'Ne payez plus rien, quoi qu’on vous promette ou menace de faire.',
    realPerson: 'Appelez la vraie personne à son ancien numéro, et prévenez votre famille.',
    keep: 'Gardez tous les messages et les reçus. Faites des captures d’écran.',
    police: 'Prévenez aussi la police, avec ce numéro de dossier.',
  },
  answers,
  answersAfter,
  say: {
    privacy: ({ retention, news }) =>
      `Ce que vous me dites va aux banques qui peuvent bloquer l’argent et au centre anti-arnaque, et à personne d’autre. Les numéros de compte sont changés en codes avant d’entrer dans le dossier. Le numéro de téléphone ou l’adresse e-mail que vous donnez est transmis aussi, pour que les personnes qui suivent votre dossier puissent vous joindre.${news} Votre nom ne va que dans le rapport détaillé. Tout est effacé après ${retention}, et vous pouvez effacer cette conversation à tout moment.`,
    privacyNews:
      'Si vous le voulez, nous vous envoyons aussi un message ou vous appelons quand il se passe quelque chose dans votre dossier : sans montant, banque ni numéro de compte, et seulement jusqu’à ce que vous disiez stop ou effaciez cette conversation.',
    welcome: 'C’était un délit. Ce n’est pas votre faute.',
    declined: ({ hotlines }) =>
      `D’accord. Rien n’est transmis sans votre oui. Appelez maintenant votre banque : le numéro est au dos de votre carte.\n${hotlines}\nVous pouvez continuer ici à tout moment. « Recommencer » efface ce que vous avez écrit.`,
    hotline: ({ label, number }) => `${label} : ${number}`,
    hotlineHours: ({ label, number, hours }) => `${label} : ${number} (${hours})`,
    emergency: ({ number }) =>
      `Appelez le ${number} maintenant.\nVotre sécurité passe avant l’argent. Allez là où il y a d’autres personnes, si vous pouvez. Je reste ici.`,
    emergencyIll: ({ number }) =>
      `Appelez le ${number} maintenant et dites que quelqu’un est malade.\nFaites ce qu’on vous dit au téléphone, et restez auprès de cette personne. L’argent peut attendre. Je reste ici.`,
    emergencySelf: ({ number }) =>
      `Appelez le ${number} maintenant.\nVous avez bien fait de me le dire. Vous comptez plus que tout l’argent, et vous n’avez pas à porter cela sans aide. Allez chez quelqu’un en qui vous avez confiance, ou demandez-lui de venir, et mettez loin de vous ce qui pourrait vous blesser. Je reste ici.`,
    dangerGoOn: 'Quand vous serez en sécurité, nous pourrons continuer le signalement ici.',
    safeNowAsked: 'Êtes-vous en sécurité maintenant, vous et ceux qui sont avec vous ?',
    gladSafe: ({ number }) =>
      `Heureusement, plus personne n’est en danger. Si cela change, appelez le ${number}, ou écrivez-le ici.`,
    notOver: ({ number }) =>
      `Je comprends que ce n’est pas fini. Appelez le ${number} maintenant, ou demandez à quelqu’un près de vous d’appeler. Si écrire est dangereux, posez le téléphone : rien de ce que vous m’avez dit n’est perdu.`,
    notOverSelf: ({ number }) =>
      `Je suis toujours là, et c’est bien que vous écriviez. Appelez le ${number} maintenant, ou demandez à quelqu’un d’appeler pour vous. Vous n’avez rien à décider aujourd’hui.`,
    minor:
      'Vous n’avez rien fait de mal, et ce n’est pas votre faute.\nRacontez ce qui s’est passé à un adulte de confiance. Rien ne vous oblige à répondre à ceux qui ont fait ça, ni à payer ou à envoyer quoi que ce soit.',
    help: ({ hotlines }) =>
      `Répondez avec vos mots ou touchez une réponse. Vous pouvez dire « retour », « modifier », « passer », « répéter », « arrêter » ou « personne » à tout moment. Ce n’est pas grave de ne pas savoir.\n${hotlines}`,
    adviceOnly: ({ hotlines }) =>
      `Ce qui aide maintenant : appeler le numéro au dos de la carte bancaire, ne plus envoyer d’argent et garder tous les messages.\n${hotlines}`,
    notScam: {
      mistaken:
        'Un paiement à un mauvais numéro\nC’est votre banque qui s’en occupe, pas ce signalement, et un blocage n’est pas possible. Appelez votre banque maintenant et demandez le retour d’un paiement fait par erreur.',
      received:
        'Vous avez reçu de l’argent inconnu\nNe l’envoyez à personne, même pas au numéro qui le réclame. Cela fait souvent partie d’une arnaque. Appelez votre banque et demandez-lui de renvoyer l’argent.',
      dispute:
        'Un litige avec un magasin\nLe service de protection des consommateurs peut aider. Gardez la commande, le reçu et les messages. Votre banque peut vous dire si le paiement peut être contesté.',
    },
    callBank: ({ bank, number }) =>
      `${bank}, ligne fraude : ${number}\nSi vous avez un deuxième téléphone, appelez pendant que nous continuons.`,
    callBankUnknown:
      'Appelez votre banque\nLe numéro est au dos de votre carte ou dans l’application de la banque.',
    thanksForTelling: 'Merci de me l’avoir dit.',
    notUnderstood: 'Pardon, je n’ai pas compris.',
    tapOne: 'Touchez la réponse qui convient le mieux, ou écrivez-la en quelques mots.',
    otherCurrency: ({ currency, own }) => `C’est en ${currency}. Cela fait à peu près combien en ${own} ?`,
    amountFrom: 'J’ai besoin du montant en chiffres.',
    askedAmount:
      'C’est ce qu’ils demandaient. Combien avez-vous payé vous-même ? « Rien » est aussi une réponse.',
    whichDay: 'Quel jour était-ce ? À peu près suffit, par exemple « mardi ».',
    likelyNo: 'Donc sans doute non. Pour en être sûr, encore une fois :',
    futureTime: 'Ce moment n’est pas encore arrivé.',
    oldPayment:
      'C’était il y a plus de 80 jours, donc les chances sont plus faibles. Cela vaut quand même la peine de le signaler.',
    shortReference: 'Une référence a de 6 à 64 lettres et chiffres.',
    badPhone: 'Cela ne ressemble pas à un numéro de téléphone complet.',
    noted: ({ fact }) => `Noté : ${fact}.`,
    changed: ({ fact }) => `C’est changé. ${fact}`,
    contactNoted: ({ contact }) => `Noté : ${contact}.`,
    contactWishNoted: 'J’ai noté comment vous préférez qu’on vous joigne.',
    stillInDanger:
      'Je suis toujours là. Si vous ne pouvez pas appeler, y a-t-il quelqu’un près de vous qui le peut : un voisin, un ami, un magasin ?',
    secret:
      'Ne donnez jamais un code PIN, un mot de passe, un code ou un numéro de carte à personne, même pas à nous.\nJe l’ai retiré. Appelez votre banque maintenant pour le changer.',
    noReference:
      'Sans référence ni compte, un spécialiste cherchera le paiement à la main. Cela prend plus de temps. Si vous trouvez la référence plus tard, dites-la-moi ici.',
    amountUnknown: 'D’accord. Sans le montant, un spécialiste doit d’abord chercher le paiement.',
    sending: 'J’envoie votre signalement.',
    stillSending:
      'Votre signalement est en route. Je vous le dirai dès qu’il sera arrivé. Pas besoin de l’envoyer à nouveau.',
    sendingSlow: ({ hotlines }) =>
      `Cela prend plus de temps que d’habitude. Votre signalement est gardé et je continue d’essayer.\nAppelez en attendant :\n${hotlines}`,
    sendingFailed: ({ hotlines }) =>
      `Je n’ai pas encore pu remettre votre signalement. Il est gardé ici, rien n’est perdu.\nAppelez maintenant :\n${hotlines}`,
    reported: ({ caseId }) =>
      `C’est signalé. Votre numéro de dossier est ${caseId}\nNous avons demandé que l’argent soit suivi. Gardez ce numéro.`,
    reportedUntraced: ({ caseId }) =>
      `C’est signalé. Votre numéro de dossier est ${caseId}\nGardez ce numéro.`,
    reportedIntelligence: ({ caseId }) =>
      `C’est signalé. Votre numéro de dossier est ${caseId}\nVous avez bien fait d’arrêter à temps. Votre signalement aide à protéger d’autres personnes. Gardez ce numéro.`,
    reportedTip: ({ caseId }) =>
      `C’est signalé. Votre numéro de dossier est ${caseId}\nRien sur la personne que vous aidez n’y figure. Gardez ce numéro.`,
    reportedByHand: 'Un spécialiste cherchera votre paiement à la main.',
    nowCallBank: ({ bank }) => `Appelez maintenant ${bank}`,
    nowCallAnyBank: 'Appelez maintenant votre banque : le numéro est au dos de votre carte.',
    recallWords:
      'Dites : « Je veux signaler un paiement lié à une arnaque. Lancez une demande de retour des fonds, s’il vous plaît. »',
    called:
      'Bien. C’était l’appel le plus important. Notez l’heure et le nom de la personne qui vous a répondu.',
    thanks: 'Prenez soin de vous. Vous pouvez revenir ici à tout moment.',
    noCase: 'Il n’y a pas encore de dossier pour cette conversation.',
    statusAsked: 'Je regarde.',
    statusFailed: 'Je ne peux pas lire le dossier pour le moment. Redemandez-moi dans quelques minutes.',
    languageSwitched: 'Nous continuons en français.',
    languageUnknown: ({ languages }) => `Je ne parle pas encore cette langue. Je parle : ${languages}.`,
    nothingBack: 'C’est la première question.',
    deleted: 'J’ai effacé vos réponses.',
    unknownValue: 'inconnu',
    accountEnding: ({ digits }) => `compte finissant par ${digits}`,
    phoneEnding: ({ country, digits }) => `${country}, un numéro finissant par ${digits}`,
    lossUnknown: 'pas encore connu',
    waitForCase: 'Votre signalement part. Attendez un instant le numéro de dossier.',
    offlineReady: ({ numbers }) =>
      `Il n’y a pas de réseau pour le moment. Votre signalement est complet sur ce téléphone et partira tout seul dès qu’il y en aura un.\nLes appels marchent sans internet :\n${numbers}`,
    offlineKept:
      'Votre signalement attend sur ce téléphone et partira tout seul dès qu’il y aura du réseau. Vous n’avez pas besoin de rester ici.\nLes appels marchent sans internet. Appelez maintenant.',
    pickedUp: 'J’ai noté ceci :',
    handOverComing:
      'J’ai demandé qu’une personne vous aide dans cette conversation. Nous pouvons continuer en attendant.',
    handOverNone: ({ hotlines }) =>
      `Pour le moment, une personne ne peut vous aider que par téléphone :\n${hotlines}\nNous pouvons continuer ici en attendant.`,
    handOverLater: ({ hotlines }) =>
      `Personne ne peut venir en ce moment. Votre demande reste ouverte, et la personne qui viendra lira tout ceci. Par téléphone :\n${hotlines}`,
    personJoined: ({ name }) =>
      `${name}, une personne qui travaille ici, est dans ce chat et lit ce que vous m’avez dit.`,
    personLeft: ({ name }) => `${name} a quitté le chat. Nous continuons ensemble.`,
    detailsIntro:
      'Plus de détails aident la banque et la police. Vous pouvez passer ce que vous voulez et arrêter à tout moment.',
    detailsKept: 'Pas de problème. Ce que vous m’avez dit reste ici, et vous pourrez continuer plus tard.',
    contactNeeded: 'Pour le rapport détaillé, il faut un numéro où vous joindre.',
    amountNeeded: 'Pour le rapport détaillé, il faut le montant. Un chiffre approximatif suffit.',
    needsYes: 'Merci de le dire. J’ajoute une note pour que l’on prenne plus de temps avec vous.',
    paymentAdded: 'J’ai ajouté ce paiement.',
    reportSending: 'J’envoie les détails.',
    reportStillSending: 'Les détails sont en route. Pas besoin de les envoyer à nouveau.',
    reportDelivered:
      'Les détails sont arrivés. Votre nom, votre pièce d’identité et votre numéro de téléphone ne sont plus gardés dans cette conversation.',
    reportSlow: 'Cela prend plus de temps que d’habitude. Les détails sont gardés et je continue d’essayer.',
    reportFailed: 'Je n’ai pas encore pu remettre les détails. Ils sont gardés ici, rien n’est perdu.',
    referenceAdded: 'Merci, j’ai ajouté la référence. Elle part avec les détails.',
    looking: 'Je cherche le dossier.',
    caseNumberWrong:
      'Une lettre ou un chiffre de ce numéro n’est pas juste, ou il en manque un. Cela arrive facilement. Regardez encore une fois le numéro et écrivez-le de nouveau.',
    noNumber: ({ hotlines }) =>
      `Sans ce numéro de téléphone, je ne peux pas ouvrir ce dossier ici. Une personne peut le retrouver : demandez-la dans cette conversation, ou appelez :\n${hotlines}\nVous pouvez aussi faire un nouveau signalement et y citer l’ancien numéro de dossier.`,
    notFound: 'Je ne trouve pas de dossier avec ces données.',
    paused: ({ minutes }) =>
      `Plusieurs fois, cela ne correspondait pas. Pour votre sécurité, réessayez dans ${minutes} minutes.`,
    found: ({ caseId }) => `J’ai trouvé le dossier ${caseId}.`,
    caseNews: ({ caseId }) => `Il y a du nouveau dans votre dossier ${caseId}.`,
    newsNoted: ({ way, stop }) =>
      `Noté : ${way}. Nous dirons seulement ce qui a changé, sans montant ni banque. Pour arrêter, écrivez ici : « ${stop} ».`,
    newsNone: 'D’accord, pas de messages. Vous pouvez demander ici à tout moment.',
    newsStopped:
      'Vous ne recevrez plus de messages sur votre dossier. Vous pouvez demander ici à tout moment.',
  },
  advice: {
    impersonation_bank_police:
      'Aucune vraie banque ne vous fait passer sur un « compte sûr »\nNi la banque ni la police ne demandent un code. S’ils rappellent, raccrochez et appelez le numéro sur votre carte.',
    impersonation_other:
      'Aucune vraie administration ne demande d’argent ou de code par téléphone\nS’ils rappellent, raccrochez et appelez le numéro du site officiel.',
    impersonation_family_friend:
      'Appelez d’abord la vraie personne\nUtilisez son numéro habituel. N’envoyez rien avant d’avoir entendu sa voix.',
    investment:
      'Ne payez ni taxe ni frais pour « débloquer » de l’argent\nCelui qui a vraiment votre argent ne demande pas de payer avant un retrait.',
    purchase:
      'Gardez la conversation et l’annonce\nFaites des captures d’écran avant que le vendeur les efface.',
    romance:
      'N’envoyez plus rien, et n’allez pas voir cette personne sans quelqu’un avec vous\nParlez à quelqu’un de confiance. Beaucoup de gens ont vécu cela.',
    advance_fee: 'Ne payez plus de frais\nPour un vrai gain, prêt ou héritage, on ne paie rien d’avance.',
    job_task: 'Ne payez plus rien\nUn vrai travail vous paie et ne demande pas de dépôt.',
    invoice_mandate:
      'Prévenez le vrai fournisseur maintenant\nPrenez un numéro que vous connaissiez avant. Faites vérifier la messagerie.',
    ceo_fraud:
      'Prévenez votre vrai chef et le service informatique maintenant\nPrenez un numéro que vous connaissiez avant. Faites vérifier la messagerie.',
    account_takeover:
      'Changez vos mots de passe depuis un autre appareil\nDemandez à la banque de bloquer le compte et la carte, et à l’opérateur de vérifier votre carte SIM.',
    remote_access:
      'Coupez internet sur cet appareil\nEnlevez l’application, changez vos mots de passe depuis un autre appareil et faites bloquer le compte.',
    extortion_coercion:
      'Ne payez plus\nGardez les messages et allez à la police. Si vous avez moins de 18 ans, parlez à un adulte de confiance ou à une ligne d’aide aux enfants.',
    recovery_scam:
      'C’est une deuxième arnaque\nPersonne d’honnête ne demande des frais pour récupérer votre argent. Ne payez rien.',
  },
  adviceMore: {
    ongoing:
      'Raccrochez maintenant\nCoupez internet ou le téléphone qu’ils contrôlent. N’envoyez plus rien. Appelez votre banque avec un autre téléphone.',
    unsureLeft:
      'Regardez votre solde et les derniers paiements dans l’application de la banque, si vous pouvez le faire sans danger.',
  },
  status: {
    starting: 'Nous avons votre signalement et nous commençons.',
    tracing: 'Nous suivons l’argent.',
    traced: 'Nous savons où une partie de l’argent est allée. La suite est en train d’être décidée.',
    pending: 'Nous avons demandé à une banque de retenir l’argent et attendons sa réponse.',
    frozen: ({ amount, until }) =>
      `${amount} sont bloqués jusqu’au ${until}. L’argent ne vous a pas encore été rendu.`,
    frozenNoDate: ({ amount }) => `${amount} sont bloqués. L’argent ne vous a pas encore été rendu.`,
    disputed: ({ until }) => `Nous avons demandé à la banque de répondre avant le ${until}.`,
    disputedNoDate: 'Nous avons demandé une réponse à la banque.',
    returningNoDate: ({ amount }) => `${amount} sont en route vers vous.`,
    returning: ({ amount, until }) => `${amount} sont en route vers vous, au plus tard le ${until}.`,
    recovered: ({ amount, total }) => `Vous avez récupéré ${amount} sur ${total}.`,
    closed: ({ amount, total }) =>
      `Le dossier est fermé. Vous avez récupéré ${amount} sur ${total}. Si vous n’êtes pas d’accord, vous pouvez vous plaindre auprès du médiateur.`,
    rejected:
      'Le dossier n’a pas été poursuivi. Merci : votre signalement aide à protéger d’autres personnes.',
    intelligence:
      'Aucun argent n’a été perdu dans ce dossier. Merci : votre signalement aide à protéger d’autres personnes.',
    unknown: 'Le dossier est ouvert et en traitement.',
  },
  retention: ({ days }) => `${days} jours`,
} as const satisfies Texts
