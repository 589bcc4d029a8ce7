import { accountTexts } from '../account/messages/load.js';
import { orderTexts } from '../orders/messages/load.js';
import { OrdersPage } from '../orders/OrdersPage.js';

export const loader = () => Promise.all([accountTexts.load(), orderTexts.load()]);

/** The shopper's orders. */
export function Component() {
  const texts = orderTexts.useTextsOnceLoaded();
  return texts ? <OrdersPage texts={texts} /> : null;
}
