import type { Wrong } from '../../shared/wrong/wrong.js';
import { lazyTexts } from '../messages/lazy-texts.js';

/** What is wrong with a field: the server says the same. */
export const wrongTexts = lazyTexts<Wrong>({
  en: async () => ({ messages: (await import('../../shared/wrong/en.js')).wrong }),
  ru: async () => ({ messages: (await import('../../shared/wrong/ru.js')).wrong }),
  ar: async () => ({ messages: (await import('../../shared/wrong/ar.js')).wrong }),
  fr: async () => ({ messages: (await import('../../shared/wrong/fr.js')).wrong }),
});
