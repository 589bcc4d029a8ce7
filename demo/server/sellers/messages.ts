import type { Context } from 'hono';
import type { Texts } from '../../../dist/npm/text.js';
import { readTexts } from '../../shared/read-texts.js';
import type wrong from '../../shared/wrong/messages/en.json';
import type { Wrong } from '../../shared/wrong/wrong.js';
import { requestLanguage } from '../http/api.js';
import type english from './messages/en.json';

/** The messages of the sellers' calls. Errors about single fields are in `wrong`. */
export interface SellerMessages extends Texts<typeof english> {
  readonly wrong: Wrong;
}

const WRONG = readTexts<typeof wrong>(new URL('../../shared/wrong/', import.meta.url).href);

export const SELLER_MESSAGES = readTexts<typeof english>(import.meta.url);

/** Returns the messages in the language of a request. */
export function sellerMessages(c: Context): SellerMessages {
  const language = requestLanguage(c);
  return { ...SELLER_MESSAGES[language], wrong: WRONG[language] };
}
