import { store } from '../../../dist/index.js';

/** Which visitor's cart is a guest's: a sign-in brings another uuid, and the cart would be lost with the old one. */
const KEY = 'guestCart';

let kept: string | null = null;

/** Remembers that the present visitor has put something into the cart as a guest. */
export function keepGuest(): void {
  const { uuid } = store.getState().user;
  if (uuid === null) return;
  kept = uuid;
  try {
    localStorage.setItem(KEY, uuid);
  } catch {
    // Where storage is denied, it is known for the life of the page.
  }
}

/** The visitor whose cart is a guest's; null for none. */
export function guestUuid(): string | null {
  try {
    return kept ?? localStorage.getItem(KEY);
  } catch {
    return kept;
  }
}

/** The guest's cart has become the shopper's. */
export function forgetGuest(): void {
  kept = null;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** How long a first visit waits for its id, in milliseconds: without one, the server says what to do. */
const PATIENCE_MS = 5_000;

/** Resolves when the visitor has an id, or is signed in: a quick first click comes before the widgets have asked for it. */
export function visitorKnown(): Promise<void> {
  const isKnown = () => store.getState().user.uuid !== null || store.getState().loginInfo.token !== null;
  if (isKnown()) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, PATIENCE_MS);
    const stop = store.subscribe(() => isKnown() && end());
  });
}
