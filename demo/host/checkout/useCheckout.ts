import { useCallback, useEffect, useRef, useState } from 'react';
import { type Address, loadAddresses, loadStates, type State } from '../api/addresses.js';
import { type Choices, loadSummary, type Summary } from '../api/checkout.js';
import type { Failure } from '../api/request.js';
import { refreshCart } from '../cart/cart.js';

interface Ready {
  status: 'ready';
  addresses: Address[];
  states: State[];
  choices: Choices;
  summary: Summary;
  /** Whether what is shown is about to change. */
  isBusy: boolean;
}

export type Checkout = { status: 'loading' } | Failure | Ready;

/** The order as the server sees it, for what the shopper chose; each choice asks anew, and only the last counts. */
export function useCheckout() {
  const [checkout, setCheckout] = useState<Checkout>({ status: 'loading' });
  const asked = useRef(0);
  const chosen = useRef<Choices>({ address: null, coupon: null, usePoints: false });

  const choose = useCallback(async (wanted: Partial<Choices>, addresses?: Address[]) => {
    const turn = ++asked.current;
    const choices = { ...chosen.current, ...wanted };
    chosen.current = choices;
    const change = (to: (before: Ready) => Checkout) =>
      setCheckout((before) => (before.status === 'ready' ? to(before) : before));
    change((before) => ({ ...before, choices, isBusy: true, ...(addresses && { addresses }) }));
    const outcome = await loadSummary(choices);
    if (asked.current !== turn) return;
    change((before) =>
      outcome.status === 'ready' ? { ...before, summary: outcome.data, isBusy: false } : outcome,
    );
  }, []);

  const load = useCallback(async () => {
    const turn = ++asked.current;
    // What a guest chose is the shopper's before it is summed up.
    const [, book, states] = await Promise.all([refreshCart(), loadAddresses(), loadStates()]);
    if (asked.current !== turn) return;
    if (book.status !== 'ready') return setCheckout(book);
    if (states.status !== 'ready') return setCheckout(states);
    const there = book.data.find(({ is_select }) => is_select === 1) ?? book.data[0];
    const choices: Choices = { address: there?.address_id ?? null, coupon: null, usePoints: false };
    chosen.current = choices;
    const summary = await loadSummary(choices);
    if (asked.current !== turn) return;
    if (summary.status !== 'ready') return setCheckout(summary);
    const loaded = { addresses: book.data, states: states.data, summary: summary.data };
    setCheckout({ status: 'ready', choices, isBusy: false, ...loaded });
  }, []);

  useEffect(() => {
    void load();
    return () => {
      asked.current += 1;
    };
  }, [load]);
  return { checkout, choose, load };
}
