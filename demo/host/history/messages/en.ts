import type { Translation } from '../../messages/translation.js';

/** Texts of the browsing history. `{name}` is a product's name. */
export const messages = {
  title: 'Browsing history',
  lead: 'What you viewed, day by day. Only you can see it.',
  count: { one: '{n} product', other: '{n} products' },
  clear: 'Clear all',
  clearQuestion: 'Clear your entire history?',
  clearText: 'This removes everything you viewed. Your saved items and orders stay.',
  keep: 'Keep it',
  cleared: 'Your history was cleared',
  remove: 'Remove {name} from your history',
  removed: '{name} was removed',
  at: 'Viewed at {time}',
  empty: 'Nothing here yet',
  emptyText: 'Cars and products you view show up here, so they’re easy to find again.',
  browse: 'Browse the shop',
};

export type HistoryMessages = Translation<typeof messages>;
