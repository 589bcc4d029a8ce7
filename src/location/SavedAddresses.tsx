import { type ReactNode, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import type { WidgetHost } from '../element/host.js';
import type { FrameState } from '../element/use-frame.js';
import {
  addressesOf,
  chooseAddress,
  loadAddresses,
  refreshAddresses,
  selectedAddress,
} from '../state/addresses.js';
import { readToken } from '../state/identity.js';
import { onOtherTab } from '../state/location.js';
import { useStore } from '../state/use-store.js';
import { adoptStyles } from '../ui/adopt-styles.js';
import { Address } from './Address.js';
import styles from './addresses.css';
import type { location } from './location.definition.js';
import type { LocationMessages } from './messages.js';

export interface AddressesProps {
  readonly host: WidgetHost<typeof location>;
  readonly reportFailure: FrameState['reportFailure'];
  readonly text: LocationMessages;
  /** Draws what stands here until the addresses are there; with a retry when they could not be loaded. */
  readonly waiting: (onRetry: (() => void) | null) => ReactNode;
  /** Draws the link to the address book. */
  readonly toAddressBook: (label: string) => ReactNode;
}

/** The saved addresses of a shopper who is signed in (spec 2.4). Each opening of the dialog asks for them anew. */
export function SavedAddresses({
  host,
  reportFailure,
  text,
  waiting,
  toAddressBook,
}: AddressesProps): ReactNode {
  const addresses = useStore(addressesOf);
  const selected = useStore(selectedAddress);
  const account = useStore(({ loginInfo, bigdata }) => `${loginInfo.token} ${bigdata.config.api}`);
  /** The address that the server is asked to select. */
  const [wanted, setWanted] = useState<string | null>(null);
  const id = useId();

  const interest = useRef<AbortController>(undefined);
  const load = useCallback(
    () => loadAddresses({ signal: interest.current?.signal }).then(reportFailure),
    // The verb reads both from the store, and loads anew for others.
    [account, reportFailure],
  );
  useLayoutEffect(() => {
    const end = new AbortController();
    interest.current = end;
    const loadAnew = () => {
      refreshAddresses();
      void load();
    };
    loadAnew();
    const endFollowing = onOtherTab(loadAnew); // which address is selected, the server knows alone
    return () => {
      endFollowing();
      // Where the server ended the session, its answer is on its way to be told.
      if (readToken()) end.abort();
    };
  }, [load]);
  useLayoutEffect(() => {
    if (host.element.shadowRoot) adoptStyles(host.element.shadowRoot, [styles]);
  }, [host]);

  const choose = async (address: string) => {
    setWanted(address);
    const outcome = await chooseAddress(address);
    setWanted((now) => (now === address ? null : now));
    if (outcome.status === 'done')
      host.emit('storefront-location-change', { zip: null, city: null, addressId: address });
    if (outcome.status !== 'failed') return;
    reportFailure(outcome);
    void load(); // the address may be gone, or selected in spite of the failure
  };

  const list = addresses.data;
  if (!list) return waiting(addresses.status === 'failed' ? load : null);
  if (!list.length) return <p className="none">{toAddressBook(text.add)}</p>;
  return (
    <div className="saved">
      <h3 id={id}>{text.saved}</h3>
      {toAddressBook(text.manage)}
      <div role="radiogroup" part="addresses" aria-labelledby={id} aria-busy={wanted !== null}>
        {list.map((address) => (
          <Address
            key={address.address_id}
            address={address}
            group={id}
            isDefault={address.is_default === 1 ? text.isDefault : null}
            isChosen={address.address_id === (wanted ?? selected)}
            onChoose={() => void choose(address.address_id)}
          />
        ))}
      </div>
    </div>
  );
}
