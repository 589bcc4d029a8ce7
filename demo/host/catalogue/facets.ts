/** One choice of a filter: a link that chooses it, or takes it back when it is chosen. */
export interface Choice {
  readonly value: string;
  readonly name: string;
  /** How many it leaves; null where it isn't counted. */
  readonly count: number | null;
  readonly to: string;
  readonly isChosen: boolean;
  /** How deep it stands below the others; default 0. */
  readonly depth?: number;
}

/** A filter of a list. */
export type Facet =
  | {
      readonly kind: 'choices';
      readonly name: string;
      readonly title: string;
      readonly choices: readonly Choice[];
    }
  | {
      readonly kind: 'span';
      readonly name: string;
      readonly title: string;
      /** In front of the numbers, such as `$`. */
      readonly unit: string;
      /** The least and the most that there is, whole; null when there is nothing. */
      readonly min: number | null;
      readonly max: number | null;
      /** As in the address; empty for none. */
      readonly from: string;
      readonly to: string;
    };

/** A filter that is active, and the address without it. */
export interface Chip {
  readonly key: string;
  readonly name: string;
  readonly to: string;
}
