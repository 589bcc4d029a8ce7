import { readTexts } from '../../shared/read-texts.js';
import type en from './messages/en.json';

/** The messages about the address book as a whole. */
export const ADDRESS_MESSAGES = readTexts<typeof en>(import.meta.url);
