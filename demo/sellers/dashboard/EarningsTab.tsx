import { fill, useI18n } from '../../host/messages/i18n.js';
import { AsyncView } from '../../host/ui/AsyncView.js';
import { Notice } from '../../host/ui/Notice.js';
import type { Earnings } from '../../shared/replies/seller-store.js';
import { useSellerQuery } from '../api/session.js';
import { earningsQuery } from '../api/store.js';
import { earningsPrice } from '../money.js';
import { Skeleton } from '../Skeleton.js';
import { storeTexts } from '../texts.js';
import { Payouts } from './Payouts.js';
import { WeeksChart } from './WeeksChart.js';

/** What the store has earned and can withdraw. @param tell shows the seller a message about what was done */
export function EarningsTab({ notify }: { notify: (text: string) => void }) {
  const { texts, numbers, lang } = useI18n();
  const { earnings, loading } = storeTexts.useTexts();
  const locale = lang === 'ar' ? 'ar-u-nu-latn' : lang;
  const month = (name: string) => {
    const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const text = format.format(new Date(`${name}-01T00:00:00Z`));
    // It heads a row, and some languages write months in lowercase.
    return text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
  };
  return (
    <section aria-label={earnings.title} className="stack seller-tab">
      <AsyncView query={useSellerQuery(earningsQuery)} skeleton={<Skeleton text={loading} />}>
        {(data) => {
          const { all, pending, months, weeks, ...rest } = data;
          const price = earningsPrice(numbers, data);
          return months.length === 0 && rest.payouts.length === 0 ? (
            <Notice title={earnings.empty} text={earnings.emptyText} />
          ) : (
            <>
              <dl className="seller-earned">
                {(
                  [
                    [earnings.available, rest.withdrawable, earnings.availableHint],
                    [earnings.pending, pending.earned, earnings.pendingHint],
                    [earnings.withdrawn, rest.withdrawn, earnings.withdrawnHint],
                    [
                      earnings.all,
                      all.sales,
                      fill(texts.labeled, { label: earnings.fee, value: price(all.fee) }),
                    ],
                  ] as const
                ).map(([label, value, hint]) => (
                  <div key={label} className="box">
                    <dt>{label}</dt>
                    <dd>{price(value)}</dd>
                    <dd className="soft">{hint}</dd>
                  </div>
                ))}
              </dl>
              <Payouts
                earnings={rest}
                owed={rest.withdrawn - rest.available.earned}
                price={price}
                notify={notify}
              />
              <WeeksChart weeks={weeks} />
              <table className="table seller-months">
                <caption>{earnings.months}</caption>
                <thead>
                  <tr>
                    {[
                      earnings.month,
                      earnings.orders,
                      earnings.pieces,
                      earnings.sales,
                      earnings.fee,
                      earnings.earned,
                    ].map((head) => (
                      <th key={head} scope="col">
                        {head}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {months.map((row) => (
                    <tr key={row.month}>
                      <th scope="row">{month(row.month)}</th>
                      <Sums row={row} price={price} />
                    </tr>
                  ))}
                </tbody>
                <tfoot>
                  <tr>
                    <th scope="row">{earnings.total}</th>
                    <Sums row={all} price={price} />
                  </tr>
                </tfoot>
              </table>
            </>
          );
        }}
      </AsyncView>
    </section>
  );
}

/** The cells of a month, or of all months. */
function Sums({ row, price }: { row: Earnings['all']; price: (cents: number) => string }) {
  const { earnings } = storeTexts.useTexts();
  const { numbers } = useI18n();
  return (
    <>
      <td data-label={earnings.orders}>{numbers.count(row.orders)}</td>
      <td data-label={earnings.pieces}>{numbers.count(row.pieces)}</td>
      <td data-label={earnings.sales}>{price(row.sales)}</td>
      <td data-label={earnings.fee}>{price(row.fee)}</td>
      <td data-label={earnings.earned}>{price(row.earned)}</td>
    </>
  );
}
