import { QueryClient } from '@tanstack/react-query';
import { store } from '../../../dist/index.js';

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

/** The token of whoever is signed in; null for a guest. */
const shopper = (): string | null => {
  const { user, loginInfo } = store.getState();
  return user.info ? loginInfo.token : null;
};

/** Asks again for what is on view, in the page's new language; what is not on view is forgotten. */
export function refetchInNewLanguage(): void {
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.invalidateQueries();
}

/** From now on, what was asked for as somebody else is forgotten when another one signs in, or nobody is. */
export function forgetWithShopper(): void {
  let known = shopper();
  store.subscribe(() => {
    const next = shopper();
    if (next === known) return;
    known = next;
    queryClient.removeQueries({ type: 'inactive' });
  });
}
