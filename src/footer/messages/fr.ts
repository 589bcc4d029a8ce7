import type en from './en.js';

export default {
  landmark: 'Pied de page',
  company: 'Mieux nous connaître',
  about: 'À propos de nous',
  contact: 'Nous contacter',
  chat: 'Discuter avec le service client',
  stockListing: 'Notre cotation en bourse',
  partners: 'Travailler avec nous',
  sellerCentral: 'Espace vendeur',
  factoryMember: 'Adhésion des usines',
  yours: 'Vos achats',
  account: 'Votre compte',
  orders: 'Vos commandes',
  apps: 'Acheter dans l’application',
  appDownload: 'Télécharger l’application',
  social: 'Suivez-nous',
  terms: 'Conditions générales',
  privacy: 'Politique de confidentialité',
  refunds: 'Politique de remboursement et de retour',
  newTab: 'S’ouvre dans un nouvel onglet',
} satisfies typeof en;
