import type { StateMessages } from './en.js';

export const messages: StateMessages = {
  title: 'État du magasin de données',
  lead: 'Ce que partagent tous les widgets et cette page, en direct : connectez-vous, choisissez un lieu ou une autre langue, et regardez. Les jetons et les données personnelles sont masqués.',
  areas: {
    test: 'Libre pour les essais du site',
    user: 'Qui visite, et qui est connecté',
    loginInfo: 'La connexion',
    addressindex: 'Où livrer',
    shopCart: 'Les lignes du panier',
    roles: 'Ce que l’acheteur peut faire',
    lang: 'La langue de la page',
    bigdata: 'La configuration et les réponses du serveur',
  },
  changes: { one: 'modifié {n} fois', other: 'modifié {n} fois' },
  secret: '•••••• (masqué)',
  jump: 'Zones',
};
