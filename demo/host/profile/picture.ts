import { useEffect, useSyncExternalStore } from 'react';
import { loadProfile } from '../api/account.js';
import { useStorefront } from '../session/useStorefront.js';

/** Which colour the picture of whoever has a token is, and who has asked for it. */
let known: { readonly token: string; readonly color: number } | undefined;
let asked: string | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells every picture on the page that the shopper of a token has another colour by now. */
export function tellColor(token: string, color: number): void {
  known = { token, color };
  for (const listener of listeners) listener();
}

/** The colour's number of the signed-in shopper's picture; the first until it is known. Asked for once a page load. */
export function usePictureColor(): number {
  const token = useStorefront(({ user, loginInfo }) => (user.info ? loginInfo.token : null));
  useEffect(() => {
    if (token === null || asked === token) return;
    asked = token;
    void loadProfile().then((outcome) => {
      if (outcome.status === 'ready') tellColor(token, outcome.data.picture_color);
      else asked = undefined;
    });
  }, [token]);
  return useSyncExternalStore(subscribe, () => (known && known.token === token ? known.color : 0));
}
