import type { Topic } from '../../api/notices.js';
import type { PluralForms } from '../../messages/messages.js';

/** The texts of notifications and subscriptions. `{title}` stands for a notification, `{topic}` for its topic. */
export interface NoticeMessages {
  title: string;
  lead: string;
  list: string;
  all: string;
  unreadOnly: string;
  unread: PluralForms;
  isUnread: string;
  readAll: string;
  allRead: string;
  markRead: string;
  markUnread: string;
  remove: string;
  markReadNamed: string;
  markUnreadNamed: string;
  removeNamed: string;
  removed: string;
  open: string;
  empty: string;
  emptyText: string;
  noUnread: string;
  noUnreadText: string;
  mails: string;
  mailsText: string;
  topics: Record<Topic, { name: string; text: string }>;
  on: string;
  off: string;
  unsubscribe: {
    title: string;
    question: string;
    text: string;
    confirm: string;
    busy: string;
    done: string;
    doneText: string;
    manage: string;
  };
}
