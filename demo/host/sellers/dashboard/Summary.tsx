import { useCallback } from 'react';
import { loadEarnings, loadGoods, loadOrders } from '../../api/seller-store.js';
import type { Speech } from '../../messages/context.js';
import { useCall } from '../useCall.js';
import type { StoreMessages } from './messages/en.js';

interface SummaryProps {
  token: string;
  texts: StoreMessages;
  format: Speech['numbers'];
}

/** What the day begins with: orders to send, goods, and money. */
export function Summary({ token, texts, format }: SummaryProps) {
  const [orders] = useCall(useCallback(() => loadOrders(token, 1), [token]));
  const [goods] = useCall(useCallback(() => loadGoods(token, 1, ''), [token]));
  const [earnings] = useCall(useCallback(() => loadEarnings(token), [token]));
  const { summary } = texts;
  const toShip = orders.status === 'ready' ? orders.data.list.filter(({ can_ship }) => can_ship === 1) : null;
  const sums = earnings.status === 'ready' ? earnings.data : null;
  const figures = [
    [summary.toShip, toShip && format.count(toShip.length)],
    [summary.goods, goods.status === 'ready' ? format.count(goods.data.total) : null],
    [summary.pending, sums && format.price(sums.pending.earned)],
    [summary.available, sums && format.price(sums.available.earned)],
  ] as const;
  return (
    <dl className="seller-summary">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
