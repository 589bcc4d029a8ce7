import { sharedOnPage } from '../state/page-record.js';

/** A dialog that is no element: the component of a React host. */
export interface ComponentDialog {
  readonly tag: string;
  readonly box: Element;
  /** @param redirect where to go after it, a whole URL; without it, where the page itself wants. */
  readonly open: (redirect?: string) => void;
}

/** Those that are drawn. Whatever copy of the bundle draws them, the widgets of all copies find them. */
export const componentDialogs = (): Set<ComponentDialog> => sharedOnPage('dialogs', () => new Set());
