import type en from './en.js';

export default {
  up: 'Retour en haut',
  contact: 'Nous contacter',
} satisfies typeof en;
