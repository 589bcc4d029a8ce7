import { useEffect } from 'react';
import { isNewVisitor } from '../state/identity.js';
import type { WidgetDefinition } from './definition.js';
import type { WidgetHost } from './host.js';
import type { Framed } from './use-frame.js';

/**
 * Sends `storefront-ready` when the widget first shows what it is for. What can wait until then, waits until then.
 */
export function useReady<D extends WidgetDefinition>(host: WidgetHost<D>, isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;
    if (isNewVisitor()) {
      import('../state/first-calls.js').then(
        ({ welcomeVisitor }) => welcomeVisitor(),
        () => {}, // told in the console; the next visit tries again
      );
    }
    const { element, emit } = host as unknown as WidgetHost<Framed>; // every widget has the events of Framed
    const frame = requestAnimationFrame(() => emit('storefront-ready', { tag: element.localName }));
    return () => cancelAnimationFrame(frame);
  }, [host, isReady]);
}
