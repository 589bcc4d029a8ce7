import type { LanguageMessages } from '../messages.js';

export default {
  language: 'Язык',
} satisfies LanguageMessages;
