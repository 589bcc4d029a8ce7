import type { Translation } from '../../messages/translation.js';

export const messages = {
  title: 'State of the store',
  lead: 'What all widgets and this page share, live: sign in, choose a place or another language, and watch it change. Tokens and personal data are masked.',
  areas: {
    test: 'Free for the host’s own trials',
    user: 'Who visits, and who is signed in',
    loginInfo: 'The session',
    addressindex: 'Where to deliver',
    shopCart: 'The lines of the cart',
    roles: 'What the shopper may do',
    lang: 'The language of the page',
    bigdata: 'The configuration, and what the server told',
  },
  /** `{n}` is the number of changes. */
  changes: { one: 'changed {n} time', other: 'changed {n} times' },
  /** Shown in place of what must not be seen. */
  secret: '•••••• (hidden)',
  jump: 'Areas',
};

export type StateMessages = Translation<typeof messages>;
