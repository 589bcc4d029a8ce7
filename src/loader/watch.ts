import { convert, MARK, markOf } from './convert.js';

const prefix = 'storefront-';

/**
 * Finds the widgets on a page, including those that are added later and those in open shadow roots, and loads each kind
 * when it's first seen.
 * @param names the tags without `storefront-`.
 * @param load called with the name and its first element. Resolves when the element is defined; rejects if it can't be.
 */
export function watchPage(
  names: readonly string[],
  load: (name: string, element: Element) => Promise<unknown>,
): void {
  const loading = new Map<string, Promise<unknown>>();
  /** Foreign tags that aren't defined yet. The page is searched again once they are, so no elements are kept here. */
  const awaited = new Set<string>();
  let looksAgain = false;

  function visit(element: Element): void {
    const { localName, shadowRoot } = element;
    const marked = markOf(element);
    const name = marked ?? localName.split(prefix)[1] ?? '';
    if (names.includes(name)) {
      const loaded =
        loading.get(name) ?? Promise.resolve(customElements.get(prefix + name) ?? load(name, element));
      loading.set(name, loaded);
      loaded.then(
        // A widget may contain others, as the header does.
        () =>
          marked === null
            ? element.shadowRoot && watch(element.shadowRoot)
            : markOf(element) === name && convert(element, prefix + name), // the mark may have changed
        () => {}, // reported by `load`
      );
    } else if (shadowRoot) watch(shadowRoot);
    else if (localName.includes('-') && !awaited.has(localName) && !customElements.get(localName)) {
      awaited.add(localName);
      customElements.whenDefined(localName).then(lookAgain, () => {}); // the name can never be defined
    }
  }

  /** Searches the shadow roots that came with a definition, once for all definitions in one task. */
  function lookAgain(): void {
    if (looksAgain) return;
    looksAgain = true;
    setTimeout(() => {
      looksAgain = false;
      watch(document);
    });
  }

  function scan(root: ParentNode): void {
    root.querySelectorAll('*').forEach(visit);
  }

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') visit(target as Element); // only elements have attributes
      addedNodes.forEach((node) => {
        // Check the node type, not the class: a node that was adopted from a frame keeps that window's class.
        if (node.nodeType !== 1) return;
        const element = node as Element; // node type 1 is an element
        visit(element);
        scan(element);
      });
    }
  });

  /** Watches a root. Watching it again, such as after a move, is harmless. */
  function watch(root: Document | ShadowRoot): void {
    observer.observe(root, { childList: true, subtree: true, attributeFilter: [MARK] });
    scan(root);
  }

  watch(document);
}
