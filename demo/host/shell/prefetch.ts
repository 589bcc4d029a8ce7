import { loadEarly } from './chunk.js';

/** A part of the site whose code loads when it's first needed. */
export interface Part {
  readonly id: string;
  readonly load: () => Promise<unknown>;
}

/** What Chromium-based browsers report about the connection. Others report nothing. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const connectionOf = (from: Navigator & { readonly connection?: Connection }): Connection =>
  from.connection ?? {};

/** Returns whether prefetching would delay what the shopper waits for, or cost them data that they want to save. */
const isConstrained = ({ saveData, effectiveType = '' }: Connection): boolean =>
  saveData === true || /2g|3g/.test(effectiveType);

/**
 * Loads the code of a page when a link to it is hovered, focused, or touched, so that it has usually arrived by the click.
 * That includes links in widgets. On slow connections, and if the browser is set to save data, nothing is loaded ahead.
 * @param partsOf returns the parts of the page at a path
 * @returns A function that stops it.
 */
export function prefetchOnIntent(
  partsOf: (pathname: string) => readonly Part[],
  connection = () => connectionOf(navigator),
): () => void {
  const begun = new Set<string>();
  const onIntent = (event: Event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!link || link.origin !== location.origin || isConstrained(connection())) return;
    for (const { id, load } of partsOf(link.pathname)) {
      if (begun.has(id)) continue;
      begun.add(id);
      // If it fails again when the page is opened, that page shows the failure.
      loadEarly(load).catch(() => begun.delete(id));
    }
  };
  const intents = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, onIntent);
  };
}
