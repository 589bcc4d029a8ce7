import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '../../shared/language.js';

/** What belongs to one page that the server draws. A browser has one visitor, and all of this by other means. */
export interface Visit {
  readonly lang: Language;
  readonly queryClient: QueryClient;
  /** As they were sent. */
  readonly cookies: string;
  /** Answers a call of the API, by its path and query. */
  readonly ask: (call: string) => Promise<unknown>;
}

let find: () => Visit | undefined = () => undefined;

/** From now on, each page is drawn for the visit that `of` tells. Pages are drawn at the same time. */
export function drawForVisits(of: () => Visit | undefined): void {
  find = of;
}

/** The visit that is drawn for on the server; undefined in a browser. */
export const visit = (): Visit | undefined => find();
