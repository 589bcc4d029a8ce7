import type { WidgetDefinition } from '../element/definition.js';

type Definitions = readonly (WidgetDefinition & { readonly widget: string })[];

/** Returns the paths of the generated sources that aren't as the definitions want them. */
export function staleSources(definitions: Definitions): Promise<string[]>;

/** Writes the generated sources, and removes those whose widget is gone. */
export function writeSources(definitions: Definitions): Promise<void>;

/** Returns what people still have to write before a release, a line each. */
export function unfinished(definitions: Definitions): string[];
