import type { InvitationMessages } from './en.js';

export const messages: InvitationMessages = {
  title: 'Parrainer des amis',
  lead: 'Quand un ami s’inscrit avec votre lien, ce qui est verrouillé dans votre cadeau de bienvenue s’ouvre. Quand sa première commande est arrivée, vous gagnez un tour de roue.',
  link: 'Votre lien d’invitation',
  copy: 'Copier le lien',
  copied: 'Copié',
  copyFailed: 'Votre navigateur ne copie pas. Sélectionnez le lien et copiez-le vous-même.',
  share: 'Partager',
  shareText:
    'J’achète des voitures et bien d’autres choses chez Meridian. Rejoignez-moi avec mon lien, un cadeau de bienvenue vous attend :',
  mail: 'Envoyer par e-mail',
  code: 'Ou donnez votre code',
  how: 'Comment ça marche',
  steps: [
    'Envoyez votre lien à un ami.',
    'Votre ami crée un compte avec ce lien.',
    'Quand sa première commande est arrivée, vous gagnez un tour de roue. Jusqu’à cinq par jour.',
  ],
  friends: 'Les amis inscrits',
  count: { one: '{n} ami', other: '{n} amis' },
  none: 'Personne pour l’instant',
  noneText: 'Dès qu’un ami s’inscrit, il apparaît ici.',
};
