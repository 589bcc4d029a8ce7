import type { Texts } from '../../../dist/npm/text.js';
import { readTexts } from '../../shared/read-texts.js';
import type en from './messages/en.json';

export type PasskeyMessages = Texts<typeof en>;

export const PASSKEY_MESSAGES = readTexts<typeof en>(import.meta.url);
