import type { Texts } from '../../../dist/npm/text.js';
import { readTexts } from '../../shared/read-texts.js';
import type en from './messages/en.json';

export type OrderMessages = Texts<typeof en>;

export const ORDER_MESSAGES = readTexts<typeof en>(import.meta.url);
