import type { Address } from '../api/addresses.js';

type Parts = Pick<
  Address,
  'contact_name' | 'street' | 'unit' | 'city_name' | 'state' | 'post_code' | 'phone'
>;

/** An address as it stands on a parcel. */
export function PostalAddress({ address, className }: { address: Parts; className?: string }) {
  const { contact_name, street, unit, city_name, state, post_code, phone } = address;
  return (
    <address className={className}>
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
