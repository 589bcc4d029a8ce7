import type { BackToTopMessages } from '../messages.js';

export default {
  up: 'Back to top',
  contact: 'Contact us',
} satisfies BackToTopMessages;
