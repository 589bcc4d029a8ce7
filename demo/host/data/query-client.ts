import { QueryClient } from '@tanstack/react-query';
import { store } from '../../../dist/index.js';
import { tokenOf } from '../session/useStorefront.js';

/** What a page asks the server for. A failure is shown with a way to try again, so nothing is retried by itself. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** That of the page in a browser. */
export const queryClient = createQueryClient();

/** Asks again for what is on view, in the page's new language; what is not on view is forgotten. */
export function refetchInNewLanguage(): void {
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.invalidateQueries();
}

/** From now on, what was asked for as somebody else is forgotten when another one signs in, or nobody is. */
export function forgetWithShopper(): void {
  let known = tokenOf(store.getState());
  store.subscribe((state) => {
    const next = tokenOf(state);
    if (next === known) return;
    known = next;
    queryClient.removeQueries({ type: 'inactive' });
  });
}
