import { useQuery } from '@tanstack/react-query';
import type { Cart } from '../../shared/replies/cart.js';
import { Shipping } from '../../shared/replies/checkout.js';
import { shopQuery } from '../data/use-shop-query.js';
import { useDelivery } from '../product/delivery.js';

/**
 * Returns where the cart would be delivered, and what the server asks for it. The zip code is empty, and the shipping
 * undefined, as long as they aren't known.
 */
export function useShipping({ lines }: Cart): { zip: string; shipping: Shipping | undefined } {
  const { zip } = useDelivery();
  const pieces = lines.map(({ goods_id, buy_num, saved }) => [goods_id, saved ? 0 : buy_num]);
  const query = shopQuery('/pc/checkout/shipping', Shipping, { zip }, { queryKey: ['shipping', pieces] });
  const { data } = useQuery({
    ...query,
    enabled: zip !== '',
    // The same zip code's earlier answer stays until the cart's new one is there.
    placeholderData: (before, previousQuery) =>
      JSON.stringify(previousQuery?.queryKey.at(-1)) === JSON.stringify({ zip }) ? before : undefined,
  });
  return { zip, shipping: data };
}
