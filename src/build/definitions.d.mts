import type { WidgetDefinition } from '../element/definition.js';

/** Reads all widgets' definitions, sorted by tag. `widget` is the folder's name; `messages` are its English texts. */
export function readDefinitions(): Promise<
  readonly (WidgetDefinition & { readonly widget: string; readonly messages: object })[]
>;

/**
 * Returns the CSS that reserves space for widgets that haven't rendered yet.
 * @param withComponents whether to include the React components.
 */
export function reserveCss(definitions: readonly WidgetDefinition[], withComponents?: boolean): string;
