import type { AccountMessages } from './en.js';

export const messages: AccountMessages = {
  menu: 'Menu du compte',
  groups: { shopping: 'Achats', rewards: 'Avantages', details: 'Vos informations' },
  pages: {
    account: 'Vue d’ensemble',
    orders: 'Commandes',
    wishlist: 'Favoris et boutiques',
    history: 'Historique de navigation',
    coupons: 'Bons de réduction',
    points: 'Points et parts',
    assets: 'Lots et avoirs',
    promotion: 'Promotions',
    recommendation: 'Parrainer des amis',
    profile: 'Profil',
    addresses: 'Adresses',
    notifications: 'Notifications',
    password: 'Mot de passe',
    factoryMember: 'Adhésion usine',
    closeAccount: 'Fermer le compte',
  },
  hello: 'Bonjour,',
  guest: 'Connectez-vous pour voir cette page',
  guestText:
    'Elle fait partie de votre compte. Vous restez sur cette page, et rien de ce que vous avez enregistré n’est perdu.',
  signIn: 'Se connecter',
  createAccount: 'Créer un compte',
};
