import type { BackToTopMessages } from '../messages.js';

export default {
  up: 'Retour en haut',
  contact: 'Nous contacter',
} satisfies BackToTopMessages;
