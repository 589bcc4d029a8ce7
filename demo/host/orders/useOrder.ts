import { orderQuery } from '../api/orders.js';
import { useOwnQuery } from '../data/use-shop-query.js';
import { useGuest } from '../guests/useGuest.js';

/** How often a page looks whether a refund was sent. */
const REFUND_MS = 5_000;

/** Returns an order of the signed-in shopper's, or of a guest who has a session for it. */
export function useOrder(id: string) {
  const { email } = useGuest();
  return useOwnQuery(orderQuery(id), {
    guests: email !== null,
    // The card provider takes a refund moments after it's due.
    refetchInterval: (order) => (order?.is_refund_due ? REFUND_MS : false),
  });
}
