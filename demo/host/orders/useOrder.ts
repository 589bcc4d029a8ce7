import { orderQuery } from '../api/orders.js';
import { useOwnQuery } from '../data/use-shop-query.js';
import { useGuest } from '../guests/useGuest.js';

/** Returns an order of the signed-in shopper's, or of a guest who has a session for it. */
export function useOrder(id: string) {
  const { email } = useGuest();
  return useOwnQuery(orderQuery(id), { guests: email !== null });
}
