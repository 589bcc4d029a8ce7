import { createContext, useContext } from 'react';
import type { Direction, Language } from '../i18n/locale.js';
import type { Outcome, Result } from '../state/resource.js';
import type { WidgetDefinition } from './definition.js';
import type { WidgetHost } from './host.js';

/** What every part of a view may need of the widget that it stands in. */
export interface Widget<D extends WidgetDefinition = WidgetDefinition> {
  readonly host: WidgetHost<D>;
  readonly lang: Language;
  /** What the markup says; null for the language's own. */
  readonly dir: Direction | null;
  /** `#rgb` or `#rrggbb`; null for the design's own. */
  readonly accent: string | null;
  /**
   * Shows the shopper why something failed, in one widget of the page alone, and sends `storefront-error`.
   * @returns what was told; null where nothing was.
   */
  readonly reportFailure: (outcome: Outcome | Result<unknown>) => Promise<string | null>;
}

/** Given by `Frame`. */
export const WidgetContext = createContext<Widget | null>(null);

/** The widget around a part of its view. */
export function useWidget<D extends WidgetDefinition>(): Widget<D> {
  const widget = useContext(WidgetContext);
  if (!widget) throw new Error('A part of a widget stands outside of its frame.');
  // A widget's own parts alone ask, and know its definition.
  return widget as unknown as Widget<D>;
}
