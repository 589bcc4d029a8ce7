import type { HTMLAttributes } from 'react';

/** The widgets inside the header, by tag only. The header loads them with `loadWidget` if the page hasn't. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'storefront-language': HTMLAttributes<HTMLElement>;
      'storefront-account-menu': HTMLAttributes<HTMLElement>;
    }
  }
}
