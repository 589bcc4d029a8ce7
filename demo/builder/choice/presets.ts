/** Starter themes. Each meets WCAG 2.2 AA contrast. The empty one leaves everything to the shop's theme. */
export const PRESETS = {
  shop: {},
  ocean: {
    '--storefront-accent': '#0b5cad',
    '--storefront-on-accent': '#ffffff',
    '--storefront-surface': '#ffffff',
    '--storefront-raised': '#eef5fc',
    '--storefront-text': '#0c2340',
    '--storefront-muted': '#4a6078',
    '--storefront-border': '#6f88a3',
    '--storefront-radius': '8px',
  },
  forest: {
    '--storefront-accent': '#1f6b3b',
    '--storefront-on-accent': '#ffffff',
    '--storefront-surface': '#fbfdf8',
    '--storefront-raised': '#ecf3e6',
    '--storefront-text': '#16281b',
    '--storefront-muted': '#4b5f4f',
    '--storefront-border': '#71866f',
    '--storefront-radius': '20px',
  },
  midnight: {
    '--storefront-accent': '#ffb454',
    '--storefront-on-accent': '#241500',
    '--storefront-surface': '#141a29',
    '--storefront-raised': '#232b3f',
    '--storefront-text': '#f3f5fb',
    '--storefront-muted': '#aab4c9',
    '--storefront-border': '#7482a3',
    '--storefront-radius': '12px',
  },
  press: {
    '--storefront-accent': '#111111',
    '--storefront-on-accent': '#ffffff',
    '--storefront-surface': '#ffffff',
    '--storefront-raised': '#f2f2f2',
    '--storefront-text': '#111111',
    '--storefront-muted': '#555555',
    '--storefront-border': '#767676',
    '--storefront-radius': '0px',
    '--storefront-font': 'Georgia, serif',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

export type Preset = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as Preset[]; // the keys of a const object
