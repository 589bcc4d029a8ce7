import type { WidgetDefinition } from '../element/definition.js';

/** Returns the files generated from the definitions, and the types, by their paths under `dist/`. */
export function described(
  definitions: readonly (WidgetDefinition & { readonly widget: string })[],
): Readonly<Record<string, string>>;
