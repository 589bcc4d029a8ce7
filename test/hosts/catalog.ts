/** A way in which a page can harm a widget. */
export interface Way {
  /** Its position in the catalog, starting at 1. */
  readonly number: number;
  /** What the page does. Its tests are named `hostile-host <number>: <name>`. */
  readonly name: string;
  /** What a host can rely on. */
  readonly relies: string;
}

const ways: readonly (readonly [name: string, relies: string])[] = [
  ['brutal CSS', 'Your rules stop at the element: everything inside looks as it does on a plain page.'],
  ['a policy that allows only the page’s own server', 'A policy that allows only your own server is enough.'],
  ['a policy without styles', 'The widgets are styled even if your policy allows no styles at all.'],
  ['a nonce with strict-dynamic', 'A nonce on the loader’s tag covers everything that it loads.'],
  ['Trusted Types', 'You can require Trusted Types and trust no policy at all.'],
  [
    'an old library that overrides built-ins',
    'Requests and what is stored are the same as on a page without that library.',
  ],
  [
    'enumerable fields of Object.prototype',
    'Fields that your page gives to every object are never sent or read.',
  ],
  ['frozen prototypes', 'Every widget renders and works after you froze the built-in prototypes.'],
  [
    'a wrapped fetch that drops its signal',
    'A request ends after the time you configured, and the shopper is told, whatever your fetch does.',
  ],
  ['the same script twice', 'There is one definition, one request, and no error.'],
  ['two copies from two addresses', 'The first copy wins, and both share what they have loaded.'],
  ['module and classic script together', 'Either may come first; the widget renders once.'],
  ['a sandbox without an origin', 'Without an origin, cookies, or storage, the widgets work from memory.'],
  [
    'a sandbox without forms',
    'Searching, signing in, and zip codes work by mouse and by Enter without allow-forms.',
  ],
  [
    'storage that is full or denied',
    'What could not be stored is remembered for as long as the page is open, and nothing throws.',
  ],
  ['document.write over the page', 'The widgets in what you write are found and work.'],
  ['body or root element replaced', 'The widgets in the new body or root element are found and work.'],
  ['page translators', 'A translated page stays usable, and what changes is still shown.'],
  [
    'elements moved or removed inside each of their own events',
    'You can move or remove an element inside any of its events; nothing throws, and what the shopper asked for still happens unless you prevent the event.',
  ],
  [
    'thousands of foreign tags',
    'Elements that are not ours are never held: those you remove can be collected.',
  ],
  [
    'properties set before the definition',
    'A value that fits is kept, one that doesn’t becomes the default, and the widget renders.',
  ],
  [
    'any attribute and property at any time',
    'You can set, change, and remove attributes and properties in any order, in the page or out of it.',
  ],
  [
    'replies that are mutated, deep, or huge',
    'A reply is rendered whole or not at all; what is too long is cut or refused, and never stored.',
  ],
  [
    'markup in every place of a reply',
    'Text from the server stays text: it makes no element and runs no script.',
  ],
  ['hostile URLs and redirects', 'A link never runs a script, and a redirect never leaves your origin.'],
  ['a slow, hanging, or lying server', 'Waiting ends, the shopper is told once, and trying again works.'],
];

/** The 26 ways in which a page can harm a widget. Each has its own tests. */
export const catalog: readonly Way[] = ways.map(([name, relies], index) => ({
  number: index + 1,
  name,
  relies,
}));
