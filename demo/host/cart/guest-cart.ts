import { store } from '../../../dist/index.js';

/** The uuid of the guest who has a cart. Signing in changes the uuid, and the cart would be lost with the old one. */
const KEY = 'guestCart';

let storedUuid: string | null = null;

/** Remembers that the current visitor has added something to the cart as a guest. */
export function saveGuest(): void {
  const { uuid } = store.getState().user;
  if (uuid === null) return;
  storedUuid = uuid;
  try {
    localStorage.setItem(KEY, uuid);
  } catch {
    // If storage is denied, it's remembered for as long as the page is open.
  }
}

/** Returns the uuid of the guest who has a cart, or null if there is none. */
export function guestUuid(): string | null {
  try {
    return storedUuid ?? localStorage.getItem(KEY);
  } catch {
    return storedUuid;
  }
}

/** Forgets the guest, whose cart has become the shopper's. */
export function forgetGuest(): void {
  storedUuid = null;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

/** How long a first visit waits for its id, in milliseconds. Without one, the server decides what to do. */
const PATIENCE_MS = 5_000;

/** Resolves when the visitor has an id or is signed in: a quick first click comes before the widgets request the id. */
export function whenIdentified(): Promise<void> {
  const isIdentified = () => store.getState().user.uuid !== null || store.getState().loginInfo.token !== null;
  if (isIdentified()) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, PATIENCE_MS);
    const stop = store.subscribe(() => isIdentified() && end());
  });
}
