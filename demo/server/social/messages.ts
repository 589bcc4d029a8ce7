import type { Texts } from '../../../dist/npm/text.js';
import { readTexts } from '../../shared/read-texts.js';
import type en from './messages/en.json';

export type SocialMessages = Texts<typeof en>;

export const SOCIAL_MESSAGES = readTexts<typeof en>(import.meta.url);
