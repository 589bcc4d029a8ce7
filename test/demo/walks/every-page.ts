import type { Walk } from './in-each-engine.js';
import { openIn } from './language.js';
import { searchIsReady } from './search.js';

/** The pages of the demo that hold a car search, by what they are called in a failure. */
export const pages = {
  home: ({ storefront }: Walk) => `${storefront}/`,
  categories: ({ storefront }: Walk) => `${storefront}/categories/byd`,
  'phone site': ({ storefront }: Walk) => `${storefront}/m/`,
  partner: ({ partner }: Walk) => `${partner}/embeds/partner.html`,
  CMS: ({ partner }: Walk) => `${partner}/embeds/cms.html`,
  'page without scripts': ({ partner }: Walk) => `${partner}/embeds/no-script.html`,
} as const;

/** Opens one of them in a language, and waits until all of it is there. */
export async function openPage(walk: Walk, page: keyof typeof pages, lang: string): Promise<void> {
  const { browser } = walk;
  await openIn(browser, lang, pages[page](walk));
  await searchIsReady(browser);
  await browser.until(() => !document.querySelector('.skeleton, .first-load'));
}
