import { Link } from 'react-router';
import { pathTo } from '../../shared/pages.js';
import type { Entry } from '../../shared/replies/points.js';
import { type Asset, entriesQuery, PAGE_SIZE } from '../api/points.js';
import { Pages, usePageNumber } from '../catalog/Pages.js';
import { useOwnQuery } from '../data/use-shop-query.js';
import { fill, useI18n } from '../messages/i18n.js';
import { pointTexts } from '../texts.js';
import { AsyncView } from '../ui/AsyncView.js';

/** Every change to the points or the shares, most recent first, ten per page. */
export function Ledger({ asset }: { asset: Asset }) {
  const texts = pointTexts.useTexts().ledger;
  const page = usePageNumber();
  const entries = useOwnQuery(entriesQuery(asset, page));
  return (
    <AsyncView
      query={entries}
      small
      skeleton={<div className="skeleton ledger-skeleton" aria-hidden="true" />}
    >
      {({ list, total }) =>
        total === 0 ? (
          <div className="ledger-empty">
            <strong>{asset === 'points' ? texts.emptyPoints : texts.emptyShares}</strong>
            <p className="soft">{texts.emptyText}</p>
          </div>
        ) : (
          <>
            <table className="table ledger">
              <thead>
                <tr>
                  <th scope="col">{texts.what}</th>
                  <th scope="col">{texts.when}</th>
                  <th scope="col">{texts.change}</th>
                  <th scope="col">{texts.balance}</th>
                </tr>
              </thead>
              <tbody>
                {list.map((entry) => (
                  <Row key={entry.entry_id} entry={entry} />
                ))}
              </tbody>
            </table>
            <Pages page={page} last={Math.ceil(total / PAGE_SIZE)} />
          </>
        )
      }
    </AsyncView>
  );
}

function Row({ entry }: { entry: Entry }) {
  const texts = pointTexts.useTexts().ledger;
  const { numbers } = useI18n();
  const { amount, balance, reason, order_id, time } = entry;
  const change = `${amount > 0 ? '+' : '−'}${numbers.count(Math.abs(amount))}`;
  return (
    <tr>
      <th scope="row">
        {texts.reasons[reason]}
        {order_id !== null && (
          <Link to={pathTo('order', order_id)}>{fill(texts.order, { n: order_id })}</Link>
        )}
      </th>
      <td>
        <time dateTime={time}>{numbers.dayOf(time)}</time>
      </td>
      <td data-label={texts.change} data-gain={amount > 0}>
        <bdi dir="ltr">{change}</bdi>
      </td>
      <td data-label={texts.balance}>{numbers.count(balance)}</td>
    </tr>
  );
}
