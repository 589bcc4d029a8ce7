import { warnOnce } from './attributes.js';

/** What no page puts into a widget, where plain links, text, or a form for when it can't load are fine. */
const foreign = 'main, article, section, h1, h2, table, header, footer, [data-storefront]';

/** The elements of a page that a widget's element contains by mistake: those without a slot that only a page has. */
const foreignIn = (element: Element): Element[] =>
  [...element.children].filter(
    (child) =>
      !child.slot &&
      (child.localName.startsWith('storefront-') || child.matches(foreign) || child.querySelector(foreign)),
  );

/**
 * Warns, once for a tag, if an element contains the rest of the page: HTML ignores the slash of `<storefront-header />`,
 * and everything after it ends up inside, where nothing shows it.
 */
function warnIfUnclosed(element: Element): void {
  const rest = foreignIn(element);
  const tag = element.localName;
  if (rest.length)
    warnOnce(
      `<${tag}> contains <${rest.map(({ localName }) => localName).join('>, <')}>, which it doesn't show. HTML has no self-closing tags: write <${tag}></${tag}>.`,
    );
}

/** Looks for what a self-closed tag has swallowed, once all of the page is there. */
export function watchUnclosed(element: Element): void {
  const page = element.ownerDocument;
  const inspect = () => warnIfUnclosed(element);
  if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', inspect, { once: true });
  else inspect();
}
