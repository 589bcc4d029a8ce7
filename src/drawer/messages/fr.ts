import type en from './en.js';

export default {
  title: 'Menu principal',
  close: 'Fermer',
  signIn: 'Se connecter',
  hello: 'Bonjour %',
  account: 'Bonjour',
  cars: 'Voitures',
  fast: 'Livraison en 2 à 4 jours',
  slow: 'Livraison en 9 à 21 jours',
  departments: 'Acheter par rayon',
  factories: 'Acheter en gros directement aux usines',
  mainMenu: 'MENU PRINCIPAL',
  seeAll: 'Tout afficher',
  seeLess: 'Afficher moins',
  everything: 'Tout le rayon « % »',
  loading: 'Chargement des rayons',
  failed: 'Les rayons n’ont pas pu être chargés',
  retry: 'Réessayer',
} satisfies typeof en;
