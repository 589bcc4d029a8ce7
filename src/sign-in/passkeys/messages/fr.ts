import type en from './en.js';

export default {
  why: 'Ajoutez une clé d’accès et, la prochaine fois, connectez-vous avec votre empreinte, votre visage ou le verrouillage de l’écran. Rien à saisir, rien à retenir.',
  add: 'Ajouter une clé d’accès',
  later: 'Pas maintenant',
  adding: 'Suivez les indications de votre appareil…',
  failed:
    'Cet appareil n’a pas pu ajouter de clé d’accès. Vous pouvez réessayer, ou le faire plus tard dans votre compte.',
  use: 'Se connecter avec une clé d’accès',
  signingIn: 'Connexion en cours…',
} satisfies typeof en;
