import { readTexts } from '../../shared/read-texts.js';
import type en from './messages/en.json';

export const CONTACT_MESSAGES = readTexts<typeof en>(import.meta.url);
