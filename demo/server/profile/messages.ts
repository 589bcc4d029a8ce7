import type { Texts } from '../../../dist/npm/text.js';
import { readTexts } from '../../shared/read-texts.js';
import type en from './messages/en.json';

export type ProfileMessages = Texts<typeof en>;

/** `nameEmpty` quotes spec section 5 to the letter. */
export const PROFILE_MESSAGES = readTexts<typeof en>(import.meta.url);
