import { keepPreviousData, type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Struct } from 'superstruct';
import { type ApiError, type Fields, get } from '../api/request.js';
import { tokenOf, useStorefront } from '../session/useStorefront.js';
import { isTakingOver } from '../shell/takeover.js';
import { visit } from '../shell/visit.js';
import { queryClient } from './query-client.js';

/** A question to the server. Its key names the call and all that it is asked with. */
export interface ShopQuery<T> {
  readonly queryKey: QueryKey;
  readonly queryFn: () => Promise<T>;
  /** How long an answer is good for, in milliseconds; default 0: each visit to a page asks anew. */
  readonly staleTime?: number;
  /** False where there is nothing to ask for; default true. */
  readonly enabled?: boolean;
}

/** What a call of the API answers. @param more may have a key, with which the question's own begins */
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

/** What anybody may ask. The loader of a page asks anew at each visit, a component only for what nobody has asked for. */
export const useShopQuery = <T>(
  query: ShopQuery<T>,
  {
    isKept = false,
  }: { /** Whether the answer before stays on view until this one is there. */ isKept?: boolean } = {},
): UseQueryResult<T, ApiError> =>
  useQuery({
    ...query,
    refetchOnMount: false,
    retryOnMount: false,
    ...(isKept && { placeholderData: keepPreviousData }),
  });

interface OwnOptions<T> {
  /** Whether the same shopper's answer before stays on view until this one is there; default false. */
  isKept?: boolean;
  /** Whether a guest, too, has an answer of his own; default false. */
  guests?: boolean;
  /** In how many milliseconds an answer is asked for again, while the page is on view; false for never, the default. */
  refetchInterval?: (data: T | undefined) => number | false;
}

/** What belongs to whoever is signed in: not asked for while nobody is, and another one's for another shopper. */
export function useOwnQuery<T>(
  { queryKey, queryFn }: ShopQuery<T>,
  { isKept = false, guests = false, refetchInterval = () => false }: OwnOptions<T> = {},
): UseQueryResult<T, ApiError> {
  const token = useStorefront(tokenOf);
  return useQuery({
    queryKey: [...queryKey, token],
    queryFn,
    enabled: guests || token !== null,
    refetchInterval: ({ state }) => refetchInterval(state.data),
    placeholderData: (before, asked) => (isKept && asked?.queryKey.at(-1) === token ? before : undefined),
  });
}

/** Changes an answer in place, after the server has told what it is by now. Nothing happens where there is none. */
export const updateQuery = <T>({ queryKey }: ShopQuery<T>, change: (data: T) => T): void =>
  void queryClient.setQueriesData<T>({ queryKey }, (data) => data && change(data));

/** Asks anew what is on view; resolves when it has been told. */
export const refetchQuery = ({ queryKey }: { readonly queryKey: QueryKey }): Promise<void> =>
  queryClient.invalidateQueries({ queryKey });

/** Who asks for the loaders of a page. */
const asking = () => visit()?.queryClient ?? queryClient;

/** What came with the page that the server drew is not asked for again. */
const asked = <T>(query: ShopQuery<T>): ShopQuery<T> =>
  isTakingOver() ? { ...query, staleTime: Number.POSITIVE_INFINITY } : query;

/** Asks ahead, as a route's loader does: the page then finds the answer, or its failure, under way. */
export const prefetch = <T>(query: ShopQuery<T>): void => void asking().prefetchQuery(asked(query));

/** Waits for what a page cannot begin without. Rejects with an `ApiError`. */
export const ensure = <T>(query: ShopQuery<T>): Promise<T> => asking().fetchQuery(asked(query));

/** As `ensure`, but takes an answer that is there, however old. */
export const ensureAny = <T>(query: ShopQuery<T>): Promise<T> => asking().ensureQueryData(query);
