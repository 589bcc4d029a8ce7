import { useMutation } from '@tanstack/react-query';
import { fill, useI18n } from '../../host/messages/i18n.js';
import { FailureText } from '../../host/ui/AsyncView.js';
import { LEAST_PAYOUT } from '../../shared/fees.js';
import type { Earnings } from '../../shared/replies/seller-store.js';
import { refetchStore, requestPayout } from '../api/store.js';
import { useStoreDay } from '../store-day.js';
import { storeTexts } from '../texts.js';

interface PayoutsProps {
  earnings: Pick<Earnings, 'withdrawable' | 'payouts'>;
  /** What returns have taken away of earlier payouts, in US cents, or less than 0. */
  owed: number;
  /** Writes an amount like the others of the page. */
  price: (cents: number) => string;
  /** Shows the seller a message about what was done. */
  notify: (text: string) => void;
}

/** What can be withdrawn, the request for it, and all payouts so far. */
export function Payouts({ earnings: { withdrawable, payouts }, owed, price, notify }: PayoutsProps) {
  const { payouts: texts } = storeTexts.useTexts();
  const { numbers } = useI18n();
  const dayOf = useStoreDay();
  const sum = price(withdrawable);
  const requesting = useMutation({
    mutationFn: () => requestPayout(withdrawable),
    onSuccess: async () => {
      await refetchStore();
      notify(fill(texts.requested, { sum }));
    },
  });
  const isWaiting = payouts.some(({ paid_at }) => paid_at === null);
  return (
    <section className="box stack-small seller-payouts" aria-labelledby="seller-payouts">
      <header className="row">
        <div>
          <h2 id="seller-payouts">{texts.title}</h2>
          <p className="soft">
            {owed > 0
              ? fill(texts.owed, { sum: numbers.price(owed) })
              : isWaiting
                ? texts.waiting
                : withdrawable < LEAST_PAYOUT
                  ? fill(texts.least, { sum: numbers.price(LEAST_PAYOUT) })
                  : texts.hint}
          </p>
        </div>
        {!isWaiting && withdrawable >= LEAST_PAYOUT && (
          <button
            type="button"
            className="button"
            aria-disabled={requesting.isPending}
            onClick={() => requesting.isPending || requesting.mutate()}
          >
            {fill(texts.withdraw, { sum })}
          </button>
        )}
      </header>
      <FailureText error={requesting.error} className="form-wrong" />
      {payouts.length > 0 && (
        <ul className="seller-payout-list" aria-label={texts.list}>
          {payouts.map(({ payout_id, amount, requested_at, paid_at, reference }) => (
            <li key={payout_id}>
              <strong>{price(amount)}</strong>
              <span className="badge seller-state" data-state={paid_at === null ? 'paid' : 'on'}>
                {paid_at === null ? texts.states.requested : texts.states.paid}
              </span>
              <span className="soft">
                {dayOf(paid_at ?? requested_at)} {reference && <bdi>{reference}</bdi>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
