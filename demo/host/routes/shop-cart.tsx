import { CartPage } from '../cart/CartPage.js';
import { cartTexts } from '../cart/messages/load.js';

export const loader = () => cartTexts.load();

/** The cart. */
export function Component() {
  const texts = cartTexts.useTextsOnceLoaded();
  return texts ? <CartPage texts={texts} /> : null;
}
