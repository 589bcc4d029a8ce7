import type en from './en.js';

export default {
  title: 'Choisissez votre lieu de livraison',
  close: 'Fermer',
  signIn: 'Connectez-vous pour voir votre adresse',
  add: 'Veuillez ajouter votre adresse',
  saved: 'Adresses enregistrées',
  isDefault: 'Par défaut',
  manage: 'Gérer le carnet d’adresses',
  loading: 'Chargement de vos adresses…',
  failed: 'Impossible de charger vos adresses.',
  retry: 'Réessayer',
  zip: 'Code postal américain',
  apply: 'Appliquer',
  change: 'Modifier',
  done: 'Terminé',
  invalid: 'Veuillez saisir un code postal américain valide',
  deliverTo: 'Livrer au',
} satisfies typeof en;
