import { useSyncExternalStore } from 'react';
import { store } from '../../../dist/index.js';
import { type Ids, type Kind, loadSavedIds, mergeSaved, save, unsave } from '../api/favourites.js';
import type { Outcome } from '../api/request.js';
import { forgetGuestItems, keepGuestItem, readGuestItems, watchGuestItems } from './guestItems.js';

/** What is saved, by a guest or by the shopper of a token. */
interface Saved {
  readonly token: string | null;
  readonly ids: Ids;
  /** Whether the server has told all of it; always so for a guest. */
  readonly isWhole: boolean;
}

let saved: Saved | undefined;
const listeners = new Set<() => void>();

function set(next: Saved): void {
  saved = next;
  for (const listener of listeners) listener();
}

const signedIn = (): string | null => {
  const { user, loginInfo } = store.getState();
  return user.info ? loginInfo.token : null;
};

const ofGuest = (): Saved => ({ token: null, ids: readGuestItems(), isWhole: true });

/**
 * Follows who is signed in: what a guest had saved is added to what the shopper has, and is forgotten here only when
 * the server has it.
 */
async function follow(): Promise<void> {
  const token = signedIn();
  if (saved && saved.token === token) return;
  if (token === null) return set(ofGuest());
  const guest = readGuestItems();
  set({ token, ids: guest, isWhole: false });
  const isAny = guest.goods.length + guest.store.length > 0;
  const outcome = await (isAny ? mergeSaved(guest) : loadSavedIds());
  if (saved?.token !== token) return; // meanwhile somebody else signed in
  if (outcome.status === 'ready') {
    if (isAny) forgetGuestItems(guest);
    set({ token, ids: outcome.data, isWhole: true });
  }
}

/** From now on, what a guest has saved goes with whoever signs in on this page. */
export function startSaved(): void {
  if (saved) return;
  void follow();
  store.subscribe(() => void follow());
  watchGuestItems(() => {
    if (saved?.token === null) set(ofGuest());
  });
}

/** Saves or forgets one; resolves when the server has it. */
export async function toggleSaved(kind: Kind, id: number, isSaved: boolean): Promise<Outcome<unknown>> {
  const token = signedIn();
  if (token === null) {
    keepGuestItem(kind, id, isSaved);
    set(ofGuest());
    return { status: 'ready', data: null };
  }
  const outcome = await (isSaved ? save(kind, id) : unsave(kind, id));
  if (outcome.status === 'ready' && saved?.token === token) {
    const others = saved.ids[kind].filter((each) => each !== id);
    set({ ...saved, ids: { ...saved.ids, [kind]: isSaved ? [id, ...others] : others } });
  }
  return outcome;
}

function subscribe(listener: () => void): () => void {
  startSaved();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether one is saved. */
export const useIsSaved = (kind: Kind, id: number): boolean =>
  useSyncExternalStore(subscribe, () => saved?.ids[kind].includes(id) ?? false);

/** All that is saved; undefined until it is known. */
export const useSavedIds = (): Ids | undefined =>
  useSyncExternalStore(subscribe, () => (saved?.isWhole ? saved.ids : undefined));
