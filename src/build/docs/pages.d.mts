/** The pages of the documentation, complete: Markdown by its path within `demo/docs`. */
export function readPages(): Promise<Map<string, string>>;

/** A page without what can be tried in it, and that. */
export function withExamples(
  path: string,
  page: string,
): { text: string; examples: readonly { name: string; html: string }[] };
