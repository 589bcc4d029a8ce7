import type { Walk } from './in-each-engine.js';
import { openIn } from './language.js';
import { searchIsReady } from './search.js';

/** The pages of the demo, by what they are called in a failure. */
export const pages = {
  home: ({ storefront }: Walk) => `${storefront}/`,
  categories: ({ storefront }: Walk) => `${storefront}/categories/byd`,
  'phone site': ({ storefront }: Walk) => `${storefront}/m/`,
  partner: ({ partner }: Walk) => `${partner}/embeds/partner.html`,
  CMS: ({ partner }: Walk) => `${partner}/embeds/cms.html`,
  'page without scripts': ({ partner }: Walk) => `${partner}/embeds/no-script.html`,
  'sign-in': ({ storefront }: Walk) => `${storefront}/sign-in`,
  'create account': ({ storefront }: Walk) => `${storefront}/register`,
  'change password': ({ storefront }: Walk) => `${storefront}/modification`,
  terms: ({ storefront }: Walk) => `${storefront}/termsAndConditions`,
  privacy: ({ storefront }: Walk) => `${storefront}/Privacy-policy`,
  refunds: ({ storefront }: Walk) => `${storefront}/refund-and-returns-policy`,
} as const;

/** What comes last on a page that holds no car search. */
const last: Partial<Record<keyof typeof pages, string>> = {
  'sign-in': 'storefront-sign-in[page] [name=password]',
  'create account': 'storefront-sign-in[page] [name=invitation]',
  'change password': 'storefront-sign-in[page] [name=code]',
  terms: '.legal-text h2',
  privacy: '.legal-text h2',
  refunds: '.legal-text h2',
};

/** Opens one of them in a language, and waits until all of it is there. */
export async function openPage(walk: Walk, page: keyof typeof pages, lang: string): Promise<void> {
  const { browser } = walk;
  await openIn(browser, lang, pages[page](walk));
  const selector = last[page];
  if (selector) await browser.until((wanted) => document.querySelector(wanted) !== null, selector);
  else await searchIsReady(browser);
  await browser.until(() => !document.querySelector('.skeleton, .first-load'));
}
