import type en from './en.js';

export default {
  landmark: 'Navigation principale',
  menu: 'Menu principal',
  home: 'Accueil',
  cars: 'Voitures',
  about: 'À propos',
  contact: 'Nous contacter',
  searchLandmark: 'Recherche de produits',
  searchProducts: 'Rechercher des produits',
  department: 'Rayon',
  allDepartments: 'Tous',
  search: 'Rechercher',
  clear: 'Effacer la recherche',
  suggestions: 'Propositions',
  recent: 'Recherches récentes',
  forget: 'Retirer « % » des recherches récentes',
  found: 'Propositions : %',
  chooseLocation: 'Choisissez votre lieu de livraison',
  deliverTo: 'Livrer au %',
  cart: 'Panier',
  inCart: 'Articles dans le panier : %',
} satisfies typeof en;
