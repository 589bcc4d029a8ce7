import type { Translation } from '../../messages/translation.js';

/** Texts of notifications and subscriptions. `{title}` is a notification's title, and `{topic}` is its topic. */
export const messages = {
  title: 'Notifications',
  lead: 'Your messages from us, and which ones we email you.',
  list: 'Notifications',
  all: 'All',
  unreadOnly: 'Unread',
  unread: { one: '{n} unread', other: '{n} unread' },
  isUnread: 'Unread',
  readAll: 'Mark all as read',
  allRead: 'All marked as read',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  remove: 'Remove',
  markReadNamed: 'Mark as read: {title}',
  markUnreadNamed: 'Mark as unread: {title}',
  removeNamed: 'Remove: {title}',
  removed: 'Removed: {title}',
  open: 'Open',
  empty: 'No notifications',
  emptyText: 'Updates about your orders, coupons, and news show up here.',
  noUnread: 'You’re all caught up',
  noUnreadText: 'New notifications show up here first.',
  mails: 'Emails',
  mailsText: 'Choose what we also email you. Every email has an unsubscribe link.',
  topics: {
    orders: { name: 'Orders', text: 'Paid, shipped, changed, or refunded' },
    rewards: { name: 'Coupons and points', text: 'New ones, and ones that expire soon' },
    news: { name: 'News', text: 'New cars, daily deals, and tips, at most once a week' },
  },
  on: 'You’ll get emails about: {topic}',
  off: 'No more emails about: {topic}',
  unsubscribe: {
    title: 'Unsubscribe',
    question: 'Unsubscribe from these emails?',
    text: 'It takes one click, and you don’t need to sign in.',
    confirm: 'Unsubscribe',
    busy: 'One moment…',
    done: 'You won’t get any more emails about: {topic}',
    doneText: 'You can turn them back on in your account anytime.',
    manage: 'All notifications and emails',
  },
};

export type NoticeMessages = Translation<typeof messages>;
