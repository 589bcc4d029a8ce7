import { type ReactNode, useContext, useId, useLayoutEffect, useState } from 'react';
import { Styles } from '../element/Frame.js';
import { track } from '../element/track.js';
import { useWidget } from '../element/widget-context.js';
import { chooseAddress, loadAddresses, refreshAddresses } from '../state/addresses.js';
import { readToken } from '../state/identity.js';
import { type Addresses, addressesOf, deliveryAddress, onOtherTab } from '../state/location.js';
import type { LoadOptions } from '../state/resource.js';
import { useResource, useStore } from '../state/use-store.js';
import css from './addresses.css';
import type { location } from './location.definition.js';
import { LocationMessagesContext } from './messages.js';

const sheets = [css];

const loadAnew = (options: LoadOptions) => {
  refreshAddresses();
  return loadAddresses(options);
};

interface SavedAddressesProps {
  /** Renders what is shown until the addresses load, with a retry button if loading failed. */
  readonly waiting: (onRetry: (() => void) | null) => ReactNode;
  /** Renders the link to the address book. */
  readonly toAddressBook: (label: string) => ReactNode;
}

/** The saved addresses of a signed-in shopper (spec 2.4). They load again each time the dialog opens. */
export function SavedAddresses({ waiting, toAddressBook }: SavedAddressesProps): ReactNode {
  const { host, reportFailure } = useWidget<typeof location>();
  const text = useContext(LocationMessagesContext);
  const addresses = useStore(addressesOf);
  const selected = useStore(deliveryAddress)?.address_id;
  const key = useStore(({ loginInfo, bigdata }) => `${loginInfo.token} ${bigdata.config.api}`);
  /** The address that the server has been asked to select. */
  const [selecting, setSelecting] = useState<string | null>(null);
  const id = useId();

  const load = useResource(loadAnew, {
    key,
    onOutcome: reportFailure,
    // If the server ended the session, its response must still be reported, even though this view goes away.
    endsWithView: () => readToken() !== null,
  });
  // Only the server knows which address is selected, so reload after a change in another tab.
  useLayoutEffect(() => onOtherTab(load), [load]);

  const choose = async (address: string) => {
    setSelecting(address);
    const outcome = await chooseAddress(address);
    setSelecting((now) => (now === address ? null : now));
    if (outcome.status === 'done') {
      track(host, 'select_content', { content_type: 'location', content_id: 'saved-address' });
      host.emit('storefront-location-change', { zip: null, city: null, addressId: address });
    }
    if (outcome.status !== 'failed') return;
    reportFailure(outcome);
    load(); // the address may be gone, or selected despite the failure
  };

  const list = addresses.data;
  if (!list) return waiting(addresses.status === 'failed' ? load : null);
  if (!list.length) return <p className="none">{toAddressBook(text.add)}</p>;
  return (
    <div className="saved">
      <Styles sheets={sheets} />
      <h3 id={id}>{text.saved}</h3>
      {toAddressBook(text.manage)}
      <div role="radiogroup" part="addresses" aria-labelledby={id} aria-busy={selecting !== null}>
        {list.map((address) => (
          <Address
            key={address.address_id}
            address={address}
            group={id}
            isDefault={address.is_default === 1 ? text.isDefault : null}
            isChosen={address.address_id === (selecting ?? selected)}
            isPreselected={!selecting && address.address_id === selected && address.is_select !== 1}
            onChoose={() => void choose(address.address_id)}
          />
        ))}
      </div>
    </div>
  );
}

interface AddressProps {
  readonly address: Addresses[number];
  /** The name of the radio group. */
  readonly group: string;
  /** The label of the default address; null for any other. */
  readonly isDefault: string | null;
  readonly isChosen: boolean;
  /** Whether it is checked only because it is the default. A press then makes it the shopper's choice. */
  readonly isPreselected: boolean;
  readonly onChoose: () => void;
}

/** A saved address. Its name labels it, and the rest describes it. */
export function Address({
  address,
  group,
  isDefault,
  isChosen,
  isPreselected,
  onChoose,
}: AddressProps): ReactNode {
  const id = `${group}-${address.address_id}`;
  const place = [address.city_name, address.post_code].filter(Boolean).join(', ');
  return (
    <label part="address" className="address">
      <input
        type="radio"
        name={group}
        checked={isChosen}
        aria-labelledby={id}
        aria-describedby={`${id}-more`}
        onChange={onChoose}
        // Pressing a radio button that is already checked fires no change event.
        onClick={isPreselected ? onChoose : undefined}
      />
      <span part="address-name" className="address-name" id={id}>
        <bdi key={address.address_name}>{address.address_name}</bdi>
      </span>
      <span part="address-more" className="address-more" id={`${id}-more`}>
        {isDefault && <b>{isDefault}</b>} <bdi key={place}>{place}</bdi>
      </span>
    </label>
  );
}
