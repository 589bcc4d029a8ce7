import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { store } from '../../../dist/index.js';
import type { Ids } from '../../shared/replies/favorites.js';
import { type Kind, loadSavedIds, mergeSaved, save, unsave } from '../api/favorites.js';
import { queryClient } from '../data/query-client.js';
import { tokenOf, useStorefront } from '../session/useStorefront.js';
import { useOnceTakenOver } from '../shell/takeover.js';
import { forgetGuestItems, readGuestItems, saveGuestItem, watchGuestItems } from './guestItems.js';

const keyOf = (owner: string | null) => ['saved', owner];

/** Everything that a shopper or guest has saved. It's fetched once, and changed in place from then on. */
const savedBy = (owner: string | null) => ({
  queryKey: keyOf(owner),
  queryFn: () => (owner === null ? readGuestItems() : loadSaved()),
  staleTime: Number.POSITIVE_INFINITY,
  // What this browser keeps is available right away.
  initialData: () => (owner === null ? readGuestItems() : undefined),
});

/** Loads the shopper's saved items. Adds a guest's items, and forgets them here only once the server has them. */
async function loadSaved(): Promise<Ids> {
  const guest = readGuestItems();
  if (guest.goods.length + guest.store.length === 0) return loadSavedIds();
  const ids = await mergeSaved(guest);
  forgetGuestItems(guest);
  showGuestItems();
  return ids;
}

const showGuestItems = () => queryClient.setQueryData<Ids>(keyOf(null), readGuestItems());

// From the first heart on, a guest's items move to the account at sign-in, whatever page that happens on.
let lastOwner = tokenOf(store.getState());
store.subscribe((state) => {
  const owner = tokenOf(state);
  if (owner === lastOwner) return;
  lastOwner = owner;
  void queryClient.prefetchQuery(savedBy(owner));
});
watchGuestItems(showGuestItems);

/** Saves or removes an item. Resolves when the server has stored the change. @throws {RequestError} */
export async function toggleSaved(kind: Kind, id: number, isSaved: boolean): Promise<void> {
  const owner = tokenOf(store.getState());
  if (owner === null) {
    saveGuestItem(kind, id, isSaved);
    showGuestItems();
    return;
  }
  await (isSaved ? save(kind, id) : unsave(kind, id));
  queryClient.setQueryData<Ids>(keyOf(owner), (ids) => {
    const others = ids?.[kind].filter((each) => each !== id) ?? [];
    return ids && { ...ids, [kind]: isSaved ? [id, ...others] : others };
  });
}

/** Returns whether an item is saved. Until the server has answered, what was saved as a guest counts. */
export function useIsSaved(kind: Kind, id: number): boolean {
  const select = (ids: Ids) => ids[kind].includes(id);
  const saved = savedBy(useStorefront(tokenOf));
  const { data = false } = useQuery({ ...saved, placeholderData: readGuestItems, select });
  return useOnceTakenOver(data, false);
}

export const useSavedIds = (): UseQueryResult<Ids> => useQuery(savedBy(useStorefront(tokenOf)));
