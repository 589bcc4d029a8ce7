import type { Address } from '../../shared/replies/addresses.js';
import { regionOf } from '../../shared/zip-regions.js';
import { statesQuery } from '../api/addresses.js';
import { useShopQuery } from '../data/use-shop-query.js';
import { fill } from '../messages/i18n.js';
import { checkoutTexts } from '../texts.js';

/** Says why shipping costs more than the cart has estimated. Renders nothing for an address on the mainland. */
export function OutsideNote({ address }: { address: Pick<Address, 'state' | 'post_code'> }) {
  const texts = checkoutTexts.useTexts();
  const { data: states = [] } = useShopQuery(statesQuery);
  const state = states.find(({ code }) => code === address.state)?.name;
  if (state === undefined || regionOf(address.post_code) === 'mainland') return null;
  return <p className="hint">{fill(texts.outside, { state })}</p>;
}
