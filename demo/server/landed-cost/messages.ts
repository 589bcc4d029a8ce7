import type { Texts } from '../../../dist/npm/text.js';
import { readTexts } from '../../shared/read-texts.js';
import type en from './messages/en.json';

export type LandedCostMessages = Texts<typeof en>;

export const LANDED_COST_MESSAGES = readTexts<typeof en>(import.meta.url);
