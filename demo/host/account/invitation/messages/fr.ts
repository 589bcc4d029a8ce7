import type { InvitationMessages } from './en.js';

export const messages: InvitationMessages = {
  title: 'Parrainer des amis',
  lead: 'Pour chaque ami qui s’inscrit avec votre lien, vous gagnez un tour de roue, et ce qui est verrouillé dans votre cadeau de bienvenue s’ouvre.',
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
    'Vous gagnez aussitôt un tour de roue.',
  ],
  friends: 'Les amis inscrits',
  count: { one: '{n} ami', other: '{n} amis' },
  none: 'Personne pour l’instant',
  noneText: 'Dès qu’un ami s’inscrit, il apparaît ici.',
};
