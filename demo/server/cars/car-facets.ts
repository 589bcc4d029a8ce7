interface Counted<T = string> {
  readonly value: T;
  readonly count: number;
}

/** Null where there is no car. */
interface Span {
  readonly min: number | null;
  readonly max: number | null;
}

export interface CarFacets {
  readonly total: number;
  readonly brand: readonly (Counted & { readonly name: string })[];
  /** Of the make; without one there are none, as two makes may call a model alike. */
  readonly model: readonly (Counted & { readonly name: string })[];
  readonly body: readonly Counted[];
  readonly fuel: readonly Counted[];
  /** 0 for what is in the United States, 1 for what is overseas. */
  readonly is_oversea: readonly Counted<number>[];
  /** US cents. */
  readonly price: Span;
  readonly year: Span;
}
