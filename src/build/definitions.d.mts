import type { WidgetDefinition } from '../element/definition.js';

/** The definitions of all widgets, sorted by tag; `widget` is the folder's name, `messages` are its English texts. */
export function readDefinitions(): Promise<
  readonly (WidgetDefinition & { readonly widget: string; readonly messages: object })[]
>;

/**
 * The space of widgets that are not drawn yet, as CSS.
 * @param withComponents whether for those of React as well.
 */
export function reserveCss(definitions: readonly WidgetDefinition[], withComponents?: boolean): string;
