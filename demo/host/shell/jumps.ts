import { record, string, type, unknown, validate } from 'superstruct';

const Jump = type({
  href: string(),
  path: string(),
  query: record(string(), unknown()),
  target: unknown(),
});

/** The jump's query as a search string, with its question mark when it isn't empty. */
function searchOf(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size ? `?${search}` : '';
}

/**
 * Routes the widgets' jumps within this site through the page's own router, without a page load.
 * Jumps to another origin, or into another tab, stay with the widget.
 */
export function followJumps(go: (path: string, search: string) => void): void {
  document.addEventListener('storefront-navigate', (event) => {
    if (!(event instanceof CustomEvent) || event.defaultPrevented) return;
    const [unfit, jump] = validate(event.detail, Jump);
    if (unfit || jump.target === '_blank') return;
    const inside = URL.canParse(jump.href) && new URL(jump.href).origin === location.origin;
    if (!inside || !/^\/(?!\/)/.test(jump.path)) return;
    event.preventDefault();
    go(jump.path, searchOf(jump.query));
  });
}
