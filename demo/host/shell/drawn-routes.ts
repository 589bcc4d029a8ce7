/** What a route says whose pages the server draws, too; all others are drawn by the browser alone. */
export const DRAWN_BY_SERVER = { isDrawnByServer: true } as const;

/** Whether the server draws the page of these routes, which are within one another. */
export const isDrawnByServer = (
  matches: readonly { readonly route: { readonly handle?: unknown } }[],
): boolean => matches.at(-1)?.route.handle === DRAWN_BY_SERVER;
