import { useSyncExternalStore } from 'react';
import { store } from '../../../dist/index.js';
import { addLine, type Cart, loadCart, mergeCart, removeLine, setLine } from '../api/cart.js';
import type { Outcome } from '../api/request.js';
import { cartTabs } from './cart-tabs.js';
import { forgetGuest, guestUuid, keepGuest, visitorKnown } from './guest-cart.js';

type CartState = { status: 'loading' } | Outcome<Cart>;

let state: CartState = { status: 'loading' };
const listeners = new Set<() => void>();
const tabs = cartTabs(() => void refreshCart());

/** The last of the calls, each of which begins when the one before it has ended: their replies never cross. */
let last: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work, work);
  last = done;
  return done;
}

function show(next: CartState): void {
  state = next;
  for (const listener of listeners) listener();
  if (next.status !== 'ready') return;
  // The header's count reads the store that all widgets share.
  const lines = next.data.lines.filter(({ saved }) => !saved);
  store.setState({ shopCart: { lines: lines.map(({ buy_num, price }) => ({ buy_num, price })) } });
  if (store.getState().loginInfo.token === null && next.data.lines.length > 0) keepGuest();
}

/** Loads the cart; one that is shown already stays on view meanwhile, and when it fails. */
export const refreshCart = (): Promise<void> =>
  inTurn(async () => {
    const outcome = await ask();
    if (outcome.status === 'ready' || state.status !== 'ready') show(outcome);
  });

/** Whoever has signed in finds what the guest put into the cart. */
async function ask(): Promise<Outcome<Cart>> {
  const guest = guestUuid();
  if (guest === null || store.getState().loginInfo.token === null) return loadCart();
  const merged = await mergeCart(guest);
  if (merged.status !== 'ready') return loadCart();
  forgetGuest();
  return merged;
}

function change(call: () => Promise<Outcome<Cart>>): Promise<Outcome<Cart>> {
  return inTurn(async () => {
    await visitorKnown();
    const outcome = await call();
    if (outcome.status === 'ready') {
      show(outcome);
      tabs.tell();
    }
    return outcome;
  });
}

/** Each changes the cart, on the server first; what is drawn follows its reply. */
export const addToCart = (goodsId: number, pieces: number) => change(() => addLine(goodsId, pieces));
export const setInCart = (goodsId: number, pieces: number, saved: boolean) =>
  change(() => setLine(goodsId, pieces, saved));
export const removeFromCart = (goodsId: number) => change(() => removeLine(goodsId));

/** The cart as the server last told it. */
export const useCart = (): CartState =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );

/** Keeps the cart of this page: loads it where there can be one, and anew when somebody signs in or out. */
export function watchCart(): void {
  let token = store.getState().loginInfo.token;
  if (token !== null || guestUuid() !== null) void refreshCart();
  store.subscribe(({ loginInfo }) => {
    if (loginInfo.token === token) return;
    token = loginInfo.token;
    state = { status: 'loading' };
    store.setState({ shopCart: { lines: [] } });
    void refreshCart();
  });
}
