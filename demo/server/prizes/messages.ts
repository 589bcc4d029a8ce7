import { fillPlural } from '../../../dist/npm/text.js';
import type { Language } from '../../shared/language.js';
import { readTexts } from '../../shared/read-texts.js';
import type en from './messages/en.json';

export const PRIZE_MESSAGES = readTexts<typeof en>(import.meta.url);

/** Names a number of points, shares, or spins. */
export function amountName(language: Language, kind: 'points' | 'shares' | 'spin', amount: number): string {
  const { points, shares, oneShare, spins, oneSpin } = PRIZE_MESSAGES[language];
  if (kind === 'shares' && amount === 1) return oneShare;
  if (kind === 'spin' && amount === 1) return oneSpin;
  const forms = { points, shares, spin: spins }[kind];
  return fillPlural(forms, amount, new Intl.PluralRules(language), String(amount));
}
