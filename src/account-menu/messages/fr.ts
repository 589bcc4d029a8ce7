import type en from './en.js';

export default {
  hello: 'Bonjour',
  account: 'Votre compte',
  orders: 'Vos commandes',
  addresses: 'Vos adresses',
  factoryMember: 'Adhésion des usines',
  points: 'Points et parts',
  recommendation: 'Parrainer des amis',
  changePassword: 'Changer le mot de passe',
  closeAccount: 'Fermer le compte',
  wishlist: 'Favoris et boutiques préférées',
  signIn: 'Se connecter',
  signOut: 'Se déconnecter',
} satisfies typeof en;
