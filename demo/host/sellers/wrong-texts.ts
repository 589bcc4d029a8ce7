import type { Wrong } from '../../server/sellers/wrong/wrong.js';
import { lazyTexts } from '../messages/lazy-texts.js';

/** What is wrong with a field: the server says the same. */
export const wrongTexts = lazyTexts<Wrong>({
  en: async () => ({ messages: (await import('../../server/sellers/wrong/en.js')).wrong }),
  ru: async () => ({ messages: (await import('../../server/sellers/wrong/ru.js')).wrong }),
  ar: async () => ({ messages: (await import('../../server/sellers/wrong/ar.js')).wrong }),
  fr: async () => ({ messages: (await import('../../server/sellers/wrong/fr.js')).wrong }),
});
