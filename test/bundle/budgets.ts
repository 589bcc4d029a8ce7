/** The loader, in bytes after brotli. */
export const loaderBudget = 1_500;

/** What a widget may load, in bytes after brotli. */
interface Budget {
  /** Until it is drawn: its entry with the English texts, and what that imports before it can run. */
  readonly entry: number;
  /** When it has been used as well: the parts by their chunks, with what these import. */
  readonly used?: { readonly parts: readonly string[]; readonly bytes: number };
}

/**
 * They are there to notice what crept in. 14,300 bytes of each line are the core: Preact with its compatibility, r2wc,
 * zustand and js-cookie as their authors published them (9,000), the configuration, the element class, the context and
 * the lazy part that all views share.
 */
export const widgetBudgets: Readonly<Record<string, Budget>> = {
  'account-menu': { entry: 22_250 },
  'back-to-top': { entry: 16_500 },
  // One way to navigate, with the guard and the sign-in that it opens, serves every widget.
  'car-search': { entry: 23_500, used: { parts: ['List'], bytes: 25_500 } },
  drawer: { entry: 15_250, used: { parts: ['MenuDialog'], bytes: 24_250 } },
  footer: { entry: 17_500 },
  header: { entry: 18_750, used: { parts: ['Suggestions'], bytes: 24_250 } },
  language: { entry: 15_250 },
  location: { entry: 20_250, used: { parts: ['LocationDialog'], bytes: 24_500 } },
  'prize-popup': { entry: 15_000, used: { parts: ['Gift'], bytes: 26_500 } },
  'prize-wheel': { entry: 18_250, used: { parts: ['prizes', 'finish'], bytes: 25_250 } },
  // Where the shopper goes after it, and the way back, are there before anybody signs in: a chunk that is lost then
  // would leave them half signed in.
  'sign-in': { entry: 26_000, used: { parts: ['email-form'], bytes: 29_500 } },
};

/** Everything in one classic script. */
export const classicBudget = 64_000;
