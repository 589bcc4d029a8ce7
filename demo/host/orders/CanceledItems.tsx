import type { Order } from '../../shared/replies/orders.js';
import { useI18n } from '../messages/i18n.js';
import { RefundRows } from '../returns/RefundRows.js';
import { orderTexts } from '../texts.js';

/** What of an order was canceled before it was sent, and what went back for it. Renders nothing if all of it was sent. */
export function CanceledItems({ order: { canceled } }: { order: Order }) {
  const texts = orderTexts.useTexts();
  const { numbers } = useI18n();
  if (canceled === null) return null;
  const { lines, subtotal, ...rows } = canceled;
  return (
    <section className="stack-small canceled-items">
      <h3>{texts.canceledItems}</h3>
      <ul className="stack-tiny">
        {lines.map(({ goods_id, goods_name, pieces, total }) => (
          <li key={goods_id} className="row">
            <span>
              {`${numbers.count(pieces)} × `}
              <bdi>{goods_name}</bdi>
            </span>
            <span>{numbers.price(total, true)}</span>
          </li>
        ))}
      </ul>
      <RefundRows goods={subtotal} {...rows} />
    </section>
  );
}
