import type en from './en.js';

export default {
  landmark: 'Recherche de voiture',
  make: 'Marque',
  model: 'Modèle',
  allMakes: 'Toutes les marques',
  allModels: 'Tous les modèles',
  clearMake: 'Effacer la marque',
  chooseMakeFirst: 'Choisissez d’abord une marque',
  noData: 'Aucune donnée',
  filter: 'Filtrer la liste',
  search: 'Rechercher',
  loading: 'Chargement des marques et des modèles…',
  failed: 'Les marques et les modèles n’ont pas pu être chargés.',
  retry: 'Réessayer',
} satisfies typeof en;
