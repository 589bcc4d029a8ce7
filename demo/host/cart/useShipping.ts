import { useQuery } from '@tanstack/react-query';
import type { Cart } from '../../shared/replies/cart.js';
import { Shipping } from '../../shared/replies/checkout.js';
import { usualAddress } from '../addresses/useAddresses.js';
import { addressesQuery } from '../api/addresses.js';
import { shopQuery, useOwnQuery } from '../data/use-shop-query.js';
import { useDelivery } from '../product/delivery.js';

/** The query for what shipping a cart to a zip code costs. It answers anew for other pieces. */
export const shippingQuery = ({ lines }: Cart, zip: string) => {
  const pieces = lines.map(({ goods_id, buy_num, saved }) => [goods_id, saved ? 0 : buy_num]);
  return shopQuery('/pc/checkout/shipping', Shipping, { zip }, { queryKey: ['shipping', pieces] });
};

interface CartShipping {
  /** Where the cart would be delivered. Empty without an address: the shipping is then to the mainland. */
  readonly zip: string;
  /** What the server asks for it. Undefined as long as it isn't known. */
  readonly shipping: Shipping | undefined;
  /** Whether it's about to be known. */
  readonly isLoading: boolean;
}

/** Returns what shipping the cart costs, to the shopper's zip code or to the mainland. */
export function useShipping(cart: Cart): CartShipping {
  const entered = useDelivery().zip;
  // The same addresses as the header's, but also where it hasn't loaded them.
  const { data: addresses = [], isLoading: isWaiting } = useOwnQuery(addressesQuery);
  const zip = entered || (usualAddress(addresses)?.post_code ?? '');
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
