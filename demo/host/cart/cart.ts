import { QueryObserver, useMutation } from '@tanstack/react-query';
import { store } from '../../../dist/index.js';
import { type Cart, loadCart, mergeCart } from '../api/cart.js';
import { queryClient } from '../data/query-client.js';
import { refetchQuery, type ShopQuery } from '../data/use-shop-query.js';
import { forgetGuest, guestUuid, keepGuest, visitorKnown } from './guest-cart.js';

/** Where a tab tells the others that the cart changed; without such a channel, a tab learns of it when it is loaded anew. */
const tabs =
  typeof document === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? null
    : new BroadcastChannel('cart');

const isSignedIn = () => store.getState().loginInfo.token !== null;

/** The last of the calls, each of which begins when the one before it has ended: their replies never cross. */
let last: Promise<unknown> = Promise.resolve();

function inTurn<T>(call: () => Promise<T>): Promise<T> {
  const done = last.then(call, call);
  last = done;
  return done;
}

/** The cart of the shopper, or of the guest. Whoever has signed in finds in it what the guest had put there. */
export const cartQuery: ShopQuery<Cart> = {
  queryKey: ['cart'],
  queryFn: () =>
    inTurn(async () => {
      const guest = guestUuid();
      const merged = guest !== null && isSignedIn() && (await mergeCart(guest).catch(() => null));
      if (!merged) return loadCart();
      forgetGuest();
      return merged;
    }),
};

/** Loads the cart anew where there can be one; what is shown stays on view meanwhile, and when it fails. */
export const refreshCart = (): Promise<void> => refetchQuery(cartQuery);

/** Whose cart has something in it is known from then on. */
function keepIfGuest({ lines }: Cart): void {
  if (lines.length > 0 && !isSignedIn()) keepGuest();
}

/** Changes the cart by a call of the API, on the server first; what is drawn follows its reply. */
export const useCartChange = () =>
  useMutation({
    mutationFn: (call: () => Promise<Cart>) =>
      inTurn(async () => {
        await visitorKnown();
        const cart = await call();
        queryClient.setQueryData(cartQuery.queryKey, cart);
        keepIfGuest(cart);
        tabs?.postMessage('changed');
        return cart;
      }),
  });

/** Has the header's cart tell what a shopper has put into it. */
export const tellAdded = (name: string, buy_num: number): void =>
  store.setState(({ shopCart }) => ({ shopCart: { ...shopCart, added: { name, buy_num } } }));

/** The header's count reads the store that all widgets share. */
function tellHeader(cart: Cart | undefined): void {
  const lines = (cart?.lines ?? [])
    .filter(({ saved }) => !saved)
    .map(({ buy_num, price }) => ({ buy_num, price }));
  store.setState(({ shopCart }) => ({ shopCart: { ...shopCart, lines } }));
  if (cart) keepIfGuest(cart);
}

/** Keeps the cart of this page: loads it where there can be one, and anew when somebody signs in or out. */
export function watchCart(): void {
  new QueryObserver(queryClient, {
    ...cartQuery,
    enabled: () => isSignedIn() || guestUuid() !== null,
    notifyOnChangeProps: ['data'],
  }).subscribe(({ data }) => tellHeader(data));
  tabs?.addEventListener('message', () => void refreshCart());
  let { token } = store.getState().loginInfo;
  store.subscribe(({ loginInfo }) => {
    if (loginInfo.token === token) return;
    token = loginInfo.token;
    void queryClient.resetQueries({ queryKey: cartQuery.queryKey });
  });
}
