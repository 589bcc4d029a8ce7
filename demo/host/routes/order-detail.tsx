import { useParams } from 'react-router';
import { accountTexts } from '../account/messages/load.js';
import { checkoutTexts } from '../checkout/messages/load.js';
import { orderTexts } from '../orders/messages/load.js';
import { OrderDetailPage } from '../orders/OrderDetailPage.js';

export const loader = () => Promise.all([accountTexts.load(), orderTexts.load(), checkoutTexts.load()]);

/** One order of the shopper. */
export function Component() {
  const { id = '' } = useParams();
  const texts = orderTexts.useTextsOnceLoaded();
  const ofCheckout = checkoutTexts.useTextsOnceLoaded();
  if (!texts || !ofCheckout) return null;
  return <OrderDetailPage key={id} orderId={id} texts={texts} checkoutTexts={ofCheckout} />;
}
