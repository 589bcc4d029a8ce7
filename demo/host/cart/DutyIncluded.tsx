import type { CartLine } from '../../shared/replies/cart.js';
import { useI18n } from '../messages/i18n.js';
import { isImported } from './isImported.js';

/** Below what shipping costs: that it covers the import of a car from abroad. Nothing if the order has none. */
export function DutyIncluded({ lines }: { lines: readonly Pick<CartLine, 'zone' | 'picture'>[] }) {
  const { included } = useI18n().texts;
  return lines.some(isImported) && <small className="sums-when">{included.duty}</small>;
}
