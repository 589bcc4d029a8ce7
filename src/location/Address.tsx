import type { ReactNode } from 'react';
import type { Addresses } from '../state/location.js';

interface Props {
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
export function Address({ address, group, isDefault, isChosen, isPreselected, onChoose }: Props): ReactNode {
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
