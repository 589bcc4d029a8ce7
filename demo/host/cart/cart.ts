import { QueryObserver, useMutation } from '@tanstack/react-query';
import { session, store } from '../../../dist/index.js';
import type { Cart } from '../../shared/replies/cart.js';
import { loadCart, mergeCart } from '../api/cart.js';
import { queryClient } from '../data/query-client.js';
import { refetchQuery, type ShopQuery } from '../data/use-shop-query.js';
import { forgetGuest, guestUuid, saveGuest, whenIdentified } from './guest-cart.js';

/** Where a tab tells the others that the cart changed. Without this channel, they only notice when they reload. */
const tabs =
  typeof document === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? null
    : new BroadcastChannel('cart');

/** The last call. Each call starts when the one before it has ended, so replies arrive in order. */
let last: Promise<unknown> = Promise.resolve();

function inTurn<T>(call: () => Promise<T>): Promise<T> {
  const done = last.then(call, call);
  last = done;
  return done;
}

/** The cart of the shopper or guest. After signing in, it includes what the guest had added. */
export const cartQuery: ShopQuery<Cart> = {
  queryKey: ['cart'],
  queryFn: () =>
    inTurn(async () => {
      const guest = guestUuid();
      const merged = guest !== null && session.isSignedIn && (await mergeCart(guest).catch(() => null));
      if (!merged) return loadCart();
      forgetGuest();
      return merged;
    }),
};

/** Reloads the cart, if there can be one. The current one stays on screen meanwhile, and if that fails. */
export const refreshCart = (): Promise<void> => refetchQuery(cartQuery);

/** Remembers the guest once there is something in their cart. */
function saveIfGuest({ lines }: Cart): void {
  if (lines.length > 0 && !session.isSignedIn) saveGuest();
}

/** Changes the cart with an API call. The server goes first, and the page shows its reply. */
export const useCartChange = () =>
  useMutation({
    mutationFn: (call: () => Promise<Cart>) =>
      inTurn(async () => {
        await whenIdentified();
        const cart = await call();
        queryClient.setQueryData(cartQuery.queryKey, cart);
        saveIfGuest(cart);
        tabs?.postMessage('changed');
        return cart;
      }),
  });

/** Makes the header's cart announce what the shopper has added. */
export const announceAdded = (name: string, buy_num: number): void =>
  store.setState(({ shopCart }) => ({ shopCart: { ...shopCart, added: { name, buy_num } } }));

/** Updates the header's count, which reads the store that all widgets share. */
function updateHeader(cart: Cart | undefined): void {
  const lines = (cart?.lines ?? [])
    .filter(({ saved }) => !saved)
    .map(({ buy_num, price }) => ({ buy_num, price }));
  store.setState(({ shopCart }) => ({ shopCart: { ...shopCart, lines } }));
  if (cart) saveIfGuest(cart);
}

/** Keeps this page's cart: loads it if there can be one, and reloads it when someone signs in or out. */
export function watchCart(): void {
  new QueryObserver(queryClient, {
    ...cartQuery,
    enabled: () => session.isSignedIn || guestUuid() !== null,
    notifyOnChangeProps: ['data'],
  }).subscribe(({ data }) => updateHeader(data));
  tabs?.addEventListener('message', () => void refreshCart());
  let { token } = store.getState().loginInfo;
  store.subscribe(({ loginInfo }) => {
    if (loginInfo.token === token) return;
    token = loginInfo.token;
    void queryClient.resetQueries({ queryKey: cartQuery.queryKey });
  });
}
