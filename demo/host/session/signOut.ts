import { unknown } from 'superstruct';
import { post } from '../api/request.js';

/** What a sign-out leaves in the browser (spec section 4). */
const KEPT = ['newuuid', 'acconutShower'];

/** The session's cookies; the shopper's language stays. */
const COOKIES = ['portal_myCookie', 'portal_userInfo'];

/**
 * Signs out on the server and in this browser, and loads the page anew (spec section 4). Here the session ends
 * whatever the server answers: who leaves a shared computer must not stay signed in.
 */
export async function signOut(): Promise<void> {
  await post('/pc/logout', unknown());
  try {
    const kept = KEPT.map((key) => [key, localStorage.getItem(key)] as const);
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of kept) if (value !== null) localStorage.setItem(key, value);
  } catch {
    // Where storage is denied, nothing is kept.
  }
  for (const cookie of COOKIES) {
    // biome-ignore lint/suspicious/noDocumentCookie: WebKit has no other way
    document.cookie = `${cookie}=; path=/; max-age=0; SameSite=Lax`;
  }
  location.reload();
}
