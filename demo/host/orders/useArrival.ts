import { arrivals, isOverdue, storeDay } from '../../shared/delivery.js';
import { isImportedCar } from '../../shared/is-imported-car.js';
import type { ListedOrder, OrderState } from '../../shared/replies/orders.js';
import { fill, useI18n } from '../messages/i18n.js';
import { SEPARATOR } from '../messages/separator.js';
import { checkoutTexts } from '../texts.js';

/** Returns whether an order goes no further. */
export const isOver = (state: OrderState): state is 'canceled' | 'refunded' =>
  state === 'canceled' || state === 'refunded';

/** Returns the time from which an order's days of delivery count; null if it was canceled or refunded. */
export function orderedOf({
  state,
  paid_at,
  created_at,
}: Pick<ListedOrder, 'state' | 'paid_at' | 'created_at'>): Date | null {
  if (isOver(state)) return null;
  if (state === 'unpaid') return new Date(); // if it's paid now
  return new Date(paid_at ?? created_at);
}

/** Writes when an order arrives, should have arrived, or was delivered; null if it isn't paid, or goes no further. */
export function useArrival(order: ListedOrder): string | null {
  const texts = checkoutTexts.useTexts();
  const { lang, numbers } = useI18n();
  const { state, received_at } = order;
  const shipments = order.shipments.filter(({ arrived_at }) => arrived_at === null);
  if (state === 'received' && received_at !== null)
    return fill(texts.delivered, { day: numbers.shortDay(storeDay(new Date(received_at))) });
  const ordered = state === 'paid' || state === 'shipped' ? orderedOf(order) : null;
  if (ordered === null || shipments.length === 0) return null;
  return [false, true]
    .map((imported) => shipments.filter((each) => isImportedCar(each) === imported))
    .filter((some) => some.length > 0)
    .map((some) => {
      const max = Math.max(...some.map(({ days_max }) => days_max));
      const coming = some.every(isImportedCar) ? texts.ifAdmitted : texts.arrives;
      const dates = numbers.list(arrivals(lang, ordered, some));
      return fill(isOverdue(ordered, { max }) ? texts.wasDue : coming, { dates });
    })
    .join(SEPARATOR);
}
