import type { CartMessages } from '../texts.js';
import { isImported } from './isImported.js';

type ArrivalTexts = Pick<CartMessages, 'arrives' | 'arrivesMainland' | 'ifAdmitted' | 'ifAdmittedMainland'>;

/**
 * Returns the text for the `{dates}` on which a line arrives: a car from abroad only if it's admitted.
 * @param isMainland whether they are those of the mainland, as the address isn't known
 */
export function arrivesText(
  line: Parameters<typeof isImported>[0],
  texts: ArrivalTexts,
  isMainland: boolean,
): string {
  if (isImported(line)) return isMainland ? texts.ifAdmittedMainland : texts.ifAdmitted;
  return isMainland ? texts.arrivesMainland : texts.arrives;
}
