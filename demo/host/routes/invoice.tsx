import { useParams } from 'react-router';
import { accountTexts } from '../account/messages/load.js';
import { checkoutTexts } from '../checkout/messages/load.js';
import { InvoicePage } from '../orders/InvoicePage.js';
import { orderTexts } from '../orders/messages/load.js';

export const loader = () => Promise.all([accountTexts.load(), orderTexts.load(), checkoutTexts.load()]);

/** An order’s invoice. */
export function Component() {
  const { id = '' } = useParams();
  const texts = orderTexts.useTextsOnceLoaded();
  const ofCheckout = checkoutTexts.useTextsOnceLoaded();
  if (!texts || !ofCheckout) return null;
  return <InvoicePage key={id} orderId={id} texts={texts} checkoutTexts={ofCheckout} />;
}
