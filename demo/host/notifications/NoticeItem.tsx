import { Link } from 'react-router';
import { PageIcon } from '../account/pageIcons.js';
import { dayOf } from '../account/times.js';
import type { Notice } from '../api/notices.js';
import { useSpeech } from '../messages/context.js';
import type { NoticeMessages } from './messages/messages.js';

const ICONS = { orders: 'orders', rewards: 'coupons', news: 'promotion' } as const;

interface NoticeItemProps {
  texts: NoticeMessages;
  notice: Notice;
  onMark: (isRead: boolean) => void;
  onRemove: () => void;
}

/** A notification. Who opens the page that it is about has read it. */
export function NoticeItem({ texts, notice, onMark, onRemove }: NoticeItemProps) {
  const { lang } = useSpeech();
  const { title, text, href, topic, is_read, created_at } = notice;
  const named = (label: string) => label.replace('{title}', title);
  // It is the server's own, and leads nowhere but within this site.
  const isPath = /^\/(?![/\\])/.test(href);
  return (
    <article className="notice-item" data-unread={!is_read}>
      <PageIcon page={ICONS[topic]} size={22} />
      <div>
        <h3>
          {!is_read && <span className="notice-dot">{texts.isUnread}</span>} {title}
        </h3>
        <p>{text}</p>
        <p className="notice-time">
          {texts.topics[topic].name} · <time dateTime={created_at}>{dayOf(created_at, lang)}</time>
        </p>
        <div className="notice-acts">
          {isPath && (
            <Link to={href} aria-label={`${texts.open}: ${title}`} onClick={() => !is_read && onMark(true)}>
              {texts.open}
            </Link>
          )}
          <button
            type="button"
            className="link-button"
            aria-label={named(is_read ? texts.markUnreadNamed : texts.markReadNamed)}
            onClick={() => onMark(!is_read)}
          >
            {is_read ? texts.markUnread : texts.markRead}
          </button>
          <button
            type="button"
            className="link-button"
            aria-label={named(texts.removeNamed)}
            onClick={onRemove}
          >
            {texts.remove}
          </button>
        </div>
      </div>
    </article>
  );
}
