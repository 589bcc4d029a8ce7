/**
 * The loader, in bytes after brotli. 450 of them ask for what a widget needs first while its code is on the way, which
 * saves a slow network a round trip and a preflight; 120 are the space of the wider car search, 50 the moment before a
 * second try. The hashes in the names of the files that it starts are up to 50 bytes more or less.
 */
export const loaderBudget = 2_250;

/** What a widget may load, in bytes after brotli. */
interface Budget {
  /** Until it is drawn: its entry with the English texts, and what that imports before it can run. */
  readonly entry: number;
  /** When it has been used as well: the parts by their chunks, with what these import. */
  readonly used?: Used;
  /** When a page has asked for all that it can do, and that has been used. */
  readonly wide?: Used;
}

interface Used {
  readonly parts: readonly string[];
  readonly bytes: number;
}

/**
 * They are there to notice what crept in. 15,750 bytes of each line are the core: Preact with its compatibility, r2wc,
 * zustand and js-cookie as their authors published them (9,000), the configuration, the element class, the context and
 * the lazy part that all views share, a page's own texts in place of ours (500), and
 * what a marketer counts (550): it is sent in the act itself, before the page is left, so it cannot be loaded then; half of
 * it keeps the shopper's own data out, half reads the consent. What is carried into jumps is 200 of each widget with links. The compatibility (1,300) is what lets the views be written for React: `onChange`,
 * focus that bubbles, `translate`. A widget that opens a dialog, or has links that may need one, loads the way there
 * (850), and the dialog when it is opened. A file that V8 compiles while it arrives says so, which is 25 to 30 bytes of each. That a spin outlives the
 * reload after a sign-in is 90 of what a used wheel and a used sign-in have.
 */
export const widgetBudgets: Readonly<Record<string, Budget>> = {
  // The greeting over the name, and what a guest is not offered, are 100 of it.
  'account-menu': { entry: 20_400 },
  'back-to-top': { entry: 18_850 },
  // It waits for a reply, so the way to the server (4,400, with a bound for
  // each text and number of a reply) comes with it: asked for later, the makes would be, too. A list that can be typed
  // into took 250 bytes of the entry and 800 of the list, with what marks a match; knowing of the wider search, 200. What
  // is in the page or came before the code, and so is in the first drawing, takes 500, the makes' quick check included;
  // what comes a moment after it is waited for, which took 60 more and saves a second drawing.
  'car-search': {
    entry: 26_700,
    used: { parts: ['List'], bytes: 30_300 },
    // With counts, facets and free-text, all used.
    wide: { parts: ['List', 'WideFields', 'FreeText'], bytes: 38_200 },
  },
  drawer: { entry: 16_750, used: { parts: ['MenuDialog'], bytes: 27_250 } },
  // Its links are the links of every widget, with the way to navigate.
  footer: { entry: 19_750 },
  // The search box with its two stylesheets, which are drawn at first. What a suggestion is, its picture, its price and the
  // part of it that matches are 1,500 of what it has loaded when it is used. Where to deliver by a saved address, and the place
  // where what comes into the cart is told, are 450.
  header: { entry: 22_100, used: { parts: ['Suggestions'], bytes: 29_900 } },
  language: { entry: 17_000 },
  location: { entry: 17_250, used: { parts: ['LocationDialog', 'zip'], bytes: 27_800 } },
  // Names, ends and the claimed state of the gifts are 350. The core, and what decides whether there is a gift. Who is signed in, when it is used, is a chunk that others ask for.
  'prize-popup': { entry: 16_750, used: { parts: ['Gift'], bytes: 30_300 } },
  // It turns in the press itself: what sets it going is there, and what ends the turn comes meanwhile. Whether it may turn at
  // all is 500 of the entry; the award over the wheel, with its code, its link and the sign-in before the turn, is 1,400 more.
  'prize-wheel': { entry: 20_700, used: { parts: ['prizes', 'finish'], bytes: 31_150 } },
  // Where the shopper goes after it, and the way back, are there before anybody signs in: a chunk that is lost then
  // would leave them half signed in. 250 know of passkeys; the form has 1,300 more for what stays wrong at its field, Caps
  // Lock, the code that sends itself, and a passkey by autofill. What makes passkeys comes when one is used.
  'sign-in': { entry: 25_000, used: { parts: ['email-form'], bytes: 34_900 } },
};

/** Everything in one classic script, the parts that modules load on demand included. */
export const classicBudget = 87_500; // the wider car search is 7,000 of them, what is tracked 1,700, the award over the wheel and its check 3,000, passkeys 5,500, asking for the makes before all of it has run 300
