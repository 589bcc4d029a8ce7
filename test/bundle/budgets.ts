/**
 * The loader's budget, in bytes after brotli. 450 bytes request a widget's first data while its code is loading,
 * which saves a round trip and a preflight on a slow network. Another 120 reserve space for the wider car search, and
 * 50 delay the second try. The hashes in the names of the files that it loads can add or remove up to 50 bytes. Another
 * 4,350 draw the car search's form before its code has loaded: 2,000 of styles, 1,900 of code, and 450 of texts in four
 * languages. That way, shoppers on a slow device can choose a make a third sooner. Loading its fonts during the request
 * takes 200, unless the reply is quick, and asking for its image after it has been painted takes 30. Loading each widget
 * in a task of its own takes 60. Reading the document's own properties, which an element's name hides, and keeping a
 * placeholder from being a configuration take 90.
 */
export const loaderBudget = 7_100;

/** The budgets of one widget, in bytes after brotli. */
interface Budget {
  /** What it loads before it can render: its entry with the English texts, and everything that the entry imports. */
  readonly entry: number;
  /** The total once it has been used, with the chunks of these parts and their imports. */
  readonly used?: Used;
  /** The total once a page has turned on all its features, and they have been used. */
  readonly wide?: Used;
}

interface Used {
  readonly parts: readonly string[];
  readonly bytes: number;
}

/**
 * The budgets catch code that crept in. Each line includes a core of 16,680 bytes: Preact with its compatibility layer,
 * r2wc, zustand and js-cookie as published (9,000), the configuration, the element class, the context and the lazy part
 * that all views share, a page's replacements for our texts (500), and tracking (890). Tracking events are sent during
 * the action itself, before the shopper leaves the page, so that code can't load later. Two thirds of it
 * keep the shopper's personal data out; the rest reads the consent. Ranking the sources of what decides where secrets go
 * takes 230 of the core. In widgets with links, 200
 * bytes carry parameters into navigations. The compatibility layer (1,300) lets the views be written for React:
 * `onChange`, focus events that bubble, `translate`. A widget that opens a dialog, or has links that may need one,
 * includes the code that opens it (850), and loads the dialog on opening. The hint that makes V8 compile a file as it
 * downloads takes 25 to 30 bytes per file. Following languages that the page's texts add takes 60 bytes of the core,
 * and returning a sign-in's own `redirect` when it closes takes 40 of the dialogs' code. Keeping a spin across the
 * reload after a sign-in takes 90 bytes of a used wheel and of a used sign-in. Taking over a shadow root takes 40 of
 * the core. Fewer hooks with more in each, so that a thousand car searches take an eighth less memory, take 150 of the
 * core. The tokens for type take 20. Waiting until the browser is idle, which the list does too, takes 20.
 */
export const widgetBudgets: Readonly<Record<string, Budget>> = {
  // The greeting above the name, and hiding what guests aren't offered, take 100 bytes.
  'account-menu': { entry: 21_350 },
  'back-to-top': { entry: 19_800 },
  // It waits for a reply, so it includes the API client (4,400, with a bound on every string and number in a reply).
  // Loading the client later would delay the makes too. Typing to filter the list, with the marked matches, takes 250
  // bytes of the entry and 800 of the list. Detecting the wider search takes 200. Using data in the first
  // render that is in the page or arrived before the code takes 500, including a quick check of the makes. Waiting for
  // data that arrives a moment later takes another 60, and saves a second render. Opening the list on the press takes 30,
  // and drawing the rows in view first 70 of the list. Preparing what typing filters takes another 50, and laying the list out once takes 50.
  'car-search': {
    // Taking over a form that a server or the loader has drawn takes 350.
    entry: 27_900,
    used: { parts: ['List'], bytes: 31_700 },
    // With `counts`, `facets` and `free-text`, all of them used.
    wide: { parts: ['List', 'WideFields', 'FreeText'], bytes: 39_600 },
  },
  // Painting the press before it's drawn again takes 30.
  drawer: { entry: 17_500, used: { parts: ['MenuDialog'], bytes: 28_150 } },
  // Its links are the ones that all widgets share, including the navigation code.
  footer: { entry: 20_600 },
  // Includes the search box with its two stylesheets, because the first render needs them. A suggestion's kind,
  // picture, price and marked match take 1,500 of the bytes that it loads when used. Showing the saved delivery
  // address, and announcing what is added to the cart, take 450.
  header: { entry: 22_950, used: { parts: ['Suggestions'], bytes: 30_750 } },
  language: { entry: 17_750 },
  location: { entry: 18_100, used: { parts: ['LocationDialog', 'zip'], bytes: 28_650 } },
  // The core, and the code that decides whether there is a gift. The gifts' names, end times and claimed state take 350
  // bytes. When used, it also loads the chunk that knows who is signed in, which other widgets share.
  'prize-popup': { entry: 17_400, used: { parts: ['Gift'], bytes: 31_200 } },
  // It starts turning on the press itself, so the entry includes the code that starts the turn. The code that ends it
  // loads meanwhile. Checking whether it may turn takes 500 bytes of the entry. The award shown over the wheel, with
  // its code, its link and the sign-in before the turn, takes another 1,400.
  'prize-wheel': { entry: 21_500, used: { parts: ['prizes', 'finish'], bytes: 32_050 } },
  // The code for the next page, and for the way back, loads before anyone signs in: if a chunk failed to load after
  // that, the shopper would be left half signed in. Detecting passkeys takes 250 bytes. The form needs 1,300 for errors
  // at their fields, Caps Lock, codes that submit themselves, and passkey autofill. The passkey code loads on use.
  'sign-in': { entry: 26_000, used: { parts: ['email-form'], bytes: 35_850 } },
};

/** The classic script, which contains everything, including the parts that modules load on demand. */
export const classicBudget = 88_950; // the wider car search takes 7,000, tracking 1,700, the wheel's award and its check 3,000, passkeys 5,500, requesting the makes early 300
