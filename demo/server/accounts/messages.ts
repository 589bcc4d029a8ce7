import { readTexts } from '../../shared/read-texts.js';
import type en from './messages/en.json';

/** The messages and mails of accounts. Those in spec section 5 are quoted to the letter. */
export const ACCOUNT_MESSAGES = readTexts<typeof en>(import.meta.url);
