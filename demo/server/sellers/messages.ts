import type { Context } from 'hono';
import type { Texts } from '../../../dist/npm/text.js';
import type { Language } from '../../shared/language.js';
import { readTexts } from '../../shared/read-texts.js';
import { wrong as ar } from '../../shared/wrong/ar.js';
import { wrong as en } from '../../shared/wrong/en.js';
import { wrong as fr } from '../../shared/wrong/fr.js';
import { wrong as ru } from '../../shared/wrong/ru.js';
import type { Wrong } from '../../shared/wrong/wrong.js';
import { requestLanguage } from '../http/api.js';
import type english from './messages/en.json';

/** The messages of the sellers' calls. Errors about single fields are in `wrong`. */
export interface SellerMessages extends Texts<typeof english> {
  readonly wrong: Wrong;
}

const WRONG: Readonly<Record<Language, Wrong>> = { en, ru, ar, fr };

export const SELLER_MESSAGES = readTexts<typeof english>(import.meta.url);

/** Returns the messages in the language of a request. */
export function sellerMessages(c: Context): SellerMessages {
  const language = requestLanguage(c);
  return { ...SELLER_MESSAGES[language], wrong: WRONG[language] };
}
