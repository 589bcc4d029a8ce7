import type { GuestMessages } from './en.js';

export const messages: GuestMessages = {
  begin: 'Commander sans compte',
  beginText:
    'Nous vous envoyons la confirmation et un lien vers votre commande. Aucun compte n’est nécessaire.',
  email: 'E-mail',
  emailEmpty: 'Indiquez votre e-mail.',
  emailWrong: 'Vérifiez l’e-mail, par exemple nom@example.com.',
  goOn: 'Continuer sans compte',
  going: 'Un instant…',
  or: 'Vous avez un compte ?',
  orText: 'Votre panier vous suit, avec vos adresses, vos coupons et vos points.',
  signIn: 'Se connecter',
  mailsTo: 'Les e-mails sur cette commande vont à {email}.',
  change: 'Utiliser un autre e-mail',
  open: 'Votre commande',
  opening: 'Ouverture de votre commande…',
  badLink: 'Ce lien ne fonctionne plus',
  badLinkText:
    'Les liens vers les commandes sont valables 90 jours. Nous pouvons vous en envoyer un nouveau.',
  find: 'Retrouver votre commande',
  findText:
    'Vous avez commandé sans compte ? Indiquez le numéro de la commande et votre e-mail : nous vous envoyons un lien.',
  order: 'Numéro de commande',
  orderEmpty: 'Indiquez le numéro de la commande.',
  send: 'M’envoyer un lien',
  sending: 'Envoi…',
  sent: 'Consultez vos e-mails',
  sentText: 'S’il existe une telle commande avec cet e-mail, un lien est en route.',
  inAccount: 'Cette commande est dans un compte',
  inAccountText: 'Connectez-vous au compte qui a cet e-mail pour la voir.',
  otherEmail: 'Cette commande a été passée avec un autre e-mail',
  otherEmailText:
    'Elle a été passée avec {email}, et vous êtes connecté en tant que {name}. Déconnectez-vous pour la voir.',
  otherAccountText:
    'Vous êtes connecté en tant que {name}, et cette commande est dans un autre compte. Déconnectez-vous, puis connectez-vous avec l’e-mail de la commande.',
  ordered: 'Vous avez commandé sans compte ?',
  getLink: 'Recevoir un lien vers votre commande',
  account: 'Enregistrez vos données pour la prochaine fois',
  accountText:
    'Choisissez un mot de passe : cette commande et les suivantes seront dans votre compte {email}.',
  password: 'Mot de passe',
  passwordHint: 'Au moins 6 caractères',
  passwordEmpty: 'Choisissez un mot de passe.',
  passwordShort: 'Utilisez au moins 6 caractères.',
  create: 'Créer un compte',
  creating: 'Création de votre compte…',
  codeSent: 'Nous avons envoyé un e-mail à {email}. S’il contient un code, saisissez-le ici.',
  code: 'Code reçu par e-mail',
  codeWrong: 'Saisissez les 6 chiffres du code.',
  created: 'Compte créé',
  createdText:
    'Vous êtes connecté avec {email}. Cette commande et son adresse de livraison sont dans votre compte.',
  toOrders: 'Vos commandes',
  toAddresses: 'Vos adresses',
};
