import type { WidgetDefinition } from '../element/definition.js';

type Definitions = readonly (WidgetDefinition & { readonly widget: string })[];

/** Returns the paths of the generated sources that aren't as the definitions want them. */
export function staleSources(definitions: Definitions): string[];

/** Writes the generated sources, and removes those whose widget is gone. */
export function writeSources(definitions: Definitions): void;
