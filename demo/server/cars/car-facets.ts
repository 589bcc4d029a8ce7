interface Counted<T = string> {
  readonly value: T;
  readonly count: number;
}

/** Both are null if there are no cars. */
interface Span {
  readonly min: number | null;
  readonly max: number | null;
}

export interface CarFacets {
  readonly total: number;
  readonly brand: readonly (Counted & { readonly name: string })[];
  /** Models of the chosen make. Empty unless there is one, since two makes may have a model with the same name. */
  readonly model: readonly (Counted & { readonly name: string })[];
  readonly body: readonly Counted[];
  readonly fuel: readonly Counted[];
  /** 0 for cars in the United States, 1 for cars overseas. */
  readonly is_oversea: readonly Counted<number>[];
  /** US cents. */
  readonly price: Span;
  readonly year: Span;
}

/** What the list of cars counts as well. The car search does without, since it takes a query of its own. */
export interface ListFacets extends CarFacets {
  readonly color: readonly Counted[];
  /** Kilometers. */
  readonly mileage: Span;
}
