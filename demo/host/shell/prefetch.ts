import { loadEarly } from './chunk.js';

/** A part of the site that is loaded when it is first wanted. */
export interface Part {
  readonly id: string;
  readonly load: () => Promise<unknown>;
}

/** What browsers of the Chromium family tell of the connection; the others tell nothing. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const connectionOf = (from: Navigator & { readonly connection?: Connection }): Connection =>
  from.connection ?? {};

/** Whether more than what is asked for would be in the way of it. */
const isScarce = ({ saveData, effectiveType = '' }: Connection): boolean =>
  saveData === true || /2g|3g/.test(effectiveType);

/**
 * Loads the code of a page when a link to it is pointed at, focused or touched: mostly it is there by the click. Links
 * within widgets count too. On slow connections, and where data are to be saved, nothing is loaded ahead.
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
      // A failure is told when the page is wanted, if it has not passed by then.
      loadEarly(load).catch(() => begun.delete(id));
    }
  };
  const intents = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, onIntent);
  };
}
