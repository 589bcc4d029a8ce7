import { useEffect, useSyncExternalStore } from 'react';
import type { Failure } from '../api/request.js';
import { loadSeller, type Seller, signSellerOut } from '../api/sellers.js';

/** Who is signed in as a seller: a session of its own, which comes and goes without the shopper's. */
export type SellerSession =
  | { status: 'guest' }
  | { status: 'loading' }
  | { status: 'ready'; token: string; seller: Seller }
  | Failure;

const COOKIE = 'portal_sellerToken';
const DAYS_14 = 14 * 86_400;

let session: SellerSession = { status: 'loading' };
let loadedFor: string | null = null;
const listeners = new Set<() => void>();

function become(next: SellerSession): void {
  session = next;
  for (const listener of listeners) listener();
}

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

/** Asks the server who is signed in; meanwhile who was stays on view. */
export async function refreshSeller(): Promise<void> {
  const token = readToken();
  loadedFor = token;
  if (token === '') return become({ status: 'guest' });
  const outcome = await loadSeller(token);
  if (loadedFor !== token) return; // somebody else is signed in by now
  if (outcome.status === 'failed') return become(outcome);
  if (outcome.data !== null) return become({ status: 'ready', token, seller: outcome.data });
  writeToken('');
  become({ status: 'guest' });
}

/** Keeps the token of a seller who has signed in. */
export async function enterSeller(token: string): Promise<void> {
  writeToken(token);
  await refreshSeller();
}

/** Signs the seller out, here and on the server. */
export async function leaveSeller(): Promise<void> {
  const token = readToken();
  writeToken('');
  await refreshSeller();
  await signSellerOut(token);
}

/** A call was refused because nobody is signed in: so it is shown. */
export function sellerIsGone(): void {
  writeToken('');
  loadedFor = '';
  become({ status: 'guest' });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have signed in or out.
  const onShow = () => {
    if (document.visibilityState === 'visible' && readToken() !== loadedFor) void refreshSeller();
  };
  document.addEventListener('visibilitychange', onShow);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', onShow);
  };
}

/** The seller who is signed in. */
export function useSeller(): SellerSession {
  useEffect(() => {
    if (loadedFor !== readToken()) void refreshSeller();
  }, []);
  return useSyncExternalStore(subscribe, () => session);
}
