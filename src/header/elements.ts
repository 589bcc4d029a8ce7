import type { HTMLAttributes } from 'react';

/** The widgets that stand in the header, by their tags alone: whoever loads the page's widgets loads them too. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'storefront-language': HTMLAttributes<HTMLElement>;
      'storefront-account-menu': HTMLAttributes<HTMLElement>;
    }
  }
}
