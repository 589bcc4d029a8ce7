import { type ReactNode, useLayoutEffect } from 'react';
import { adoptStyles } from '../ui/adopt-styles.js';
import { useWidget } from './widget-context.js';

/**
 * The stylesheets of a part that is loaded on demand. It stands before what they style: the effects of its siblings,
 * such as the opening of a dialog, come after its own.
 */
export function Styles({ sheets }: { readonly sheets: readonly string[] }): ReactNode {
  const { shadowRoot } = useWidget().host.element;
  useLayoutEffect(() => {
    if (shadowRoot) adoptStyles(shadowRoot, sheets);
  }, [shadowRoot, sheets]);
  return null;
}
