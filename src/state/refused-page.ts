import { isReachable } from '../api/client.js';

const tried = new Set<string>();

/**
 * Warns in the console if an API doesn't let pages of this origin read its replies. Browsers don't tell scripts why a
 * request failed. But if the API is on another origin and answers a request that needs no permission, that's the reason.
 * Loaded only after a failure. Each API is tried once.
 * @param base base URL of the API.
 */
export async function warnIfRefused(base: string): Promise<void> {
  const { origin } = location;
  if (tried.has(base) || !URL.canParse(base) || new URL(base).origin === origin) return;
  tried.add(base);
  if (!(await isReachable(base))) return;
  const pages = origin === 'null' ? 'null (files, and sandboxed frames)' : origin;
  console.warn(
    `[storefront-widgets] the API does not allow pages of ${pages}: its operator adds it.`,
    `To see what it allows: npx storefront-widgets check ${base}${forWidgets()} --origin ${origin}`,
  );
}

/** Returns the option that limits the check to the calls of the widgets on this page; empty if none is found. */
function forWidgets(): string {
  const names = Array.from(document.querySelectorAll(':defined'), (element) =>
    element.localName === 'storefront-config'
      ? null
      : (element.getAttribute('data-storefront-component') ??
        /^storefront-(.+)/.exec(element.localName)?.[1]),
  );
  const widgets = [...new Set(names)].filter(Boolean);
  return widgets.length > 0 ? ` --for ${widgets.join(',')}` : '';
}
