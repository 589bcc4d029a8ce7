import type { PluralForms } from '../../messages/messages.js';

/** The texts of the browsing history. `{name}` stands for a product. */
export interface HistoryMessages {
  title: string;
  lead: string;
  count: PluralForms;
  clear: string;
  clearQuestion: string;
  clearText: string;
  keep: string;
  cleared: string;
  remove: string;
  removed: string;
  at: string;
  empty: string;
  emptyText: string;
  browse: string;
}
