import { unknown } from 'superstruct';
import { GuestSession, OpenedGuestOrder } from '../../shared/replies/guests.js';
import { queryClient } from '../data/query-client.js';
import { shopQuery } from '../data/use-shop-query.js';
import { post } from './request.js';

/** The guest's session in this browser: nulls without one, and an order's number if it is for this order alone. */
export const guestQuery = shopQuery('/pc/guest/session', GuestSession, {}, { queryKey: ['guest'] });

/** Drops what another guest's session has answered, and reads whose it is now. */
async function changed(): Promise<void> {
  queryClient.removeQueries({
    predicate: ({ queryKey }) => queryKey.at(-1) === null && queryKey[0] !== 'cart',
  });
  await queryClient.invalidateQueries({ queryKey: ['guest'] });
}

/** Begins to check out without an account. */
export async function beginGuest(email: string): Promise<void> {
  await post('/pc/guest/begin', GuestSession, { email });
  await changed();
}

export async function endGuest(): Promise<void> {
  await post('/pc/guest/end', unknown());
  await changed();
}

/** Opens the order of a mailed link. Fails with code 400 if the link doesn't work, or not anymore. */
export async function openGuestOrder(token: string) {
  const opened = await post('/pc/guest/open', OpenedGuestOrder, { token });
  await changed();
  return opened;
}

/** Has a new link mailed. The reply doesn't say whether there is such an order. */
export const requestGuestLink = (order_id: string, email: string) =>
  post('/pc/guest/link', unknown(), { order_id, email });
