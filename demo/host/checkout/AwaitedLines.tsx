import { deliveryDates, deliveryDays } from '../../shared/delivery.js';
import type { CartLine } from '../../shared/replies/cart.js';
import { arrivesText } from '../cart/arrivesText.js';
import { fill, useI18n } from '../messages/i18n.js';
import { useDelivery } from '../product/delivery.js';
import { cartTexts } from '../texts.js';
import { OrderLines } from './OrderParts.js';

/** What is about to be ordered before the address is known: each item with its dates, as in the cart. */
export function AwaitedLines({ lines }: { lines: CartLine[] }) {
  const texts = cartTexts.useTexts();
  const { lang } = useI18n();
  const { zip } = useDelivery();
  const datesOf = (line: CartLine) =>
    deliveryDates(lang, new Date(), deliveryDays(line, zip, line.picture.kind));
  return (
    <OrderLines
      lines={lines}
      more={(line) => (
        <span className="hint">{fill(arrivesText(line, texts, zip === ''), { dates: datesOf(line) })}</span>
      )}
    />
  );
}
