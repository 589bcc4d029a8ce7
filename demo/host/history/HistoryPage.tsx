import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import CloseIcon from '../../assets/icons/close.svg?react';
import { pathTo } from '../../shared/pages.js';
import type { View } from '../../shared/replies/history.js';
import { AccountLayout, accountLoader } from '../account/AccountLayout.js';
import { ConfirmDialog } from '../account/ConfirmDialog.js';
import { allHistory, clearHistory, forgetView, HISTORY_PAGE_SIZE, historyQuery } from '../api/history.js';
import { Pages, usePageNumber } from '../catalog/Pages.js';
import { refetchQuery, useOwnQuery } from '../data/use-shop-query.js';
import { fill, type I18n, useI18n } from '../messages/i18n.js';
import { historyTexts } from '../texts.js';
import { AsyncView, StatusMessage } from '../ui/AsyncView.js';
import { Blanks } from '../ui/Blanks.js';
import { Notice } from '../ui/Notice.js';
import { ProductTile } from './ProductTile.js';
import './history.css';

export const loader = accountLoader(historyTexts);

/** The shopper's browsing history: pages of 30, grouped by day. Views can be removed one by one, or all at once. */
export function Component() {
  const texts = historyTexts.useTexts();
  const { numbers } = useI18n();
  const navigate = useNavigate();
  const page = usePageNumber();
  const history = useOwnQuery(historyQuery(page));
  const [isAsking, setAsking] = useState(false);
  const forget = useMutation({
    mutationFn: (which: View | 'all') => (which === 'all' ? clearHistory() : forgetView(which.goods_id)),
    async onSettled(_data, _error, which) {
      await refetchQuery(allHistory);
      if (which === 'all' && page > 1) navigate({ search: '' }, { replace: true });
      // The button that asked for this is gone, and it had the focus.
      document.querySelector<HTMLElement>('.account-page h1')?.focus();
    },
  });
  const done = (which: View | 'all') =>
    which === 'all' ? texts.cleared : fill(texts.removed, { name: which.goods_name });
  return (
    <AccountLayout title={texts.title} lead={texts.lead}>
      <StatusMessage error={forget.error} failureClass="addresses-failure">
        {forget.isSuccess && done(forget.variables)}
      </StatusMessage>
      <AsyncView query={history} skeleton={<HistorySkeleton />}>
        {({ list, total }) =>
          list.length === 0 && total > 0 ? (
            <Navigate to={lastPage(total)} replace />
          ) : total === 0 ? (
            <Notice
              title={texts.empty}
              text={texts.emptyText}
              to={pathTo('categories')}
              link={texts.browse}
            />
          ) : (
            <>
              <div className="row account-bar">
                <p className="soft">{numbers.plural(texts.count, total)}</p>
                <button type="button" className="link-button" onClick={() => setAsking(true)}>
                  {texts.clear}
                </button>
              </div>
              <HistoryDays views={list} onForget={(view) => forget.mutate(view)} />
              <Pages page={page} last={Math.ceil(total / HISTORY_PAGE_SIZE)} />
            </>
          )
        }
      </AsyncView>
      {isAsking && (
        <ConfirmDialog
          title={texts.clearQuestion}
          text={texts.clearText}
          confirm={texts.clear}
          keep={texts.keep}
          onConfirm={() => forget.mutate('all')}
          onClose={() => setAsking(false)}
        />
      )}
    </AccountLayout>
  );
}

/** Returns the last page. For an address past the end, such as after the only view on a page was removed. */
const lastPage = (total: number) => ({ search: `?page=${Math.ceil(total / HISTORY_PAGE_SIZE)}` });

/** Groups views, most recent first, by day in the shopper's time zone. */
function byDay(views: readonly View[], { numbers }: I18n): { name: string; views: View[] }[] {
  const days: { name: string; views: View[] }[] = [];
  for (const view of views) {
    const name = numbers.spokenDayOf(view.viewed_at);
    const last = days.at(-1);
    if (last?.name === name) last.views.push(view);
    else days.push({ name, views: [view] });
  }
  return days;
}

interface HistoryDaysProps {
  views: readonly View[];
  onForget: (view: View) => void;
}

function HistoryDays({ views, onForget }: HistoryDaysProps) {
  const texts = historyTexts.useTexts();
  const i18n = useI18n();
  return byDay(views, i18n).map((day) => (
    <section key={day.name} className="stack history-day" aria-label={day.name}>
      <h2>{day.name}</h2>
      <ul className="product-tiles">
        {day.views.map((view) => (
          <li key={view.goods_id}>
            <ProductTile product={view} />
            <time className="tile-time" dateTime={view.viewed_at}>
              {fill(texts.at, { time: i18n.numbers.clockOf(view.viewed_at) })}
            </time>
            <button
              type="button"
              className="icon-button tile-remove"
              aria-label={fill(texts.remove, { name: view.goods_name })}
              onClick={() => onForget(view)}
            >
              <CloseIcon width={18} height={18} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  ));
}

const HistorySkeleton = () => (
  <Blanks className="product-tiles" count={12}>
    <span className="tile skeleton" />
  </Blanks>
);
