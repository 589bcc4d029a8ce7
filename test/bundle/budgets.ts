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
 * They are there to notice what crept in. 14,550 bytes of each line are the core: Preact with its compatibility, r2wc,
 * zustand and js-cookie as their authors published them (9,000), the configuration, the element class, the context and
 * the lazy part that all views share. The compatibility (1,300) is what lets the views be written for React: `onChange`,
 * focus that bubbles, `translate`. A widget that opens a dialog, or has links that may need one, loads the way there
 * (850), and the dialog when it is opened.
 */
export const widgetBudgets: Readonly<Record<string, Budget>> = {
  'account-menu': { entry: 18_750 },
  'back-to-top': { entry: 17_250 },
  // It waits for a reply, so the way to the server (4,100, with a bound for
  // each text and number of a reply) comes with it: asked for later, the makes would be, too.
  'car-search': { entry: 23_500, used: { parts: ['List'], bytes: 25_750 } },
  drawer: { entry: 15_500, used: { parts: ['MenuDialog'], bytes: 25_250 } },
  // Its links are the links of every widget, with the way to navigate.
  footer: { entry: 18_000 },
  // The search box with its two stylesheets, which are drawn at first.
  header: { entry: 19_750, used: { parts: ['Suggestions'], bytes: 25_500 } },
  language: { entry: 15_500 },
  location: { entry: 16_000, used: { parts: ['LocationDialog', 'zip'], bytes: 26_000 } },
  // The core, and what decides whether there is a gift. Who is signed in, when it is used, is a chunk that others ask for.
  'prize-popup': { entry: 15_500, used: { parts: ['Gift'], bytes: 28_000 } },
  // It turns in the press itself: what sets it going is there, and what ends the turn comes meanwhile.
  'prize-wheel': { entry: 18_500, used: { parts: ['prizes', 'finish'], bytes: 26_250 } },
  // Where the shopper goes after it, and the way back, are there before anybody signs in: a chunk that is lost then
  // would leave them half signed in.
  'sign-in': { entry: 22_750, used: { parts: ['email-form'], bytes: 31_250 } },
};

/** Everything in one classic script, the parts that modules load on demand included. */
export const classicBudget = 65_750;
