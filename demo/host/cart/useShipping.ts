import { useQuery } from '@tanstack/react-query';
import type { Cart } from '../../shared/replies/cart.js';
import { Shipping } from '../../shared/replies/checkout.js';
import { usualAddress } from '../addresses/useAddresses.js';
import { addressesQuery } from '../api/addresses.js';
import { shopQuery, useOwnQuery } from '../data/use-shop-query.js';
import { useGuest } from '../guests/useGuest.js';
import { useDelivery } from '../product/delivery.js';

/** The query for what shipping a cart to a zip code costs. It answers anew for other pieces. */
export const shippingQuery = ({ lines }: Cart, zip: string) => {
  const pieces = lines.map(({ goods_id, buy_num, saved }) => [goods_id, saved ? 0 : buy_num]);
  return shopQuery('/pc/checkout/shipping', Shipping, { zip }, { queryKey: ['shipping', pieces] });
};

interface Destination {
  /** Where the cart would be delivered. Empty without an address: the shipping is then to the mainland. */
  readonly zip: string;
  /** Whether it's about to be known. */
  readonly isLoading: boolean;
}

/** Returns where to deliver: to the zip code entered, or else to the address of the shopper, or of a guest's checkout. */
export function useDestination(): Destination {
  const entered = useDelivery().zip;
  const guest = useGuest();
  // The same addresses as the header's, but also where it hasn't loaded them. A mailed link's session has none.
  const { data: addresses = [], isLoading } = useOwnQuery(addressesQuery, {
    guests: guest.email !== null && guest.orderId === null,
  });
  return {
    zip: entered || (usualAddress(addresses)?.post_code ?? ''),
    isLoading: guest.isLoading || isLoading,
  };
}

interface CartShipping extends Destination {
  /** What the server asks for it. Undefined as long as it isn't known. */
  readonly shipping: Shipping | undefined;
}

/** Returns what shipping the cart costs where it would be delivered, or to the mainland. */
export function useShipping(cart: Cart): CartShipping {
  const { zip, isLoading: isWaiting } = useDestination();
  const canShip = cart.lines.some(({ saved, problem }) => !saved && problem === null);
  const { data, isLoading } = useQuery({
    ...shippingQuery(cart, zip),
    enabled: canShip && (zip !== '' || !isWaiting),
    // The same zip code's earlier answer stays until the cart's new one is there.
    placeholderData: (before, previousQuery) =>
      JSON.stringify(previousQuery?.queryKey.at(-1)) === JSON.stringify({ zip }) ? before : undefined,
  });
  return { zip, shipping: data, isLoading };
}
