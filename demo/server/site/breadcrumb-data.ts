import type { JsonObject } from './page-head.js';

/** The way to a page, from the part of the shop that it is in, as search engines read it. */
export const trail = (
  origin: string,
  steps: readonly (readonly [name: string, path: string])[],
): JsonObject => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});
