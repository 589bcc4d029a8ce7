import type { LanguageMessages } from '../messages.js';

export default {
  language: 'Language',
} satisfies LanguageMessages;
