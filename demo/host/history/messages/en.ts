import type { Translation } from '../../messages/translation.js';

/** The texts of the browsing history. `{name}` stands for a product. */
export const messages = {
  title: 'Browsing history',
  lead: 'What you looked at, day by day. Nobody but you sees it.',
  count: { one: '{n} product', other: '{n} products' },
  clear: 'Clear all',
  clearQuestion: 'Clear all of your history?',
  clearText: 'All that you looked at is forgotten. What you saved and ordered stays.',
  keep: 'Keep it',
  cleared: 'Your history is cleared',
  remove: 'Remove {name} from your history',
  removed: '{name} is removed',
  at: 'Looked at {time}',
  empty: 'Nothing looked at yet',
  emptyText: 'Cars and goods that you look at stand here, so that you find them again.',
  browse: 'Browse the shop',
};

export type HistoryMessages = Translation<typeof messages>;
