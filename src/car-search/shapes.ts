/** A field's shape: a make's or model's, a facet's, that for text, the button, a button that fills its row, or chips. */
export type Shape = 'choice' | 'facet' | 'text' | 'press' | 'press whole' | 'chips';

interface Attributes {
  readonly facets: string | null;
  readonly counts: boolean;
  readonly freeText: boolean;
}

/** Returns the shapes of a search's fields, in order, for as long as they load. */
export function shapesOf({ facets, counts, freeText }: Attributes): readonly Shape[] {
  const names = new Set(facets?.toLowerCase().match(/\b(price|year|body|fuel)\b/g));
  return [
    ...(freeText ? (['text'] as const) : (['choice', 'choice'] as const)),
    ...[...names].map(() => 'facet' as const),
    names.size > 0 ? 'press whole' : 'press',
    ...(counts || names.size > 0 ? (['chips'] as const) : []),
  ];
}
