import { type RefObject, useLayoutEffect, useRef } from 'react';
import { closeOnEscape, type Layer } from './escape.js';

interface Options {
  readonly isOpen: boolean;
  readonly close: () => void;
  /** See `Layer`. */
  readonly takesAll?: boolean;
  readonly isShown?: (element: Element) => boolean;
}

/** Makes Escape close a layer of a view while it's open, and nothing else with the same press. */
export function useCloseOnEscape(
  layer: RefObject<Element | null>,
  { isOpen, close, takesAll = false, isShown = () => true }: Options,
): void {
  const latest = useRef(close);
  latest.current = close;
  const shown = useRef<(element: Element) => boolean>(isShown);
  useLayoutEffect(() => {
    const element = layer.current;
    if (!isOpen || !element) return;
    const entry: Layer = {
      element,
      takesAll,
      isShown: () => shown.current(element),
      close: () => latest.current(),
    };
    return closeOnEscape(entry);
  }, [layer, isOpen, takesAll]);
}
