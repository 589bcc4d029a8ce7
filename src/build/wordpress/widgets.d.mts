import type { readDefinitions } from '../definitions.mjs';

type Definitions = Awaited<ReturnType<typeof readDefinitions>>;

/** The content of `widgets.json`. Its widgets have the type in src/wordpress/editor/widget.ts. */
export interface Widgets {
  readonly languages: Readonly<Record<string, string>>;
  readonly widgets: readonly unknown[];
}

export function widgetsOf(definitions: Definitions): Promise<Widgets>;
export function textsOf(widgets: Widgets): readonly string[];
