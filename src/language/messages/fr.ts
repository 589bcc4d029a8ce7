import type { LanguageMessages } from '../messages.js';

export default {
  language: 'Langue',
} satisfies LanguageMessages;
