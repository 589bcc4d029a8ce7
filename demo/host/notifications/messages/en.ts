import type { Translation } from '../../messages/translation.js';

/** The texts of notifications and subscriptions. `{title}` stands for a notification, `{topic}` for its topic. */
export const messages = {
  title: 'Notifications',
  lead: 'What we told you, and which of it comes by email.',
  list: 'Notifications',
  all: 'All',
  unreadOnly: 'Unread',
  unread: { one: '{n} unread', other: '{n} unread' },
  isUnread: 'Unread',
  readAll: 'Mark all as read',
  allRead: 'All are read now',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  remove: 'Remove',
  markReadNamed: 'Mark as read: {title}',
  markUnreadNamed: 'Mark as unread: {title}',
  removeNamed: 'Remove: {title}',
  removed: 'Removed: {title}',
  open: 'Open',
  empty: 'No notifications',
  emptyText: 'Here we tell you of your orders, coupons and news.',
  noUnread: 'You have read everything',
  noUnreadText: 'New ones stand here first.',
  mails: 'Emails',
  mailsText: 'Choose which of it also comes by email. Each email has a link that stops its kind.',
  topics: {
    orders: { name: 'Orders', text: 'Paid, shipped, changed or refunded' },
    rewards: { name: 'Coupons and points', text: 'New ones, and those that end soon' },
    news: { name: 'News', text: 'New cars, deals of the days and tips, at most once a week' },
  },
  on: 'You get emails about: {topic}',
  off: 'No more emails about: {topic}',
  unsubscribe: {
    title: 'Stop our emails',
    question: 'Stop these emails?',
    text: 'It takes one click, and you need not sign in.',
    confirm: 'Stop these emails',
    busy: 'One moment…',
    done: 'You get no more emails about: {topic}',
    doneText: 'You can turn them on again in your account at any time.',
    manage: 'All notifications and emails',
  },
};

export type NoticeMessages = Translation<typeof messages>;
