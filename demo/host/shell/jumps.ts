import { record, string, type, unknown, validate } from 'superstruct';

const Jump = type({
  href: string(),
  path: string(),
  query: record(string(), unknown()),
  target: unknown(),
});

/** Where a jump leads within this site. */
export interface Place {
  readonly pathname: string;
  /** With its question mark when it isn't empty. */
  readonly search: string;
  /** With its hash sign when it isn't empty. */
  readonly hash: string;
}

function searchOf(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size ? `?${search}` : '';
}

/**
 * Routes the widgets' jumps within this site through the page's own router, without a page load.
 * Jumps to another origin, into another tab, or to what isn't the router's stay with the widget.
 * @param go takes the shopper there; false when that place isn't the router's.
 */
export function followJumps(go: (place: Place) => boolean): void {
  document.addEventListener('storefront-navigate', (event) => {
    if (!(event instanceof CustomEvent) || event.defaultPrevented) return;
    const [unfit, jump] = validate(event.detail, Jump);
    if (unfit || jump.target === '_blank' || !URL.canParse(jump.href)) return;
    const { origin, hash } = new URL(jump.href);
    if (origin !== location.origin || !/^\/(?!\/)/.test(jump.path)) return;
    if (go({ pathname: jump.path, search: searchOf(jump.query), hash })) event.preventDefault();
  });
}
