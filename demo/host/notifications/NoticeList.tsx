import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { OwnView } from '../account/OwnView.js';
import { useOwn } from '../account/useOwn.js';
import { loadNotices, markNotice, NOTICE_PAGE_SIZE, removeNotice } from '../api/notices.js';
import type { Outcome } from '../api/request.js';
import { Pages } from '../catalogue/Pages.js';
import { useSpeech } from '../messages/context.js';
import { KEEP_FOCUS } from '../shell/RouteFocus.js';
import type { NoticeMessages } from './messages/messages.js';
import { NoticeItem } from './NoticeItem.js';

/** The notifications, all or the unread ones, and what can be done with each and with all. */
export function NoticeList({ texts }: { texts: NoticeMessages }) {
  const { texts: common, numbers } = useSpeech();
  const [search] = useSearchParams();
  const isUnread = search.get('show') === 'unread';
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1);
  const [own, reload] = useOwn(() => loadNotices(page, isUnread), `${page} ${isUnread}`);
  const [told, setTold] = useState('');
  const [failure, setFailure] = useState('');
  const act = async (call: Promise<Outcome<unknown>>, done = '') => {
    setFailure('');
    setTold('');
    const outcome = await call;
    await reload();
    if (outcome.status === 'ready') setTold(done);
    else setFailure(outcome.code > 0 ? outcome.message : common.problem.failedText);
  };
  const remove = async (id: number, title: string) => {
    await act(removeNotice(id), texts.removed.replace('{title}', title));
    // The button that asked for it is gone, and the focus with it.
    document.querySelector<HTMLElement>('.notices-head h2')?.focus();
  };
  const tab = (unread: boolean, text: string) => (
    <Link
      to={{ search: unread ? '?show=unread' : '' }}
      state={KEEP_FOCUS}
      replace
      aria-current={isUnread === unread ? 'true' : undefined}
    >
      {text}
    </Link>
  );
  return (
    <section aria-labelledby="notices">
      <div className="notices-head">
        <h2 id="notices" className="visually-hidden" tabIndex={-1}>
          {texts.list}
        </h2>
        <div className="tabs">
          {tab(false, texts.all)}
          {tab(true, texts.unreadOnly)}
        </div>
      </div>
      <p className="told" role="status">
        {told}
      </p>
      {failure && (
        <p className="addresses-failure" role="alert">
          {failure}
        </p>
      )}
      <OwnView own={own} reload={reload} skeleton={<span className="skeleton notice-list-skeleton" />}>
        {({ list, total, unread }) =>
          total === 0 ? (
            <div className="notice">
              <h3>{isUnread ? texts.noUnread : texts.empty}</h3>
              <p>{isUnread ? texts.noUnreadText : texts.emptyText}</p>
            </div>
          ) : (
            <>
              {unread > 0 && (
                <div className="account-bar">
                  <p>{numbers.plural(texts.unread, unread)}</p>
                  <button
                    type="button"
                    className="link-button"
                    onClick={() => void act(markNotice(null, true), texts.allRead)}
                  >
                    {texts.readAll}
                  </button>
                </div>
              )}
              <ul className="notice-list">
                {list.map((notice) => (
                  <li key={notice.notice_id}>
                    <NoticeItem
                      texts={texts}
                      notice={notice}
                      onMark={(isRead) => void act(markNotice(notice.notice_id, isRead))}
                      onRemove={() => void remove(notice.notice_id, notice.title)}
                    />
                  </li>
                ))}
              </ul>
              <Pages page={page} last={Math.ceil(total / NOTICE_PAGE_SIZE)} />
            </>
          )
        }
      </OwnView>
    </section>
  );
}
