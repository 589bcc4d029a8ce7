import { sharedOnPage } from './page-record.js';

/** The page's own texts: by language, by widget, and by the key of the text (contract section 1, `messages`). */
export type OwnTexts = Readonly<Record<string, Readonly<Record<string, object>>>>;

const shared = () =>
  sharedOnPage('texts', () => ({ texts: {} as OwnTexts, listeners: new Set<() => void>() }));

export const ownTexts = (): OwnTexts => shared().texts;

/** Replaces the page's own texts and notifies the listeners. */
export function setOwnTexts(texts: OwnTexts): void {
  const { listeners } = Object.assign(shared(), { texts });
  for (const listener of listeners) listener();
}

/** Calls the listener after each change, until the returned function is called. */
export function watchOwnTexts(listener: () => void): () => void {
  const { listeners } = shared();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
