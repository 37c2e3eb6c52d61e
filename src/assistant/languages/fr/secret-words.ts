import type { SecretWords } from '../tables/secret-words.ts'

/** Lists how secrets are named and told in French. */
export const secretWords = {
  names: {
    pin: 'quatre chiffres de ma carte, 4 chiffres de ma carte, quatre chiffres de la carte, 4 chiffres de la carte, code pin, code secret, code confidentiel, code personnel, code de carte, code de ma carte, numero secret'.split(
      ', ',
    ),
    'one-time-code':
      "numero recu par sms, chiffres recus par sms, numero du sms, chiffres du sms, numero dans le sms, chiffres dans le sms, six chiffres, 6 chiffres, code verification, code de verification, code de confirmation, code confirmation, code de validation, code validation, code de securite, code securite, code sms, code de sms, code a usage unique, code d'activation, code recu, code unique, code otp, code temporaire".split(
        ', ',
      ),
    cvv: 'cryptogramme, cryptogramme visuel, trois chiffres au dos, 3 chiffres au dos, trois chiffres derriere, 3 chiffres derriere'.split(
      ', ',
    ),
    password: 'mot de passe, mots de passe, mdp, mot passe'.split(', '),
  },
  codes: 'code, codes'.split(', '),
  cards: 'carte, cb'.split(', '),
  harmless:
    'transaction, postal, postale, banque, guichet, pays, suivi, branch, commande, produit, virement, dossier, article, promo, reduction, parrainage, marchand, agence, iban, rib, compte, telephone, porte'.split(
      ', ',
    ),
  between:
    'le, la, les, l, mon, ma, mes, votre, vos, son, sa, de, du, des, d, un, une, recu, recue, que, qu, ils, il, elle, on, m, me, lui, leur, j, je, ai, ont, a, avait, donne, envoye, envoyee, dit, par, sms, banque, c, ce, cela, ca, voici, numero, etait'.split(
      ', ',
    ),
  is: 'est, etait, sont, c est'.split(', '),
  stops:
    'et, mais, ou, puis, donc, car, quand, montant, somme, argent, solde, prix, appele, perdu, paye, vire, transfere, pas'.split(
      ', ',
    ),
  digits: 'zero, un, une, deux, trois, quatre, cinq, six, sept, huit, neuf'.split(', '),
  tens: 'dix, onze, douze, treize, quatorze, quinze, seize, vingt, trente, quarante, cinquante, soixante, septante, nonante'.split(
    ', ',
  ),
  amounts:
    'cent, cents, mille, million, millions, milliard, francs, franc, euros, euro, fcfa, pesos, minutes, minute, heures, heure, h, jours, jour, semaines, semaine, mois, ans, fois, chiffres'.split(
      ', ',
    ),
  noPassword:
    'pas, tres, change, le, la, mon, un, une, faux, vole, perdu, toujours, aussi, plus, bien, different, pirate, connu, le meme'.split(
      ', ',
    ),
  passes: "passe, pass, code d'acces".split(', '),
  logins:
    "identifiant, identifiants, login, nom d'utilisateur, utilisateur, id de connexion, connexion".split(
      ', ',
    ),
  tells:
    'tape, ai tape, saisi, ai saisi, ai entre, compose, ai compose, ai lu, lui ai lu, lu a haute voix, dicte, ai dicte, ai dit, lui ai dit, epele, repete, ai rentre, ai mis'.split(
      ', ',
    ),
  seeds:
    'phrase de recuperation, phrase secrete, phrase de sauvegarde, douze mots, 12 mots, phrase seed'.split(
      ', ',
    ),
} satisfies SecretWords
