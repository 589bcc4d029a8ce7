import { useSearchParams } from 'react-router';
import { checkoutTexts } from '../checkout/messages/load.js';
import { PaymentPage } from '../checkout/PaymentPage.js';

export const loader = () => checkoutTexts.load();

/** The way back from the card provider: `?order_id=`. */
export function Component() {
  const [search] = useSearchParams();
  const texts = checkoutTexts.useTextsOnceLoaded();
  return texts ? <PaymentPage orderId={search.get('order_id') ?? ''} texts={texts} /> : null;
}
