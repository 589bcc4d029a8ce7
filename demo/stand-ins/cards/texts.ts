import { readTexts } from '../../shared/read-texts.js';
import type en from './messages/en.json';

/** The texts of the provider's pages. */
export const PAGE_TEXTS = readTexts<typeof en>(import.meta.url);
