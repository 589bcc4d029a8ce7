import { useQuery } from '@tanstack/react-query';
import type { Cart } from '../../shared/replies/cart.js';
import { Shipping } from '../../shared/replies/checkout.js';
import { shopQuery } from '../data/use-shop-query.js';
import { useDelivery } from '../product/delivery.js';
import { useShopper } from '../session/useStorefront.js';

/** The query for what shipping a cart to a zip code costs. It answers anew for other pieces. */
export const shippingQuery = ({ lines }: Cart, zip: string) => {
  const pieces = lines.map(({ goods_id, buy_num, saved }) => [goods_id, saved ? 0 : buy_num]);
  return shopQuery('/pc/checkout/shipping', Shipping, { zip }, { queryKey: ['shipping', pieces] });
};

/**
 * Returns where the cart would be delivered, and what the server asks for it. The zip code is empty as long as it isn't
 * known: a guest's shipping is then to the mainland. The shipping is undefined as long as it isn't known.
 */
export function useShipping(cart: Cart): { zip: string; shipping: Shipping | undefined } {
  const { zip } = useDelivery();
  const isGuest = useShopper() === null;
  const canShip = cart.lines.some(({ saved, problem }) => !saved && problem === null);
  const { data } = useQuery({
    ...shippingQuery(cart, zip),
    // The zip code of a shopper who is signed in comes with their addresses.
    enabled: zip !== '' || (isGuest && canShip),
    // The same zip code's earlier answer stays until the cart's new one is there.
    placeholderData: (before, previousQuery) =>
      JSON.stringify(previousQuery?.queryKey.at(-1)) === JSON.stringify({ zip }) ? before : undefined,
  });
  return { zip, shipping: data };
}
