/** The custom properties that every widget takes from the page. The documentation's table is generated from them. */
export const tokens = {
  '--storefront-accent': {
    default: 'the server’s `THEME_COLOR`, else `#c2410c`',
    description: 'Buttons and selection marks.',
  },
  '--storefront-on-accent': {
    default: 'black or white, whichever reads better on `THEME_COLOR`',
    description: 'Text on the accent color. Set it together with `--storefront-accent`.',
  },
  '--storefront-surface': {
    default: '`#fff`, dark `#16202c`',
    description: 'Panels and lists.',
  },
  '--storefront-raised': {
    default: '`#f1f4f8`, dark `#223042`',
    description: 'Options under the pointer, and the placeholders of loading content.',
  },
  '--storefront-text': {
    default: '`#0b1f33`, dark `#f1f5f9`',
    description: 'Text and the focus ring.',
  },
  '--storefront-muted': {
    default: '`#51606f`, dark `#a9b6c4`',
    description: 'Labels and placeholder text.',
  },
  '--storefront-border': {
    default: '`#7b8794`, dark `#7f8ea0`',
    description: 'The outline of fields.',
  },
  '--storefront-radius': {
    default: '`12px`',
    description: 'The corner radius of panels. Fields follow it.',
  },
  '--storefront-space': {
    default: '`16px`',
    description: 'The unit of spacing.',
  },
  '--storefront-shadow': {
    default: '`0 1px 2px rgb(11 31 51 / 0.12), 0 12px 32px -8px rgb(11 31 51 / 0.28)`',
    description: 'The shadow of panels and lists.',
  },
  '--storefront-font': {
    default: '`system-ui, sans-serif`',
    description: 'The font family. `page-font()` uses the page’s own.',
  },
  '--storefront-font-size': {
    default: '`medium`: the visitor’s own setting, usually 16px',
    description: 'The size of body text. Everything else follows it.',
  },
} as const;
