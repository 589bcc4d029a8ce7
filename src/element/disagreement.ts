import { configDefinition } from '../state/config.definition.js';
import { warnOnce } from './attributes.js';
import { toAttributeName } from './definition.js';

const keys = Object.keys(configDefinition).map(toAttributeName);
const isKey = (name: string): boolean => keys.includes(name) || name.startsWith('social-');

/** Warns, once, if two `<storefront-config>` on a page disagree. Loaded only if there is more than one. */
export function warnOfDisagreement(page: Document): void {
  const [first, ...others] = page.querySelectorAll('storefront-config');
  for (const other of others) {
    const different = (first?.getAttributeNames() ?? []).filter(
      (name) =>
        isKey(name) && other.hasAttribute(name) && other.getAttribute(name) !== first?.getAttribute(name),
    );
    const tag = (element: Element | undefined) =>
      `<storefront-config${different.map((name) => ` ${name}="${element?.getAttribute(name)}"`).join('')}>`;
    if (different.length) warnOnce(`${tag(first)} and ${tag(other)} disagree; the later one holds.`);
  }
}
