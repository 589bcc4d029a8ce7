import type { WidgetDefinition } from '../element/definition.js';

/** The definitions of all widgets, sorted by tag; `widget` is the folder's name, `messages` are its English texts. */
export function readDefinitions(): Promise<
  readonly (WidgetDefinition & { readonly widget: string; readonly messages: object })[]
>;
