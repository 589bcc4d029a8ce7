import { type Direction, type Language, toLanguage } from '../page/locale.js';
import { watchOwnTexts } from '../page/own-texts.js';

/** The language and direction in the markup around an element. `null` if it has none: the configuration decides. */
export interface MarkupLanguage {
  readonly lang: Language | null;
  readonly dir: Direction | null;
}

/**
 * Returns the language and direction that an element gets from itself or its closest ancestor, across shadow roots
 * (contract section 2). `<html>` is left out: its `lang` is the configuration's second-to-last source, after the
 * shopper's own choice. For Arabic, a direction counts only up to the element that set the language, so that it reads
 * from right to left even in the middle of an English page.
 */
export function markupLanguage(element: Element): MarkupLanguage {
  let lang: Language | null = null;
  let dir: Direction | null = null;
  for (
    let node: Element | null = element;
    (!lang || !dir) && node && node !== node.ownerDocument.documentElement;
    node = parent(node)
  ) {
    const ownDir = node.getAttribute('dir');
    if (!dir && lang !== 'ar' && (ownDir === 'rtl' || ownDir === 'ltr')) dir = ownDir;
    lang ??= toLanguage(node.getAttribute('lang'));
  }
  return { lang, dir };
}

function parent(node: Element): Element | null {
  return node.parentElement ?? hostOf(node.getRootNode());
}

/** Returns the host of a shadow root. Doesn't use `instanceof`, because the root may be another window's. */
const hostOf = (root: Node): Element | null => (root as Partial<ShadowRoot>).host ?? null; // no other node has a host

const listeners = new Set<() => void>();
let observer: MutationObserver | undefined;

/**
 * Calls back when any `lang` or `dir` changes in a node's tree, or in the trees around its shadow root, and when the
 * page's own texts change, which may bring a language that wasn't offered before. All callers share one observer. Call
 * it again after a node has moved to watch the new trees too.
 */
export function watchLanguage(listener: () => void, within: Node): () => void {
  listeners.add(listener);
  const unwatchTexts = watchOwnTexts(listener);
  if (typeof MutationObserver === 'undefined') return unwatchTexts; // see src/element/missing.ts
  observer ??= new MutationObserver(() => {
    for (const each of listeners) each();
  });
  for (let node: Node | null = within; node; ) {
    const root: Node = node.getRootNode();
    observer.observe(root, { subtree: true, attributeFilter: ['lang', 'dir'] });
    node = hostOf(root);
  }
  return () => {
    unwatchTexts();
    listeners.delete(listener);
    if (listeners.size) return;
    observer?.disconnect();
    observer = undefined;
  };
}
