import { addressList, cancelSelect, setSelectAddress } from '../api/addresses.js';
import { send } from './client.js';
import { type Addresses, addressesOf, beginChoice, hasAddressBook, order } from './location.js';
import { attempt, createLoad, type Result } from './resource.js';
import { didAct, local } from './storage.js';
import type { Resource } from './store.js';
import { type StorefrontState, store } from './store.js';

const isOneSelected = (list: Addresses) => list.some(({ is_select }) => is_select === 1);

const setBook = (list: Resource<Addresses>, change: Partial<StorefrontState['addressindex']> = {}) =>
  store.setState(({ addressindex, loginInfo }) => ({
    addressindex: { ...addressindex, ...change, book: { token: loginInfo.token, list } },
  }));

/** Loads the saved addresses. Loads them again only after a change or a call to `refreshAddresses`. */
export const loadAddresses = createLoad<Addresses>({
  name: 'addresses',
  get: () => addressesOf(store.getState()),
  set: (list) => setBook(list),
  key: ({ loginInfo, bigdata }) => `${order.changes} ${loginInfo.token} ${bigdata.config.api}`,
  async request(signal) {
    for (;;) {
      const { changes } = order;
      const list = await send(addressList, {}, { signal });
      if (changes === order.changes) return list;
    }
  },
});

/** Marks the saved addresses as possibly out of date, so the next load requests them again. */
export function refreshAddresses(): void {
  order.changes += 1;
}

/** Updates the state after the server has selected this address, or deselected all of them. */
function select(
  id: string | null,
  token: string | null,
  change: Partial<StorefrontState['addressindex']> = {},
) {
  const state = store.getState();
  if (state.loginInfo.token !== token) return; // another shopper's list
  const list = addressesOf(state).data;
  const selected = list?.map((each) => ({ ...each, is_select: Number(each.address_id === id) }));
  if (selected) setBook({ status: 'ready', data: selected }, change);
  else store.setState(({ addressindex }) => ({ addressindex: { ...addressindex, ...change } }));
}

/** Runs a change on the server once all earlier changes have finished. The change must not reject. */
function inTurn<T>(change: () => Promise<T>): Promise<T> {
  const turn = order.settled.then(async () => {
    order.changes += 1;
    const outcome = await change();
    order.changes += 1;
    return outcome;
  });
  order.settled = turn;
  return turn;
}

/** Clears the zip code and city. Writing '' first notifies other tabs in any case, and they reload the addresses. */
function forgetZip(): void {
  local.write('Applycode', '');
  local.write('Applycode', null);
  local.write('Applycity', null);
}

/**
 * Delivers to a saved address: the server selects it, and the stored zip code and its city are cleared (spec
 * section 4). Returns `aborted` if the shopper has since chosen something else that's now in effect.
 */
export function chooseAddress(id: string): Promise<Result<null>> {
  didAct('location');
  const choice = beginChoice();
  order.address = choice;
  return inTurn(async () => {
    if (choice !== order.address) return { status: 'aborted' };
    const { token } = store.getState().loginInfo;
    const outcome = await attempt(send(setSelectAddress, { address_id: id }));
    const holds = outcome.status === 'done' && choice > order.holds;
    if (outcome.status === 'done') {
      if (holds) {
        order.holds = choice;
        forgetZip();
      }
      select(id, token, holds ? { zip: null, city: null } : {});
    }
    return outcome.status === 'failed' || holds ? outcome : { status: 'aborted' };
  });
}

/**
 * Deselects the selected address once a zip code is chosen (spec section 4). Sends no request if none is selected, or
 * if the shopper has chosen an address in the meantime.
 * @param choice the number of the shopper's choice
 */
export function deselectAddress(choice: number): Promise<Result<null>> {
  return inTurn(async () => {
    const state = store.getState();
    const list = addressesOf(state);
    const none = list.status === 'ready' && !isOneSelected(list.data);
    if (none || !hasAddressBook(state) || choice !== order.holds) return { status: 'aborted' };
    const outcome = await attempt(send(cancelSelect));
    if (outcome.status === 'done') select(null, state.loginInfo.token);
    return outcome;
  });
}
