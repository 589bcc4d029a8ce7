import type { WidgetDefinition } from '../element/definition.js';

/** The files that are made from the definitions, and the types, by their paths under `dist/`. */
export function described(
  definitions: readonly (WidgetDefinition & { readonly widget: string })[],
): Readonly<Record<string, string>>;
