import type { Answers, AnswersAfter } from '../tables/answer-texts.ts'

/** Holds what the dialogue answers to questions in French. */
export const answers = {
  money_back:
    'Je ne peux pas vous le promettre. Plus les banques sont prévenues tôt, plus elles peuvent souvent bloquer d’argent, alors finissons ce signalement.',
  legal_trouble:
    'La victime, c’est vous, et vous faites bien de le signaler. Si l’argent d’autres personnes est passé par votre compte, dites-le maintenant, à moi et à votre banque.',
  is_bot:
    'Je suis un programme informatique. Rien n’est envoyé sans votre accord, et vous pouvez demander à parler à une personne à tout moment.',
  who_sees: ({ retention }) =>
    `Les banques qui peuvent bloquer l’argent et le centre anti-arnaque le voient, et personne d’autre. C’est effacé après ${retention}, et vous pouvez effacer cette conversation à tout moment.`,
  how_long:
    'Le signalement prend environ deux minutes, puis les banques sont contactées tout de suite. Certaines répondent plus vite que d’autres, et je vous donnerai les nouvelles ici.',
  police:
    'Vous pouvez aussi aller à la police, et tout de suite si quelqu’un vous menace. Pour l’argent, appelez d’abord votre banque : chaque minute compte.',
  where_is_reference:
    'C’est le numéro que la banque donne à chaque paiement. Ouvrez le paiement dans votre application, ou le SMS ou l’e-mail reçu, et cherchez « référence » ou « ID de transaction ».',
  gave_code:
    'Appelez votre banque maintenant et dites que quelqu’un a votre code ou votre mot de passe. Changez le mot de passe, et ne donnez plus de code à personne, même à quelqu’un qui dit être de la banque.',
  block_card:
    'Si quelqu’un a pu voir ses numéros : appelez votre banque, ou bloquez la carte dans l’application. Une carte se remplace facilement.',
  what_next:
    'Je vous pose quelques questions, vous vérifiez le signalement, et il part chez ceux qui peuvent bloquer l’argent. Vous recevez ensuite un numéro de dossier, et je vous donne les nouvelles ici.',
  cost: 'Rien, c’est gratuit. Si quelqu’un vous demande des frais pour récupérer votre argent, c’est un escroc.',
  is_scam:
    'Considérez que c’est une arnaque. Ne payez plus rien et ne donnez aucun code avant d’avoir appelé votre banque au numéro qui est sur votre carte.',
  my_fault:
    'Non, ce n’est pas votre faute. Ces gens font cela tous les jours, et même des personnes prudentes s’y laissent prendre.',
  keep_or_delete:
    'Gardez tous les messages, reçus et captures d’écran : ce sont des preuves. Supprimez seulement une application qui leur montre votre téléphone, puis changez vos mots de passe.',
  answer_them:
    'Ne leur parlez plus, même pas pour les piéger ou les menacer. Gardez leurs messages comme preuve, puis bloquez-les.',
  pay_more:
    'Ne leur payez plus rien, quel que soit le nom qu’ils donnent : frais, taxe ou amende. Personne d’honnête ne demande de l’argent pour vous rendre le vôtre.',
  family_knows:
    'Je ne dis rien à votre famille, à votre travail ni à l’école. Votre signalement va seulement aux banques et au centre anti-arnaque, et vous pouvez effacer cette conversation à tout moment.',
  scammer_knows:
    'Je ne leur dis rien, et ils ne voient pas votre signalement. Ils peuvent remarquer que leur compte est bloqué, alors ne leur répondez plus.',
  stay_anonymous:
    'Vous pouvez signaler sans donner votre nom, et passer la question du numéro. Mais la banque voit de quel compte vient le paiement.',
  my_phone:
    'Il part avec votre signalement aux banques et au centre anti-arnaque, pour que vous sachiez ce qui se passe. Vous pouvez aussi passer cette question.',
  bank_refuses:
    'Une banque peut dire non, ou ne plus pouvoir bloquer l’argent. Dans ce cas, demandez la raison par écrit, et vous pouvez faire une réclamation.',
  missing_details:
    'Ce n’est pas grave : dites ce que vous savez, et « Je ne sais pas » pour le reste. La recherche du paiement peut alors prendre plus de temps.',
  for_someone: 'Oui, si cette personne le sait et est d’accord. Dites-moi simplement à qui était l’argent.',
  abroad:
    'Vous pouvez signaler depuis n’importe quel pays. Ce qui compte, c’est la banque ou le portefeuille d’où l’argent est parti.',
  cash_or_crypto:
    'Signalez-le aussi, même si c’est plus difficile à bloquer qu’un virement. Gardez le reçu ou le code, et appelez maintenant la société par laquelle vous avez payé.',
  change_later:
    'Tant que le signalement n’est pas envoyé, vous pouvez tout changer : dites-moi ce qui est faux. Après, dites-le à votre banque.',
  my_case:
    'Vous recevez un numéro de dossier dès que le signalement est envoyé. Ensuite je vous donne les nouvelles ici, et vous pouvez demander où en est votre dossier à tout moment.',
  close_page:
    'Vos réponses sont gardées : rouvrez cette page sur le même appareil, et nous continuons. Le signalement ne part que si vous dites oui à la fin.',
  what_is_freezing:
    'Cela veut dire qu’une banque retient l’argent, pour que personne ne puisse le prendre. Il ne vous est pas encore rendu : la banque doit d’abord vérifier.',
  too_late:
    'Il n’est pas trop tard pour signaler. Plus tôt, c’est mieux, mais on peut parfois encore suivre l’argent qui est reparti.',
  is_site_real:
    'Vous faites bien de demander : je ne veux jamais d’argent, de code PIN, de mot de passe ni de code. En cas de doute, appelez d’abord le numéro qui est sur votre carte bancaire.',
  why_ask:
    'Cela aide les banques à trouver l’argent plus vite. Si vous ne savez pas ou ne voulez pas le dire, écrivez « Je ne sais pas », et nous continuons.',
  what_i_agree:
    'Votre oui me permet de transmettre ce que vous dites aux banques qui peuvent bloquer l’argent et au centre anti-arnaque. Sans lui, rien n’est envoyé, et vous pouvez effacer cette conversation à tout moment.',
  not_clear: 'Je vous le demande autrement.',
  catch_them:
    'Je ne peux pas vous le promettre. C’est le travail de la police de les retrouver, alors signalez-le aussi là-bas avec votre numéro de dossier.',
  call_me: ({ hotlines }) =>
    `Je ne peux pas vous appeler d’ici. Ces services répondent au téléphone :\n${hotlines}`,
  call_me_chat: ({ person }) =>
    `Je ne peux pas vous appeler, mais une personne peut venir dans cette conversation. Écrivez « ${person} ».`,
  hang_up:
    'Raccrochez maintenant. Vous n’avez rien à leur expliquer. Si c’était vraiment votre banque, vous pouvez la joindre au numéro qui est sur votre carte.',
  give_code:
    'Non. Ne donnez à personne un code, un code PIN ou un mot de passe, même pas à quelqu’un qui dit être de votre banque.',
  what_to_do:
    'Ne payez plus rien et ne donnez aucun code. Appelez maintenant votre banque au numéro qui est sur votre carte, puis dites-moi le reste ici.',
  what_to_say:
    'Restez calme et ne lui reprochez rien. Vous pouvez dire : « Je m’inquiète pour toi. S’il te plaît, attends un jour, et appelons ta banque ensemble avant que tu paies. »',
  say_to_bank:
    'Dites : « J’ai été victime d’une arnaque. Arrêtez ce paiement et bloquez mon compte, s’il vous plaît. » Préparez le montant, l’heure et le compte où l’argent est parti.',
  open_link:
    'Non. N’ouvrez pas le lien, n’installez pas l’application et ne partagez pas votre écran. Si c’est déjà fait, coupez internet sur cet appareil et appelez votre banque depuis un autre téléphone.',
  turn_off:
    'Oui. Coupez internet ou éteignez l’appareil maintenant, et ne le rallumez pas. Appelez votre banque depuis un autre téléphone.',
  hand_over:
    'Non. Ne donnez ni argent ni carte à quelqu’un qui vient, et n’allez pas à sa rencontre. S’il est à votre porte, n’ouvrez pas et appelez la police.',
  bank_closed:
    'Essayez le numéro anti-fraude de la banque : il répond souvent jour et nuit. Vous pouvez aussi bloquer votre carte dans l’application. Nous pouvons envoyer votre signalement maintenant, pour qu’il soit là dès l’ouverture.',
  cannot_reach:
    'Continuez d’appeler, en haut-parleur, pendant que nous avançons ici : votre signalement arrive aussi à la banque. Cherchez dans l’application comment bloquer la carte ou le compte, ou allez à l’agence la plus proche.',
  did_it: 'Très bien, c’était la bonne chose à faire.',
  take_down:
    'Dans l’application où les images se trouvent, touchez « Signaler » et choisissez chantage ou nudité : l’entreprise peut les retirer. StopNCII (à partir de 18 ans) et Take It Down (moins de 18 ans) aident gratuitement à empêcher leur partage. Ne payez rien pour cela.',
  debt: 'Ce n’est pas à moi d’en décider. Écrivez dès aujourd’hui à celui qui a prêté l’argent que c’était une arnaque, et demandez-lui de ne rien réclamer avant d’avoir vérifié. Votre numéro de dossier aide.',
  erase_chat: ({ erase }) =>
    `Vous pouvez effacer cette conversation vous-même, à tout moment : ouvrez le menu en haut et choisissez « ${erase} ». Un signalement déjà envoyé reste chez les banques.`,
  mostImportant: ({ action }) => `Le plus important maintenant : ${action}`,
  other: ({ hotlines }) => `Une personne saura mieux vous répondre :\n${hotlines}`,
} as const satisfies Answers

/** Holds what it answers in French once there is a case. */
export const answersAfter = {
  money_back:
    'Je ne peux pas vous le promettre. Les banques ont votre signalement et cherchent l’argent, et je vous donnerai les nouvelles ici.',
  how_long:
    'Cela dépend : certaines banques répondent en quelques heures, d’autres en quelques jours. Je vous donnerai les nouvelles ici.',
  what_next:
    'Les banques sont priées de suivre l’argent et de bloquer ce qu’elles peuvent. Je vous donnerai les nouvelles ici, et vous pouvez demander où en est votre dossier à tout moment.',
  change_later:
    'Je ne peux plus changer ce qui est envoyé. Dites à votre banque ce qui est faux, et donnez-lui votre numéro de dossier.',
  close_page:
    'Vous pouvez la fermer : votre dossier avance sans vous. Rouvrez cette page sur le même appareil pour les nouvelles.',
  cannot_reach:
    'Votre signalement leur a déjà été envoyé. Vous pouvez aussi bloquer la carte ou le compte dans l’application, ou aller à l’agence la plus proche avec votre numéro de dossier.',
} as const satisfies AnswersAfter
