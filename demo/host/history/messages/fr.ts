import type { HistoryMessages } from './en.js';

export const messages: HistoryMessages = {
  title: 'Historique de navigation',
  lead: 'Ce que vous avez regardé, jour après jour. Vous seul le voyez.',
  count: { one: '{n} produit', other: '{n} produits' },
  clear: 'Tout effacer',
  clearQuestion: 'Effacer tout votre historique ?',
  clearText: 'Tout ce que vous avez regardé est oublié. Vos favoris et vos commandes restent.',
  keep: 'Le garder',
  cleared: 'Votre historique est effacé',
  remove: 'Retirer {name} de votre historique',
  removed: '{name} est retiré',
  at: 'Vu à {time}',
  empty: 'Rien regardé pour l’instant',
  emptyText:
    'Les voitures et les articles que vous regardez apparaissent ici, pour les retrouver facilement.',
  browse: 'Parcourir la boutique',
};
