import type { Order, Return } from '../../shared/replies/orders.js';
import { RETURN_SERVICE, returnTracking } from '../../shared/returns.js';
import { PostalAddress } from '../addresses/PostalAddress.js';
import { SEPARATOR } from '../messages/separator.js';
import { Tracking } from '../orders/Tracking.js';
import { Logo } from '../shell/Logo.js';
import { returnTexts } from '../texts.js';
import './Returns.css';

interface ReturnLabelProps {
  order: Order;
  orderReturn: Return;
}

/** The label for the package. The carrier reads the address in English, whatever the page's language is. */
export function ReturnLabel({ order, orderReturn }: ReturnLabelProps) {
  const texts = returnTexts.useTexts();
  return (
    <section className="box stack-large paper return-label" aria-labelledby="return-label">
      <header>
        <h2 id="return-label">{texts.shippingLabel}</h2>
        <Logo />
      </header>
      <div className="return-parties">
        <div>
          <h3>{texts.from}</h3>
          <PostalAddress address={order.ship_to} />
        </div>
        <div className="return-to">
          <h3>{texts.to}</h3>
          <address className="postal-address order-address" dir="ltr" lang="en">
            {[orderReturn.store_name, ...orderReturn.return_to].map((line) => (
              <bdi key={line}>{line}</bdi>
            ))}
          </address>
        </div>
      </div>
      <p className="return-number">
        <bdi>R {orderReturn.return_id}</bdi>
      </p>
      <p>
        <bdi>{RETURN_SERVICE}</bdi>
        {SEPARATOR}
        <Tracking note={returnTracking(orderReturn.return_id)} />
      </p>
    </section>
  );
}
