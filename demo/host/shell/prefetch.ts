import { loadEarly } from './chunk.js';

/** A part of the site that's loaded when it's first needed. */
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

/** Returns whether loading more than was asked for would get in the way. */
const isScarce = ({ saveData, effectiveType = '' }: Connection): boolean =>
  saveData === true || /2g|3g/.test(effectiveType);

/**
 * Loads the code of a page when a link to it is hovered, focused, or touched, so that it's usually there by the click.
 * Links in widgets count too. On slow connections, or if data should be saved, nothing is loaded ahead.
 */
export function prefetchOnIntent(
  partsOf: (pathname: string) => readonly Part[],
  connection = () => connectionOf(navigator),
): () => void {
  const begun = new Set<string>();
  const onIntent = (event: Event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!link || link.origin !== location.origin || isScarce(connection())) return;
    for (const { id, load } of partsOf(link.pathname)) {
      if (begun.has(id)) continue;
      begun.add(id);
      // If it still fails when the page is needed, the failure is shown then.
      loadEarly(load).catch(() => begun.delete(id));
    }
  };
  const intents = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, onIntent);
  };
}
