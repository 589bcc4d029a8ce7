import { type Location, ScrollRestoration, useHref } from 'react-router';

/** A page's first entry has no key of its own: without the path, two pages would share one position. */
const positionKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

/**
 * Goes to the top of a new page, and back to where the shopper was on a move back. Either site keeps positions of its
 * own, for their paths, as the router tells them, are alike.
 */
export function Scroll() {
  return <ScrollRestoration getKey={positionKey} storageKey={`scroll-positions ${useHref('/')}`} />;
}
