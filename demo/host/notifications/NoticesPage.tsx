import { useMutation } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import CloseIcon from '../../assets/icons/close.svg?react';
import MailIcon from '../../assets/icons/mail.svg?react';
import MailOpenIcon from '../../assets/icons/mail-open.svg?react';
import type { Notice } from '../../shared/replies/notices.js';
import { AccountLayout, accountLoader } from '../account/AccountLayout.js';
import { PageIcon } from '../account/pageIcons.js';
import { allNotices, markNotice, NOTICE_PAGE_SIZE, noticesQuery, removeNotice } from '../api/notices.js';
import { Pages, usePageNumber } from '../catalog/Pages.js';
import { refetchQuery, useOwnQuery } from '../data/use-shop-query.js';
import { fill, useI18n } from '../messages/i18n.js';
import { SEPARATOR } from '../messages/separator.js';
import { noticeTexts } from '../texts.js';
import { AsyncView, StatusMessage } from '../ui/AsyncView.js';
import { LinkTabs } from '../ui/LinkTabs.js';
import { Notice as EmptyList } from '../ui/Notice.js';
import { Subscriptions, Unsubscribe } from './Mails.js';
import './notifications.css';

export const loader = accountLoader(noticeTexts);

/** The shopper's notifications and email subscriptions, or the page of an unsubscribe link, open to everyone. */
export function Component() {
  const texts = noticeTexts.useTexts();
  const token = useSearchParams()[0].get('unsubscribe');
  if (token !== null) return <Unsubscribe token={token} />;
  return (
    <AccountLayout title={texts.title} lead={texts.lead}>
      <NoticeList />
      <Subscriptions />
    </AccountLayout>
  );
}

type Change =
  | { act: 'mark'; id: number; isRead: boolean }
  | { act: 'remove'; notice: Notice }
  | { act: 'readAll' };

function send(change: Change): Promise<unknown> {
  if (change.act === 'mark') return markNotice(change.id, change.isRead);
  return change.act === 'remove' ? removeNotice(change.notice.notice_id) : markNotice(null, true);
}

function NoticeList() {
  const texts = noticeTexts.useTexts();
  const { numbers } = useI18n();
  const [search] = useSearchParams();
  const isUnread = search.get('show') === 'unread';
  const page = usePageNumber();
  const notices = useOwnQuery(noticesQuery(page, isUnread));
  const change = useMutation({
    mutationFn: send,
    onSettled: async (_data, _error, { act }) => {
      await refetchQuery(allNotices);
      // The button that asked for this is gone, and it had the focus.
      if (act === 'remove') document.querySelector<HTMLElement>('.notices-head h2')?.focus();
    },
  });
  const done = (ended: Change) =>
    ended.act === 'remove'
      ? fill(texts.removed, { title: ended.notice.title })
      : ended.act === 'readAll' && texts.allRead;
  return (
    <section className="stack" aria-labelledby="notices">
      <div className="row account-bar notices-head">
        <h2 id="notices" className="visually-hidden" tabIndex={-1}>
          {texts.list}
        </h2>
        <LinkTabs
          label={texts.list}
          current={isUnread ? 'unreadOnly' : 'all'}
          replace
          tabs={(['all', 'unreadOnly'] as const).map((value) => ({
            value,
            to: { search: value === 'unreadOnly' ? '?show=unread' : '' },
            text: texts[value],
            count: value === 'unreadOnly' ? numbers.count(notices.data?.unread ?? 0) : undefined,
          }))}
        />
        {notices.data !== undefined && notices.data.unread > 0 && (
          <button type="button" className="link-button" onClick={() => change.mutate({ act: 'readAll' })}>
            {texts.readAll}
          </button>
        )}
      </div>
      <StatusMessage error={change.error} failureClass="addresses-failure">
        {change.isSuccess && done(change.variables)}
      </StatusMessage>
      <AsyncView query={notices} skeleton={<span className="skeleton notice-list-skeleton" />}>
        {({ list, total }) =>
          total === 0 ? (
            <EmptyList
              level="h3"
              title={isUnread ? texts.noUnread : texts.empty}
              text={isUnread ? texts.noUnreadText : texts.emptyText}
            />
          ) : (
            <>
              <ul className="card lines notice-list">
                {list.map((notice) => (
                  <li key={notice.notice_id}>
                    <NoticeItem
                      notice={notice}
                      onMark={(isRead) => change.mutate({ act: 'mark', id: notice.notice_id, isRead })}
                      onRemove={() => change.mutate({ act: 'remove', notice })}
                    />
                  </li>
                ))}
              </ul>
              <Pages page={page} last={Math.ceil(total / NOTICE_PAGE_SIZE)} />
            </>
          )
        }
      </AsyncView>
    </section>
  );
}

interface NoticeItemProps {
  notice: Notice;
  onMark: (isRead: boolean) => void;
  onRemove: () => void;
}

/** A notification. Opening the page that it's about marks it as read. */
function NoticeItem({ notice, onMark, onRemove }: NoticeItemProps) {
  const texts = noticeTexts.useTexts();
  const { numbers } = useI18n();
  const { title, text, href, topic, is_read, created_at } = notice;
  const mark = is_read ? texts.markUnreadNamed : texts.markReadNamed;
  // Those who see an icon alone get its name as a tooltip.
  const named = (text: typeof mark | typeof texts.removeNamed) => {
    const name = fill(text, { title });
    return { title: name, 'aria-label': name };
  };
  // The path comes from the server, and may only lead to pages of this site.
  const isPath = /^\/(?![/\\])/.test(href);
  return (
    <article className="notice-item" data-unread={!is_read}>
      <PageIcon page={topic} size={22} />
      <div>
        <h3>
          {!is_read && <span className="badge notice-dot tone-petrol">{texts.isUnread}</span>}{' '}
          {isPath ? (
            <Link to={href} onClick={() => !is_read && onMark(true)}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p>{text}</p>
        <p className="hint">
          {texts.topics[topic].name}
          {SEPARATOR}
          <time dateTime={created_at}>{numbers.dayOf(created_at)}</time>
        </p>
      </div>
      <div className="notice-acts">
        <button type="button" className="icon-button" {...named(mark)} onClick={() => onMark(!is_read)}>
          {is_read ? <MailIcon /> : <MailOpenIcon />}
        </button>
        <button type="button" className="icon-button" {...named(texts.removeNamed)} onClick={onRemove}>
          <CloseIcon />
        </button>
      </div>
    </article>
  );
}
