import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type Struct, unknown } from 'superstruct';
import { RequestError } from '../../../dist/index.js';
import { type Fields, get, getOnce, post } from '../../host/api/request.js';
import { queryClient } from '../../host/data/query-client.js';
import { refetchQuery, type ShopQuery } from '../../host/data/use-shop-query.js';
import { Seller, SellerSession, SignedIn } from '../../shared/replies/seller.js';

export const BASE = '/pc/seller';
const COOKIE = 'portal_sellerToken';
const DAYS_14 = 14 * 86_400;

/** The first part of the query keys for a signed-in seller's data. */
export const OWN = 'seller';

/** Returns the signed-in seller's token, or an empty string if nobody is signed in. */
function readToken(): string {
  const found = /(?:^|;\s*)portal_sellerToken=([\w-]{1,128})/.exec(document.cookie);
  return found?.[1] ?? '';
}

/** Writes the token to its own cookie, so clearing storage at a shopper's sign-out leaves the seller signed in. */
function writeToken(token: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = token === '' ? 0 : DAYS_14;
  // biome-ignore lint/suspicious/noDocumentCookie: WebKit has no other way
  document.cookie = `${COOKIE}=${token}; path=/; max-age=${age}; SameSite=Lax${secure}`;
}

/** Drops the seller's token and cached data, and shows that nobody is signed in. */
function forgetSeller(): void {
  writeToken('');
  queryClient.setQueryData(sellerQuery.queryKey, null);
  queryClient.removeQueries({ queryKey: [OWN] });
}

/** Makes a call as the signed-in seller. @throws {RequestError} a 401 also signs the seller out of this page */
export async function asSeller<T>(call: (token: string) => Promise<T>): Promise<T> {
  const token = readToken();
  try {
    return await call(token);
  } catch (error) {
    if (RequestError.of(error).code === 401 && token === readToken()) forgetSeller();
    throw error;
  }
}

/** Calls `get` as the signed-in seller. */
export const getOwn = <T>(path: string, struct: Struct<T, unknown>, query: Fields = {}): Promise<T> =>
  asSeller((token) => get(BASE + path, struct, query, token));

/** Like `shopQuery`, but for the signed-in seller's own data. */
export const ownQuery = <T>(path: string, struct: Struct<T, unknown>, fields: Fields = {}): ShopQuery<T> => ({
  queryKey: [OWN, path, fields],
  queryFn: () => getOwn(path, struct, fields),
});

/** Calls `post` as the signed-in seller. */
export const postOwn = <T>(path: string, struct: Struct<T, unknown>, body: Fields | Blob = {}): Promise<T> =>
  asSeller((token) => post(BASE + path, struct, body, token));

/** The token with which the displayed session was requested. */
let requestToken = '';

/** Queries the signed-in seller, or null if there is none. This session is independent of the shopper's. */
export const sellerQuery: ShopQuery<Seller | null> = {
  queryKey: ['seller session'],
  // Every change in this tab updates the query. useSeller() handles other tabs.
  staleTime: Infinity,
  queryFn: async () => {
    const token = readToken();
    // A different seller has signed in in another tab and must not see the previous seller's data.
    if (token !== requestToken) void queryClient.resetQueries({ queryKey: [OWN] });
    requestToken = token;
    if (token === '') return null;
    // The object is empty unless a seller is signed in.
    const reply = await get(`${BASE}/info`, SellerSession, {}, token);
    if (Seller.is(reply)) return reply;
    if (token === readToken()) writeToken('');
    return null;
  },
};

/** Queries the signed-in seller, again when this tab gets focus if another tab has signed in or out. */
export const useSeller = (): UseQueryResult<Seller | null, RequestError> =>
  useQuery({
    ...sellerQuery,
    refetchOnWindowFocus: () => (requestToken === readToken() ? false : 'always'),
  });

/** Queries the seller's own data, again for each page and tab that opens. @param isKept as in `useShopQuery` */
export const useSellerQuery = <T>(query: ShopQuery<T>, isKept = false): UseQueryResult<T, RequestError> =>
  useQuery({ ...query, gcTime: 0, ...(isKept && { placeholderData: keepPreviousData }) });

/** Makes a call that signs a seller in, and keeps the token it returns. */
async function enter(call: string, fields: Fields): Promise<void> {
  const { token } = await post(`${BASE}/${call}`, SignedIn, fields, '');
  writeToken(token);
  await refetchQuery(sellerQuery);
}

export const signIn = (fields: Record<'email' | 'password', string>) => enter('login', fields);

/** Opens an account and signs in to it. @throws {RequestError} */
export const register = (
  fields: Record<'name' | 'email' | 'password' | 'enter_password' | 'email_code', string>,
) => enter('register', fields);

/** Emails a code for registering (1) or for changing the password (2). @throws {RequestError} */
export const sendCode = (email: string, id: '1' | '2') =>
  getOnce(`${BASE}/sendCode`, unknown(), { email, id }, '');

export const changePassword = (fields: Record<'email' | 'password' | 'code', string>) =>
  post(`${BASE}/forgotPassword`, unknown(), fields, '');

/** Signs the seller out, here and on the server. */
export async function signOut(): Promise<void> {
  const token = readToken();
  forgetSeller();
  // The page has already dropped the token, so a failed request doesn't matter.
  await post(`${BASE}/logout`, unknown(), {}, token).catch(() => undefined);
}
