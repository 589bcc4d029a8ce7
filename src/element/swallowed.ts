import { warnOnce } from './attributes.js';
import type { WidgetDefinition } from './definition.js';

/** What no page puts into a widget. */
const foreign = 'main, article, h1, [data-storefront]';

/**
 * Warns, once for a tag, if an element contains the rest of the page: HTML ignores the slash of `<storefront-header />`,
 * and everything after it ends up inside, where nothing shows it. A plain link or form for when the widget can't load is
 * fine, and so is what has a slot.
 */
export function warnIfSwallowed(element: Element, { tag, slots }: WidgetDefinition): void {
  const place = element.parentElement?.hasAttribute('data-storefront') ? element.parentElement : element;
  const isLast = place.parentElement?.localName === 'body' && !place.nextElementSibling;
  const rest = [...element.children].filter(
    (child) =>
      !child.slot &&
      (child.matches(foreign) ||
        child.localName.startsWith('storefront-') ||
        (isLast && !('' in slots) && child.matches('div, section, p, h2, table, header, footer'))),
  );
  if (rest.length)
    warnOnce(
      `<${tag}> contains <${rest.map(({ localName }) => localName).join('>, <')}>, which it doesn't show. HTML has no self-closing tags: write <${tag}></${tag}>.`,
    );
}
