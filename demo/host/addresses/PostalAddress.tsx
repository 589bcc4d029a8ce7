import type { Postal } from '../../shared/replies/addresses.js';

/** An address, laid out as on a parcel. */
export function PostalAddress({ address }: { address: Postal }) {
  const { contact_name, street, unit, city_name, state, post_code, phone } = address;
  return (
    <address className="postal-address">
      <bdi>{contact_name}</bdi>
      <bdi>{street}</bdi>
      {unit && <bdi>{unit}</bdi>}
      <bdi>
        {city_name}, {state} {post_code}
      </bdi>
      <bdi dir="ltr">{phone}</bdi>
    </address>
  );
}
