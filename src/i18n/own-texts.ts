import { sharedOnPage } from '../state/page-record.js';

/** Texts of a page's own: by language, by widget, by the key of the text (contract section 1, `messages`). */
export type OwnTexts = Readonly<Record<string, Readonly<Record<string, object>>>>;

const shared = () =>
  sharedOnPage('texts', () => ({ texts: {} as OwnTexts, listeners: new Set<() => void>() }));

export const ownTexts = (): OwnTexts => shared().texts;

/** Replaces them; who watches hears of it. */
export function setOwnTexts(texts: OwnTexts): void {
  const { listeners } = Object.assign(shared(), { texts });
  for (const listener of listeners) listener();
}

/** Calls back after each change, until what it returns is called. */
export function watchOwnTexts(listener: () => void): () => void {
  const { listeners } = shared();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
