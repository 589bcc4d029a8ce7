import { readTexts } from '../../shared/read-texts.js';
import type en from './messages/en.json';

/** The texts that the server sends about gifts, by language. */
export const GIFT_MESSAGES = readTexts<typeof en>(import.meta.url);
