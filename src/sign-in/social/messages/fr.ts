import type en from './en.js';

export default {
  opening: (name) => `Ouverture de ${name}…`,
  waiting: (name) => `Continuez dans la fenêtre de ${name}.`,
  number: 'Si elle demande un nombre, saisissez',
  blocked: (name) => `La fenêtre de ${name} ne s’est pas ouverte d’elle-même.`,
  closed: (name) =>
    `Nous n’avons pas eu de réponse de ${name} : sa fenêtre est fermée, ou elle ne peut pas joindre cette page. Réessayez, ou utilisez une autre fenêtre.`,
  late: (name) => `${name} n’a pas répondu à temps.`,
  unavailable: (name) =>
    `${name} est injoignable pour le moment. Vous pouvez vous connecter avec votre e-mail.`,
  finishing: (name) => `Connexion avec ${name}…`,
  bind: (name) => `${name} n’a pas confirmé votre compte. Saisissez un e-mail pour continuer.`,
  bindButton: 'Continuer avec cet e-mail',
  open: (name) => `Ouvrir ${name}`,
  again: 'Réessayer',
  otherWindow: 'Utiliser une autre fenêtre',
  cancel: 'Annuler',
  underDevelopment: 'En cours de développement',
} satisfies typeof en;
