import { convert } from './convert.js';

const prefix = 'storefront-';

/**
 * Finds the widgets of a page, those that are added later and those in open shadow roots included, and has each
 * loaded when it is first seen.
 * @param names the tags without `storefront-`.
 * @param load is told the name and its place among them. It resolves when the element is defined; rejects when it cannot be.
 */
export function watchPage(
  names: readonly string[],
  load: (name: string, index: number) => Promise<unknown>,
): void {
  const loading = new Map<string, Promise<unknown>>();

  function visit(element: Element): void {
    const { localName, shadowRoot } = element;
    const marked = element.getAttribute('data-storefront');
    const name = marked ?? localName.split(prefix)[1] ?? '';
    const index = names.indexOf(name);
    if (index >= 0) {
      const loaded =
        loading.get(name) ?? Promise.resolve(customElements.get(prefix + name) ?? load(name, index));
      loading.set(name, loaded);
      loaded.then(
        // A widget may hold others, as the header does.
        () => (marked ? convert(element, prefix + name) : element.shadowRoot && watch(element.shadowRoot)),
        () => {}, // told by `load`
      );
    } else if (shadowRoot) watch(shadowRoot);
    else if (localName.includes('-') && !customElements.get(localName)) {
      customElements.whenDefined(localName).then(
        () => element.shadowRoot && watch(element.shadowRoot),
        () => {}, // not a name that can ever be defined
      );
    }
  }

  function scan(root: ParentNode): void {
    root.querySelectorAll('*').forEach(visit);
  }

  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
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
    observer.observe(root, { childList: true, subtree: true });
    scan(root);
  }

  watch(document);
}
