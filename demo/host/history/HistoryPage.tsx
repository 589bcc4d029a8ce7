import { useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { AccountLayout } from '../account/AccountLayout.js';
import { ConfirmDialog } from '../account/ConfirmDialog.js';
import { OwnView } from '../account/OwnView.js';
import { useOwn } from '../account/useOwn.js';
import { clearHistory, forgetView, HISTORY_PAGE_SIZE, loadHistory, type View } from '../api/history.js';
import type { Outcome } from '../api/request.js';
import { Pages } from '../catalogue/Pages.js';
import { useSpeech } from '../messages/context.js';
import { HistoryDays } from './HistoryDays.js';
import type { HistoryMessages } from './messages/messages.js';

/** What the shopper looked at: pages of thirty, by day; one look is forgotten, or all. */
export function HistoryPage({ texts }: { texts: HistoryMessages }) {
  const { texts: common, numbers } = useSpeech();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1);
  const [own, reload] = useOwn(() => loadHistory(page), page);
  const [told, setTold] = useState('');
  const [failure, setFailure] = useState('');
  const [isAsking, setAsking] = useState(false);

  const act = async (call: Promise<Outcome<unknown>>, done: string) => {
    setFailure('');
    setTold('');
    const outcome = await call;
    await reload();
    if (outcome.status === 'ready') setTold(done);
    else setFailure(outcome.code > 0 ? outcome.message : common.problem.failedText);
  };
  const forget = async ({ goods_id, goods_name }: View) => {
    await act(forgetView(String(goods_id)), texts.removed.replace('{name}', goods_name));
    // The button that asked for it is gone, and the focus with it.
    document.querySelector<HTMLElement>('.account-page h1')?.focus();
  };
  const clear = async () => {
    setAsking(false);
    await act(clearHistory(), texts.cleared);
    if (page > 1) navigate({ search: '' }, { replace: true });
    document.querySelector<HTMLElement>('.account-page h1')?.focus();
  };
  return (
    <AccountLayout title={texts.title} lead={texts.lead}>
      <p className="told" role="status">
        {told}
      </p>
      {failure && (
        <p className="addresses-failure" role="alert">
          {failure}
        </p>
      )}
      <OwnView own={own} reload={reload} skeleton={<HistorySkeleton />}>
        {({ list, total }) =>
          list.length === 0 && total > 0 ? (
            <Navigate to={lastPage(total)} replace />
          ) : total === 0 ? (
            <div className="notice">
              <h2>{texts.empty}</h2>
              <p>{texts.emptyText}</p>
              <Link className="button" to="/categories">
                {texts.browse}
              </Link>
            </div>
          ) : (
            <>
              <div className="account-bar">
                <p>{numbers.plural(texts.count, total)}</p>
                <button type="button" className="link-button" onClick={() => setAsking(true)}>
                  {texts.clear}
                </button>
              </div>
              <HistoryDays texts={texts} views={list} onForget={(view) => void forget(view)} />
              <Pages page={page} last={Math.ceil(total / HISTORY_PAGE_SIZE)} />
            </>
          )
        }
      </OwnView>
      {isAsking && (
        <ConfirmDialog
          title={texts.clearQuestion}
          text={texts.clearText}
          confirm={texts.clear}
          keep={texts.keep}
          onConfirm={() => void clear()}
          onKeep={() => setAsking(false)}
        />
      )}
    </AccountLayout>
  );
}

/** For a page beyond the end, as after the last look of a page was forgotten. */
const lastPage = (total: number) => ({ search: `?page=${Math.ceil(total / HISTORY_PAGE_SIZE)}` });

/** Empty tiles in the place of those that are awaited. */
function HistorySkeleton() {
  return (
    <ul className="tiles" aria-hidden="true">
      {Array.from({ length: 12 }, (_, tile) => (
        <li key={String(tile)}>
          <span className="tile skeleton" />
        </li>
      ))}
    </ul>
  );
}
