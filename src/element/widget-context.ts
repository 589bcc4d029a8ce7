import { createContext, useContext } from 'react';
import type { Direction, Language } from '../page/locale.js';
import type { Outcome, Result } from '../state/resource.js';
import type { WidgetDefinition } from './definition.js';
import type { WidgetHost } from './host.js';

/** What a part of a view may need from its widget. */
export interface Widget<D extends WidgetDefinition = WidgetDefinition> {
  readonly host: WidgetHost<D>;
  readonly lang: Language;
  /** The direction in the markup. `null` for the language's own. */
  readonly dir: Direction | null;
  /** `#rgb` or `#rrggbb`. `null` for the design's own. */
  readonly accent: string | null;
  /** The API's base URL. */
  readonly api: string;
  /** The key for replies that are the same for everybody. */
  readonly pageKey: string;
  /**
   * Shows the shopper why something failed, in only one widget on the page, and sends `storefront-error`.
   * @param isSeen whether the caller shows the message where it belongs. It's then only announced. Defaults to false.
   * @returns the message, or null if none was shown.
   */
  readonly reportFailure: (
    outcome: Outcome | Result<unknown>,
    options?: { readonly isSeen?: boolean },
  ) => Promise<string | null>;
}

/** Provided by `Frame`. */
export const WidgetContext = createContext<Widget | null>(null);

/** Returns the widget that contains a part of a view. */
export function useWidget<D extends WidgetDefinition>(): Widget<D> {
  const widget = useContext(WidgetContext);
  if (!widget) throw new Error('A part of a widget stands outside of its frame.');
  // Only a widget's own parts call this, and they know its definition.
  return widget as unknown as Widget<D>;
}
