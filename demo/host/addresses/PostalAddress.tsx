import type { Postal } from '../../shared/replies/addresses.js';

/** An address, laid out as on a parcel. */
export function PostalAddress({ address, className }: { address: Postal; className?: string }) {
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
