import { type FormEvent, useState } from 'react';
import { type SellerOrder, shipOrder } from '../../api/seller-store.js';
import { GoodsPicture } from '../../art/GoodsPicture.js';
import { useSpeech } from '../../messages/context.js';
import { toArt } from '../art.js';
import { sellerIsGone } from '../session.js';
import type { StoreMessages } from './messages/en.js';

interface OrderCardProps {
  token: string;
  order: SellerOrder;
  texts: StoreMessages['orders'];
  onShipped: () => Promise<void>;
}

/** An order with the store's own lines, and while it is to be sent, where to. */
export function OrderCard({ token, order, texts, onShipped }: OrderCardProps) {
  const { numbers, texts: shop } = useSpeech();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const { order_id, state, created_at, shipped_at, ship_to, sum, fee, lines } = order;
  const named = (text: string) => text.replace('{id}', String(order_id));
  const day = (moment: string) => numbers.day(moment.slice(0, 10));
  const isPartSent = state === 'paid' && shipped_at !== null;

  const ship = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const tracking = String(new FormData(event.currentTarget).get('tracking') ?? '').trim();
    setBusy(true);
    setFailure('');
    const outcome = await shipOrder(token, order_id, tracking);
    setBusy(false);
    if (outcome.status === 'ready') return onShipped();
    if (outcome.code === 401) return sellerIsGone();
    setFailure(outcome.code > 0 ? outcome.message : shop.problem.failedText);
  };
  return (
    <li className="seller-order">
      <header>
        <h2>{named(texts.order)}</h2>
        <span className="seller-state" data-state={state}>
          {isPartSent ? texts.sentPart : texts.states[state]}
        </span>
        <p>{day(created_at)}</p>
      </header>
      <ul className="seller-lines">
        {lines.map((line) => (
          <li key={line.goods_id}>
            <span className="seller-thumb">
              <GoodsPicture art={toArt(line.picture.art ?? '')} color={line.picture.color_hex} />
            </span>
            <bdi>{line.goods_name}</bdi>
            <span dir="ltr">
              {numbers.count(line.buy_num)} × {numbers.price(line.price)}
            </span>
          </li>
        ))}
      </ul>
      <dl className="seller-sums">
        {(
          [
            [texts.sum, sum],
            [texts.fee, -fee],
            [texts.yours, sum - fee],
          ] as const
        ).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="ltr">{numbers.price(value)}</dd>
          </div>
        ))}
      </dl>
      {shipped_at !== null && (
        <p className="seller-soft">
          {texts.sentOn.replace('{day}', day(shipped_at))} {order.tracking && <bdi>{order.tracking}</bdi>}
        </p>
      )}
      {ship_to !== null && (
        <div className="seller-ship">
          <div>
            <h3>{texts.shipTo}</h3>
            <address dir="ltr">
              {[
                ship_to.contact_name,
                [ship_to.street, ship_to.unit].filter(Boolean).join(', '),
                `${ship_to.city_name}, ${ship_to.state} ${ship_to.post_code}`,
                ship_to.phone,
              ].map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </div>
          <form onSubmit={(event) => void ship(event)}>
            <label htmlFor={`tracking-${order_id}`}>{texts.tracking}</label>
            <div className="seller-code">
              <input
                id={`tracking-${order_id}`}
                name="tracking"
                dir="ltr"
                maxLength={40}
                autoComplete="off"
              />
              <button
                type="submit"
                className="button"
                aria-label={named(texts.shipNamed)}
                aria-disabled={busy}
              >
                {texts.ship}
              </button>
            </div>
            {failure && (
              <p className="form-wrong" role="alert">
                {failure}
              </p>
            )}
          </form>
        </div>
      )}
    </li>
  );
}
