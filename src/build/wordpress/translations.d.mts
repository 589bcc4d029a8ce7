import type { WidgetDefinition } from '../../element/definition.js';

type Definitions = readonly (WidgetDefinition & { readonly widget: string })[];

/** Returns all texts that the plugin translates: those of its pages and those of the definitions. */
export function translatedTexts(definitions: Definitions): Promise<string[]>;

/** Returns the plugin's translations with an entry for each text, by path. */
export function translations(definitions: Definitions): Promise<[path: string, text: string][]>;

/** Returns the texts that have no translation yet, with their files. */
export function untranslated(): string[];
