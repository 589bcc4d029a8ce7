import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  nullable,
  object,
  type Struct,
  string,
  type,
  union,
  unknown,
} from 'superstruct';
import { ApiError, type Fields, get, post } from '../../host/api/request.js';
import { queryClient } from '../../host/data/query-client.js';
import { refetchQuery, type ShopQuery } from '../../host/data/use-shop-query.js';

export const State = enums(['draft', 'submitted', 'approved', 'refused']);

const Seller = type({
  email: string(),
  name: string(),
  store: nullable(type({ store_id: integer(), store_name: string(), factory: boolean() })),
  applications: array(
    type({ kind: enums(['seller', 'factory']), status: State, reason: nullable(string()) }),
  ),
});

export type Seller = Infer<typeof Seller>;

const SignedIn = type({ token: string() });

export const BASE = '/pc/seller';
const COOKIE = 'portal_sellerToken';
const DAYS_14 = 14 * 86_400;

/** What the questions of a signed-in seller begin their keys with. */
export const OWN = 'seller';

/** The token of the signed-in seller; empty when nobody is. */
function readToken(): string {
  const found = /(?:^|;\s*)portal_sellerToken=([\w-]{1,128})/.exec(document.cookie);
  return found?.[1] ?? '';
}

/** A cookie, as the shopper's: what clears the storage of a shopper who signs out leaves the seller signed in. */
function writeToken(token: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = token === '' ? 0 : DAYS_14;
  // biome-ignore lint/suspicious/noDocumentCookie: WebKit has no other way
  document.cookie = `${COOKIE}=${token}; path=/; max-age=${age}; SameSite=Lax${secure}`;
}

/** Nobody is signed in any more: so it is shown, and what was the seller's is forgotten. */
function forgetSeller(): void {
  writeToken('');
  queryClient.setQueryData(sellerQuery.queryKey, null);
  queryClient.removeQueries({ queryKey: [OWN] });
}

/** Asks as the signed-in seller. @throws {ApiError}; after one of 401, nobody is signed in */
export async function asSeller<T>(call: (token: string) => Promise<T>): Promise<T> {
  const token = readToken();
  try {
    return await call(token);
  } catch (error) {
    if (ApiError.of(error).code === 401 && token === readToken()) forgetSeller();
    throw error;
  }
}

/** As `get`, as the signed-in seller. */
export const getOwn = <T>(path: string, struct: Struct<T, unknown>, query: Fields = {}): Promise<T> =>
  asSeller((token) => get(BASE + path, struct, query, token));

/** What belongs to the signed-in seller, as `shopQuery`. */
export const ownQuery = <T>(path: string, struct: Struct<T, unknown>, fields: Fields = {}): ShopQuery<T> => ({
  queryKey: [OWN, path, fields],
  queryFn: () => getOwn(path, struct, fields),
});

/** As `post`, as the signed-in seller. */
export const postOwn = <T>(path: string, struct: Struct<T, unknown>, body: Fields | Blob = {}): Promise<T> =>
  asSeller((token) => post(BASE + path, struct, body, token));

/** The token that the session on view was asked for with. */
let askedWith = '';

/** Who is signed in as a seller: a session of its own, which comes and goes without the shopper's. Null for nobody. */
export const sellerQuery: ShopQuery<Seller | null> = {
  queryKey: ['seller session'],
  // What changes it tells so, but for another tab.
  staleTime: Infinity,
  queryFn: async () => {
    const token = readToken();
    // What another seller saw is nothing to this one, who has signed in in another tab.
    if (token !== askedWith) void queryClient.resetQueries({ queryKey: [OWN] });
    askedWith = token;
    if (token === '') return null;
    // Empty for everybody but a signed-in seller.
    const reply = await get(`${BASE}/info`, union([Seller, object({})]), {}, token);
    if (Seller.is(reply)) return reply;
    if (token === readToken()) writeToken('');
    return null;
  },
};

/** Who is signed in as a seller. Another tab may have signed in or out: so it is asked again when this one is seen. */
export const useSeller = (): UseQueryResult<Seller | null, ApiError> =>
  useQuery({
    ...sellerQuery,
    refetchOnWindowFocus: () => (askedWith === readToken() ? false : 'always'),
  });

/** What is the seller's: asked for anew by each page and tab that begins. @param isKept as in `useShopQuery` */
export const useSellerQuery = <T>(query: ShopQuery<T>, isKept = false): UseQueryResult<T, ApiError> =>
  useQuery({ ...query, gcTime: 0, ...(isKept && { placeholderData: keepPreviousData }) });

/** Keeps the token of a seller who signs in by a call. */
async function enter(call: string, fields: Fields): Promise<void> {
  const { token } = await post(`${BASE}/${call}`, SignedIn, fields, '');
  writeToken(token);
  await refetchQuery(sellerQuery);
}

export const signIn = (fields: Record<'email' | 'password', string>) => enter('login', fields);

/** Opens an account, and signs in to it. @throws {ApiError} */
export const register = (
  fields: Record<'name' | 'email' | 'password' | 'enter_password' | 'email_code', string>,
) => enter('register', fields);

/** Mails a code: to register by (1), or to change the password by (2). @throws {ApiError} */
export const sendCode = (email: string, id: '1' | '2') =>
  get(`${BASE}/sendCode`, unknown(), { email, id }, '');

export const changePassword = (fields: Record<'email' | 'password' | 'code', string>) =>
  post(`${BASE}/forgotPassword`, unknown(), fields, '');

/** Signs the seller out, here and on the server. */
export async function signOut(): Promise<void> {
  const token = readToken();
  forgetSeller();
  // The page has forgotten the token, whatever the server says.
  await post(`${BASE}/logout`, unknown(), {}, token).catch(() => undefined);
}
