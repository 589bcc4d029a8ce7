import type { Texts } from '../../../dist/npm/text.js';
import { readTexts } from '../../shared/read-texts.js';
import type en from './messages/en.json';

export type CartMessages = Texts<typeof en>;

export const CART_MESSAGES = readTexts<typeof en>(import.meta.url);
