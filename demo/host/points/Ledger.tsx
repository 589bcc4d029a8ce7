import { Link, useSearchParams } from 'react-router';
import { OwnView } from '../account/OwnView.js';
import { dayOf } from '../account/times.js';
import { useOwn } from '../account/useOwn.js';
import { type Asset, type Entry, loadEntries, PAGE_SIZE } from '../api/points.js';
import { orderPath } from '../cart/paths.js';
import { Pages } from '../catalogue/Pages.js';
import { useSpeech } from '../messages/context.js';
import type { PointTexts } from './messages/messages.js';

interface LedgerProps {
  texts: PointTexts['ledger'];
  asset: Asset;
  /** Of now: when it changes, there is an entry more. */
  balance: number;
}

/** Every change of the points or the shares, the last one first, ten to a page. */
export function Ledger({ texts, asset, balance }: LedgerProps) {
  const [search] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const [own, reload] = useOwn(() => loadEntries(asset, page), `${asset} ${page} ${balance}`);
  return (
    <OwnView
      own={own}
      reload={reload}
      small
      skeleton={<div className="skeleton ledger-skeleton" aria-hidden="true" />}
    >
      {({ list, total }) =>
        total === 0 ? (
          <div className="ledger-empty">
            <strong>{asset === 'points' ? texts.emptyPoints : texts.emptyShares}</strong>
            <p>{texts.emptyText}</p>
          </div>
        ) : (
          <>
            <table className="ledger">
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
                  <Row key={entry.entry_id} texts={texts} entry={entry} />
                ))}
              </tbody>
            </table>
            <Pages page={page} last={Math.ceil(total / PAGE_SIZE)} />
          </>
        )
      }
    </OwnView>
  );
}

function Row({ texts, entry }: { texts: PointTexts['ledger']; entry: Entry }) {
  const { lang, numbers } = useSpeech();
  const { amount, balance, reason, order_id, time } = entry;
  const change = `${amount > 0 ? '+' : '−'}${numbers.count(Math.abs(amount))}`;
  return (
    <tr>
      <th scope="row">
        {texts.reasons[reason]}
        {order_id !== null && (
          <Link to={orderPath(order_id)}>{texts.order.replace('{n}', String(order_id))}</Link>
        )}
      </th>
      <td>
        <time dateTime={time}>{dayOf(time, lang)}</time>
      </td>
      <td data-label={texts.change} data-gain={amount > 0}>
        <bdi dir="ltr">{change}</bdi>
      </td>
      <td data-label={texts.balance}>{numbers.count(balance)}</td>
    </tr>
  );
}
