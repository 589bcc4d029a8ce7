import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '../../shared/language.js';

/** What belongs to one page that the server renders. A browser has one visitor, and gets all of this in other ways. */
export interface Visit {
  readonly lang: Language;
  readonly queryClient: QueryClient;
  /** The cookies, as they were sent. */
  readonly cookies: string;
  /** Answers an API call, by its path and query. */
  readonly fetchReply: (call: string) => Promise<unknown>;
}

let find: () => Visit | undefined = () => undefined;

/** From now on, renders each page for the visit that `of` returns. Several pages may render at the same time. */
export function renderForVisits(of: () => Visit | undefined): void {
  find = of;
}

/** Returns the visit that the server is rendering for, or undefined in a browser. */
export const visit = (): Visit | undefined => find();
