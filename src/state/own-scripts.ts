import { ofDocument } from '../page/page-document.js';

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
