import { readTexts } from '../../shared/read-texts.js';
import type en from './messages/en.json';

/** What is wrong with fields that several forms have. Spec section 5 is quoted to the letter. */
export const FIELD_MESSAGES = readTexts<typeof en>(import.meta.url);
