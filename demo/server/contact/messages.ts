import { inEachLanguage, type Language } from '../../shared/language.js';
import { readTexts } from '../../shared/read-texts.js';
import { FIELD_MESSAGES } from '../http/field-messages.js';
import type en from './messages/en.json';

const own = readTexts<typeof en>(import.meta.url);

export const CONTACT_MESSAGES = inEachLanguage((language) => ({
  ...FIELD_MESSAGES[language],
  ...own[language],
}));
export type ContactMessages = (typeof CONTACT_MESSAGES)[Language];
