/**
 * Reads a property of the page's document that no markup can replace. An element's name hides the document's own
 * property: after `<img name="currentScript">`, `document.currentScript` is that image, with the `data-*` of whoever
 * wrote it (HTML, "DOM tree accessors").
 */
export function ofDocument<K extends 'baseURI' | 'currentScript' | 'scripts'>(name: K): Document[K] {
  let type: object | null = Object.getPrototypeOf(document);
  while (type) {
    const getter = Object.getOwnPropertyDescriptor(type, name)?.get;
    if (getter) return getter.call(document);
    type = Object.getPrototypeOf(type);
  }
  return document[name]; // a stand-in for a document, which has no elements
}

/** Returns the scripts in the open shadow roots of a tree. `document.scripts` leaves them out. */
const inShadow = (root: ParentNode): HTMLScriptElement[] =>
  [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? [...shadowRoot.querySelectorAll('script'), ...inShadow(shadowRoot)] : [],
  );

/** Returns the page's script tags with a certain `src`, or if there are none, those in open shadow roots. */
export function scriptsBy(isOwn: (src: string) => boolean): HTMLScriptElement[] {
  const own = [...ofDocument('scripts')].filter(({ src }) => isOwn(src));
  return own.length ? own : inShadow(document).filter(({ src }) => isOwn(src));
}
