import { sharedOnPage } from '../page/page-record.js';

/** A dialog that isn't a custom element: a component in a React host. */
export interface ComponentDialog {
  readonly tag: string;
  readonly box: Element;
  /** @param redirect where to go afterward, a whole URL; if omitted, where the page itself wants. */
  readonly open: (redirect?: string) => void;
}

/** Returns the dialogs that are rendered. All copies of the bundle share them, so any copy's widgets can find them. */
export const componentDialogs = (): Set<ComponentDialog> => sharedOnPage('dialogs', () => new Set());

/** Returns the drawers that are rendered, elements and components. Each opens by itself when a menu button is pressed. */
export const renderedDrawers = (): Set<Element> => sharedOnPage('drawers', () => new Set());
