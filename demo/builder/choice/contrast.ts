/** The minimum contrast of a pair of colors: 4.5 for text (WCAG 2.2, 1.4.3), 3 for anything else (1.4.11). */
export const NEEDED = { text: 4.5, shape: 3 } as const;

interface Pair {
  readonly color: string;
  readonly on: string;
  readonly needs: number;
}

/** The pairs of theme colors that must contrast with each other. */
export const PAIRS: readonly Pair[] = [
  { color: '--storefront-on-accent', on: '--storefront-accent', needs: NEEDED.text },
  { color: '--storefront-text', on: '--storefront-surface', needs: NEEDED.text },
  { color: '--storefront-text', on: '--storefront-raised', needs: NEEDED.text },
  { color: '--storefront-muted', on: '--storefront-surface', needs: NEEDED.text },
  { color: '--storefront-border', on: '--storefront-surface', needs: NEEDED.shape },
  { color: '--storefront-accent', on: '--storefront-surface', needs: NEEDED.shape },
];
