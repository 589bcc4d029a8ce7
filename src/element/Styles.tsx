import { type ReactNode, useLayoutEffect } from 'react';
import { adoptStyles } from '../ui/adopt-styles.js';
import { useWidget } from './widget-context.js';

/**
 * The stylesheets of a part that loads on demand. Render this before what they style, so that its effect runs before
 * those of its siblings, such as opening a dialog.
 */
export function Styles({ sheets }: { readonly sheets: readonly string[] }): ReactNode {
  const { shadowRoot } = useWidget().host.element;
  useLayoutEffect(() => {
    if (shadowRoot) adoptStyles(shadowRoot, sheets);
  }, [shadowRoot, sheets]);
  return null;
}
