import '../../src/footer/define.js';
import type { ConfigInput } from '../../src/state/config.js';
import { configure } from '../../src/state/store.js';
import { appears, startApi } from '../support/car-search.js';
import { addMarkup } from '../support/stage.js';
import { until } from '../support/until.js';

/** The external links, none of them configured. */
const none = {
  appDownload: null,
  appStore: null,
  googlePlay: null,
  chat: null,
  stockListing: null,
  socialFacebook: null,
  socialInstagram: null,
  socialX: null,
  socialTiktok: null,
  socialMastodon: null,
};

afterEach(() => configure(none));

/** Adds a footer, and waits for its links. */
export async function readyFooter(
  config: ConfigInput = {},
  markup = '<storefront-footer></storefront-footer>',
): Promise<HTMLElement> {
  startApi();
  configure(config);
  const element = addMarkup(markup).querySelector<HTMLElement>('storefront-footer');
  if (!element) throw new Error('The markup holds no footer');
  await appears(element, '[part=legal]');
  return element;
}

/** Returns the links of a footer. */
export const links = (element: Element): HTMLAnchorElement[] => [
  ...(element.shadowRoot?.querySelectorAll('a') ?? []),
];

export const nameOf = (link: Element): string =>
  link.getAttribute('aria-label') ?? link.textContent?.trim() ?? '';

/** Returns the link with this name. Throws if there is none. */
export function link(element: Element, name: string): HTMLAnchorElement {
  const found = links(element).find((each) => nameOf(each) === name);
  if (!found) throw new Error(`No link ${name} among ${links(element).map(nameOf).join(', ')}`);
  return found;
}

/** Waits until a footer has a link with this name. */
export const showsLink = (element: Element, name: string): Promise<void> =>
  until(() => links(element).some((each) => nameOf(each) === name), `no ${name}`);
