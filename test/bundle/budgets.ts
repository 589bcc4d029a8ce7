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
 * They are there to notice what crept in. 14,350 bytes of each line are the core: Preact with its compatibility, r2wc,
 * zustand and js-cookie as their authors published them (9,000), the configuration, the element class, the context and
 * the lazy part that all views share. The compatibility (1,300) is what lets the views be written for React: `onChange`,
 * focus that bubbles, `translate`.
 */
export const widgetBudgets: Readonly<Record<string, Budget>> = {
  'account-menu': { entry: 18_000 },
  'back-to-top': { entry: 16_500 },
  // It waits for a reply, so the way to the server (3,600) comes with it: asked for later, the makes would be, too. One way
  // to navigate, with the guard and the sign-in that it opens, serves every widget.
  'car-search': { entry: 23_000, used: { parts: ['List'], bytes: 25_500 } },
  drawer: { entry: 15_250, used: { parts: ['MenuDialog'], bytes: 24_250 } },
  // Its links are the links of every widget, with the way to navigate.
  footer: { entry: 17_500 },
  // The search box with its two stylesheets, which are drawn at first.
  header: { entry: 18_750, used: { parts: ['Suggestions'], bytes: 24_250 } },
  language: { entry: 15_250 },
  location: { entry: 15_750, used: { parts: ['LocationDialog', 'zip'], bytes: 24_500 } },
  // The core, and what decides whether there is a gift. Who is signed in, when it is used, is a chunk that others ask for.
  'prize-popup': { entry: 15_000, used: { parts: ['Gift'], bytes: 26_750 } },
  // It turns in the press itself: what sets it going is there, and what ends the turn comes meanwhile.
  'prize-wheel': { entry: 18_250, used: { parts: ['prizes', 'finish'], bytes: 25_250 } },
  // Where the shopper goes after it, and the way back, are there before anybody signs in: a chunk that is lost then
  // would leave them half signed in.
  'sign-in': { entry: 22_000, used: { parts: ['email-form'], bytes: 29_750 } },
};

/** Everything in one classic script, the parts that modules load on demand included. */
export const classicBudget = 64_250;
