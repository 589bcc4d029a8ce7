import { type RefObject, useLayoutEffect, useRef } from 'react';
import { sharedOnPage } from '../page/page-record.js';

/** Something that Escape closes: a dialog, a list, or a panel. */
export interface Layer {
  /** The layer, or the part of the page that it belongs to. It gets the keys that are pressed in it. */
  readonly element: Element;
  /** Whether it also gets the keys that are pressed while nothing has the focus. */
  readonly takesAll: boolean;
  /** Whether it can be seen. */
  readonly isShown: () => boolean;
  readonly close: () => void;
}

/** The open layers of all copies, the uppermost last. */
const layers = (): Layer[] => sharedOnPage('layers', () => []);

/** Returns the uppermost layer that a key belongs to. */
function layerOf(event: KeyboardEvent): Layer | undefined {
  const path = event.composedPath();
  const isNowhere = /^(body|html)$/.test((path[0] as Partial<Element>).localName ?? '');
  return [...layers()]
    .reverse()
    .find(
      ({ element, takesAll, isShown }) => isShown() && ((isNowhere && takesAll) || path.includes(element)),
    );
}

function takeOver(event: KeyboardEvent): void {
  event.preventDefault(); // the browser would close a dialog as well
  event.stopImmediatePropagation();
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || event.keyCode === 229) return;
  const layer = layerOf(event);
  const view = layer?.element.ownerDocument.defaultView;
  if (!layer || !view) return;
  takeOver(event);
  // Some pages close their layers when the key is released.
  const onKeyUp = (release: KeyboardEvent) => {
    view.removeEventListener('keyup', onKeyUp, true);
    if (release.key === 'Escape') takeOver(release);
  };
  view.addEventListener('keyup', onKeyUp, true);
  layer.close();
}

/**
 * Makes Escape close a layer, and nothing else with the same press: neither another layer of ours nor one of the page.
 * It listens before the page does, because many dialogs of pages listen at the document, before the event gets inside.
 * @returns A function that stops this.
 */
export function closeOnEscape(layer: Layer): () => void {
  const all = layers();
  all.push(layer);
  const view = layer.element.ownerDocument.defaultView;
  view?.addEventListener('keydown', onKeyDown, true); // has no effect if it's there already
  return () => {
    const place = all.indexOf(layer);
    if (place >= 0) all.splice(place, 1);
    const isNeeded = all.some(({ element }) => element.ownerDocument.defaultView === view);
    if (!isNeeded) view?.removeEventListener('keydown', onKeyDown, true);
  };
}

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
