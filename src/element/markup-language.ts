import { type Direction, type Language, toLanguage } from '../i18n/locale.js';

/** What the markup around an element says; null where it says nothing and the configuration decides. */
export interface MarkupLanguage {
  readonly lang: Language | null;
  readonly dir: Direction | null;
}

/**
 * The language and the direction that an element takes from itself or its closest ancestor, across shadow roots
 * (contract section 2). `<html>` is left out: its `lang` is the last but one source of the configuration, behind
 * the shopper's own choice. For Arabic a direction counts only up to the element that gave the language, so that it
 * reads from right to left in the middle of an English page, too.
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

/** The element that a shadow root belongs to. Not by `instanceof`: the root may be another window's. */
const hostOf = (root: Node): Element | null => (root as Partial<ShadowRoot>).host ?? null; // no other node has a host

const listeners = new Set<() => void>();
let observer: MutationObserver | undefined;

/**
 * Calls back when any `lang` or `dir` changes in the tree of a node, or in one that its shadow roots stand in. One
 * observer serves all; called again for a node that has moved, it watches the new trees too.
 */
export function watchLanguage(listener: () => void, within: Node): () => void {
  listeners.add(listener);
  observer ??= new MutationObserver(() => {
    for (const each of listeners) each();
  });
  for (let node: Node | null = within; node; ) {
    const root: Node = node.getRootNode();
    observer.observe(root, { subtree: true, attributeFilter: ['lang', 'dir'] });
    node = hostOf(root);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size) return;
    observer?.disconnect();
    observer = undefined;
  };
}
