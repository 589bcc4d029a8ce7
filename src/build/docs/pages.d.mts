/** Returns the complete pages of the documentation: Markdown by its path within `demo/docs`. */
export function readPages(): Promise<Map<string, string>>;

/** Returns a page without its live examples, and those examples. */
export function withExamples(
  path: string,
  page: string,
): { text: string; examples: readonly { name: string; html: string }[] };
