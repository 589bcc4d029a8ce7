import type { BackToTopMessages } from '../messages.js';

export default {
  up: 'Наверх',
  contact: 'Связаться с нами',
} satisfies BackToTopMessages;
