import { keepPreviousData, type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Struct } from 'superstruct';
import type { RequestError } from '../../../dist/index.js';
import { type Fields, get } from '../api/request.js';
import { tokenOf, useStorefront } from '../session/useStorefront.js';
import { isTakingOver } from '../shell/takeover.js';
import { visit } from '../shell/visit.js';
import { queryClient } from './query-client.js';

/** A query to the server. Its key consists of the call and all of its fields. */
export interface ShopQuery<T> {
  readonly queryKey: QueryKey;
  readonly queryFn: () => Promise<T>;
  /** How long an answer is good for, in milliseconds. Defaults to 0: each visit to a page fetches again. */
  readonly staleTime?: number;
  /** False if there is nothing to fetch. Defaults to true. */
  readonly enabled?: boolean;
}

/** Creates the query for an API call. @param more more options; a key in them becomes the prefix of the query's key */
export const shopQuery = <T>(
  path: string,
  struct: Struct<T, unknown>,
  fields: Fields = {},
  more: Partial<ShopQuery<T>> = {},
): ShopQuery<T> => ({
  ...more,
  queryKey: [...(more.queryKey ?? []), path, fields],
  queryFn: () => get(path, struct, fields),
});

/** Runs a query that's open to anyone. Page loaders refetch on each visit. Components fetch only what's missing. */
export const useShopQuery = <T>(
  query: ShopQuery<T>,
  {
    isKept = false,
  }: { /** Whether the previous answer stays on screen until this one arrives. */ isKept?: boolean } = {},
): UseQueryResult<T, RequestError> =>
  useQuery({
    ...query,
    refetchOnMount: false,
    retryOnMount: false,
    ...(isKept && { placeholderData: keepPreviousData }),
  });

interface OwnOptions<T> {
  /** Whether the same shopper's previous answer stays on screen until this one arrives. Defaults to false. */
  isKept?: boolean;
  /** Whether to run the query for guests too. Defaults to false. */
  guests?: boolean;
  /** Milliseconds until the answer is fetched again while the page is on screen, or false (the default) for never. */
  refetchInterval?: (data: T | undefined) => number | false;
}

/** Runs a query for the signed-in shopper. By default, it doesn't run for guests. Each shopper has separate answers. */
export function useOwnQuery<T>(
  { queryKey, queryFn }: ShopQuery<T>,
  { isKept = false, guests = false, refetchInterval = () => false }: OwnOptions<T> = {},
): UseQueryResult<T, RequestError> {
  const token = useStorefront(tokenOf);
  return useQuery({
    queryKey: [...queryKey, token],
    queryFn,
    enabled: guests || token !== null,
    refetchInterval: ({ state }) => refetchInterval(state.data),
    placeholderData: (before, previousQuery) =>
      isKept && previousQuery?.queryKey.at(-1) === token ? before : undefined,
  });
}

/** Changes an answer in place, after the server has reported the new state. Does nothing if there is no answer. */
export const updateQuery = <T>({ queryKey }: ShopQuery<T>, change: (data: T) => T): void =>
  void queryClient.setQueriesData<T>({ queryKey }, (data) => data && change(data));

/** Refetches what's on screen. Resolves when it has arrived. */
export const refetchQuery = ({ queryKey }: { readonly queryKey: QueryKey }): Promise<void> =>
  queryClient.invalidateQueries({ queryKey });

/** Returns the client that runs the queries of a page's loaders. */
const currentClient = () => visit()?.queryClient ?? queryClient;

/** Marks a query as fresh during hydration, so that what came with the server's page isn't fetched again. */
const whileHydrating = <T>(query: ShopQuery<T>): ShopQuery<T> =>
  isTakingOver() ? { ...query, staleTime: Number.POSITIVE_INFINITY } : query;

/** Fetches ahead, as a route's loader does. The page then finds the answer, or its failure, on the way. */
export const prefetch = <T>(query: ShopQuery<T>): void =>
  void currentClient().prefetchQuery(whileHydrating(query));

/** Waits for what a page can't start without. Rejects with a `RequestError`. */
export const ensure = <T>(query: ShopQuery<T>): Promise<T> =>
  currentClient().fetchQuery(whileHydrating(query));

/** Like `ensure`, but accepts an existing answer, however old. */
export const ensureAny = <T>(query: ShopQuery<T>): Promise<T> => currentClient().ensureQueryData(query);
