import type { LanguageMessages } from '../messages.js';

export default {
  language: 'اللغة',
} satisfies LanguageMessages;
