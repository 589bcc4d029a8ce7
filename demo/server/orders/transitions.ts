import type { OrderState } from './schema.js';

/** Who does something to an order: the card provider's messages, our own clock and shop, and people. */
export type Actor = 'shopper' | 'provider' | 'operator' | 'clock' | 'shop';

export type Act = 'pay' | 'cancel' | 'expire' | 'ship' | 'confirm' | 'refund';

export interface Transition {
  readonly act: Act;
  readonly from: OrderState;
  readonly to: OrderState;
  readonly by: readonly Actor[];
  /** What follows from it, in the same transaction (`apply-act.ts`). */
  readonly effects: readonly Effect[];
  /** Whether it cannot be done any more once a seller has sent a part of the order; false without it. */
  readonly whole?: true;
}

/**
 * `give-back`: stock, coupon and points return; `refund`: the provider is told to return the money; `count-sold` and
 * `uncount-sold`: how often goods were sold; `reward`: the shopper earns points and
 * a spin, and whoever invited them a spin; `take-reward-back`: they lose these again.
 */
export type Effect = 'give-back' | 'refund' | 'count-sold' | 'uncount-sold' | 'reward' | 'take-reward-back';

/** Everything that can become of an order. What does not stand here cannot happen. */
export const TRANSITIONS: readonly Transition[] = [
  { act: 'pay', from: 'unpaid', to: 'paid', by: ['provider', 'shop'], effects: ['count-sold'] },
  { act: 'cancel', from: 'unpaid', to: 'cancelled', by: ['shopper', 'operator'], effects: ['give-back'] },
  { act: 'expire', from: 'unpaid', to: 'cancelled', by: ['clock'], effects: ['give-back'] },
  // The money came after the goods were given back to the shelf: it goes home.
  { act: 'pay', from: 'cancelled', to: 'refunded', by: ['provider'], effects: ['refund'] },
  {
    act: 'cancel',
    from: 'paid',
    to: 'refunded',
    by: ['shopper', 'operator'],
    effects: ['give-back', 'uncount-sold', 'refund'],
    whole: true,
  },
  {
    act: 'refund',
    from: 'paid',
    to: 'refunded',
    by: ['operator'],
    effects: ['give-back', 'uncount-sold', 'refund'],
  },
  { act: 'ship', from: 'paid', to: 'shipped', by: ['operator'], effects: [] },
  { act: 'confirm', from: 'shipped', to: 'received', by: ['shopper', 'operator'], effects: ['reward'] },
  {
    act: 'refund',
    from: 'shipped',
    to: 'refunded',
    by: ['operator'],
    effects: ['give-back', 'uncount-sold', 'refund'],
  },
  {
    act: 'refund',
    from: 'received',
    to: 'refunded',
    by: ['operator'],
    effects: ['give-back', 'uncount-sold', 'refund', 'take-reward-back'],
  },
];

/** Undefined when there is none, or not for this actor; `isPartlySent`: a seller has sent a part of the order. */
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
    (each) => each.from === from && each.by.includes(actor) && !(each.whole && isPartlySent),
  );
