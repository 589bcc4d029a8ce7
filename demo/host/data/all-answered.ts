import type { QueryClient } from '@tanstack/react-query';

/** Resolves when all that has been asked for is there, or is known not to be. */
export async function allAnswered(queryClient: QueryClient): Promise<void> {
  for (;;) {
    const all = queryClient.getQueryCache().getAll();
    const pending = all.filter(({ state }) => state.fetchStatus === 'fetching');
    if (pending.length === 0) return;
    await Promise.allSettled(pending.map(({ promise }) => promise));
  }
}
