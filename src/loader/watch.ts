import { convert, MARK } from './convert.js';

const prefix = 'storefront-';

/**
 * Finds the widgets of a page, those that are added later and those in open shadow roots included, and has each
 * loaded when it is first seen.
 * @param names the tags without `storefront-`.
 * @param load is told the name, and the first element of it. It resolves when the element is defined; rejects when it cannot be.
 */
export function watchPage(
  names: readonly string[],
  load: (name: string, element: Element) => Promise<unknown>,
): void {
  const loading = new Map<string, Promise<unknown>>();
  /** Tags of others that are not defined yet. Their elements are looked for again then, and not held until then. */
  const awaited = new Set<string>();
  let looksAgain = false;

  function visit(element: Element): void {
    const { localName, shadowRoot } = element;
    const marked = element.getAttribute(MARK);
    const name = marked ?? localName.split(prefix)[1] ?? '';
    if (names.includes(name)) {
      const loaded =
        loading.get(name) ?? Promise.resolve(customElements.get(prefix + name) ?? load(name, element));
      loading.set(name, loaded);
      loaded.then(
        // A widget may hold others, as the header does.
        () =>
          marked === null
            ? element.shadowRoot && watch(element.shadowRoot)
            : element.getAttribute(MARK) === name && convert(element, prefix + name), // it may name another by now
        () => {}, // told by `load`
      );
    } else if (shadowRoot) watch(shadowRoot);
    else if (localName.includes('-') && !awaited.has(localName) && !customElements.get(localName)) {
      awaited.add(localName);
      customElements.whenDefined(localName).then(lookAgain, () => {}); // a name that can never be defined
    }
  }

  /** Looks into the shadow roots that came with a definition; once for all definitions of one task. */
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
      if (type === 'attributes') visit(target as Element); // those of elements alone are observed
      addedNodes.forEach((node) => {
        // By its kind and not by its class: what was adopted from a frame keeps the class of that window.
        if (node.nodeType !== 1) return;
        const element = node as Element; // the kind 1 is that of elements
        visit(element);
        scan(element);
      });
    }
  });

  /** Once more for one that is watched, as after a move, it changes nothing. */
  function watch(root: Document | ShadowRoot): void {
    observer.observe(root, { childList: true, subtree: true, attributeFilter: [MARK] });
    scan(root);
  }

  watch(document);
}
