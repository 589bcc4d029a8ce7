import type { OrderState } from './schema.js';

/** Who acts on an order: people, messages from the card provider, or our own clock and shop. */
export type Actor = 'shopper' | 'provider' | 'operator' | 'seller' | 'clock' | 'shop';

export type Act = 'pay' | 'cancel' | 'cancel-rest' | 'expire' | 'ship' | 'confirm' | 'refund';

export interface Transition {
  readonly act: Act;
  readonly from: OrderState;
  readonly to: OrderState;
  readonly by: readonly Actor[];
  /** Its effects, which happen in the same transaction (`apply-act.ts`). */
  readonly effects: readonly Effect[];
  /** Whether it is possible only after a seller has sent a part of the order, or only before. Defaults to both. */
  readonly isPartlySent?: boolean;
}

/**
 * `give-back` returns stock, coupon, and points. `refund` has the provider return the money. `count-sold` and
 * `uncount-sold` change how often goods were sold. `reward` gives the shopper points and a spin, and the person who
 * invited them a spin. `take-reward-back` takes these away again. `close-returns` cancels what was to be returned.
 * `close-pages` has the provider close the pages on which the order could still be paid. `cancel-rest` takes out what no
 * seller has sent, and refunds it. `tell-sellers` has them get a mail.
 */
export type Effect =
  | 'give-back'
  | 'cancel-rest'
  | 'tell-sellers'
  | 'refund'
  | 'count-sold'
  | 'uncount-sold'
  | 'reward'
  | 'take-reward-back'
  | 'close-returns'
  | 'close-pages';

/** Everything that can happen to an order. Anything not listed here is impossible. */
export const TRANSITIONS: readonly Transition[] = [
  {
    act: 'pay',
    from: 'unpaid',
    to: 'paid',
    by: ['provider', 'shop'],
    effects: ['count-sold', 'close-pages', 'tell-sellers'],
  },
  {
    act: 'cancel',
    from: 'unpaid',
    to: 'canceled',
    by: ['shopper', 'operator'],
    effects: ['give-back', 'close-pages'],
  },
  { act: 'expire', from: 'unpaid', to: 'canceled', by: ['clock'], effects: ['give-back', 'close-pages'] },
  // The money came after the goods went back into stock, so it is refunded.
  { act: 'pay', from: 'canceled', to: 'refunded', by: ['provider'], effects: ['refund'] },
  {
    act: 'cancel',
    from: 'paid',
    to: 'refunded',
    by: ['shopper', 'operator'],
    effects: ['give-back', 'uncount-sold', 'refund'],
    isPartlySent: false,
  },
  {
    act: 'cancel-rest',
    from: 'paid',
    to: 'shipped',
    by: ['shopper', 'operator'],
    effects: ['cancel-rest'],
    isPartlySent: true,
  },
  {
    act: 'refund',
    from: 'paid',
    to: 'refunded',
    by: ['operator', 'provider'],
    effects: ['give-back', 'uncount-sold', 'refund', 'close-returns'],
  },
  { act: 'ship', from: 'paid', to: 'shipped', by: ['operator', 'seller'], effects: [] },
  {
    act: 'confirm',
    from: 'shipped',
    to: 'received',
    by: ['shopper', 'operator', 'shop'],
    effects: ['reward'],
  },
  {
    act: 'refund',
    from: 'shipped',
    to: 'refunded',
    by: ['operator', 'provider'],
    effects: ['give-back', 'uncount-sold', 'refund', 'close-returns'],
  },
  {
    act: 'refund',
    from: 'received',
    to: 'refunded',
    by: ['operator', 'provider'],
    effects: ['give-back', 'uncount-sold', 'refund', 'take-reward-back', 'close-returns'],
  },
];

/** Returns undefined if there is none for this actor. `isPartlySent`: a seller has sent a part of the order. */
export const transitionOf = (
  from: OrderState,
  act: Act,
  actor: Actor,
  isPartlySent: boolean,
): Transition | undefined =>
  transitionsOf(from, actor, isPartlySent).find((transition) => transition.act === act);

export const actsOf = (from: OrderState, actor: Actor, isPartlySent: boolean): Act[] =>
  transitionsOf(from, actor, isPartlySent).map(({ act }) => act);

const transitionsOf = (from: OrderState, actor: Actor, isPartlySent: boolean): readonly Transition[] =>
  TRANSITIONS.filter(
    (each) =>
      each.from === from && each.by.includes(actor) && (each.isPartlySent ?? isPartlySent) === isPartlySent,
  );
