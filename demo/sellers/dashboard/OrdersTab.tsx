import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { fill, fillParts, useI18n } from '../../host/messages/i18n.js';
import { hasCents } from '../../host/messages/numbers.js';
import { AsyncView } from '../../host/ui/AsyncView.js';
import { Notice } from '../../host/ui/Notice.js';
import type { SellerOrder } from '../../shared/replies/seller-store.js';
import { unbrokenUnits } from '../../shared/unbroken-units.js';
import { ArtPicture } from '../ArtPicture.js';
import { useSellerQuery } from '../api/session.js';
import { ordersQuery } from '../api/store.js';
import { Skeleton } from '../Skeleton.js';
import { useStoreDay } from '../store-day.js';
import { storeTexts } from '../texts.js';
import { Correction, Shipping } from './Shipping.js';
import { TabPages } from './TabPages.js';
import './OrdersTab.css';

/** The orders that contain the store's goods. @param tell shows the seller a message about what was done */
export function OrdersTab({ notify }: { notify: (text: string) => void }) {
  const { orders, loading } = storeTexts.useTexts();
  const [search] = useSearchParams();
  const query = useSellerQuery(ordersQuery(Number(search.get('page')) || 1), true);
  return (
    <section aria-label={orders.list} className="stack seller-tab">
      <AsyncView query={query} skeleton={<Skeleton text={loading} />}>
        {(data) =>
          data.list.length === 0 ? (
            <Notice title={orders.empty} text={orders.emptyText} />
          ) : (
            <>
              <ul className="stack">
                {data.list.map((order) => (
                  <OrderCard key={order.order_id} order={order} notify={notify} />
                ))}
              </ul>
              <TabPages data={data} tab="orders" />
            </>
          )
        }
      </AsyncView>
    </section>
  );
}

/** An order with the store's own lines and, until it ships, the shipping address. */
function OrderCard({ order, notify }: { order: SellerOrder; notify: (text: string) => void }) {
  const { orders: texts, returns } = storeTexts.useTexts();
  const { back, canceled } = returns;
  const {
    numbers,
    texts: { labeled },
  } = useI18n();
  const dayOf = useStoreDay();
  const { order_id, state, created_at, shipped_at, ship_by, ship_to, sum, fee, lines } = order;
  const named = (text: string) => fill(text, { id: order_id });
  const isExact = hasCents([sum, fee, ...lines.map(({ price }) => price)]);
  const sent = shipped_at && fill(texts.sentOn, { day: dayOf(shipped_at) });
  const isPartSent = state === 'paid' && shipped_at !== null;

  return (
    <li className="card stack seller-order">
      <header className="row">
        <h2>{named(texts.order)}</h2>
        <span className="badge seller-state" data-state={state}>
          {isPartSent ? texts.sentPart : texts.states[state]}
        </span>
        <p>{dayOf(created_at)}</p>
      </header>
      <ul className="stack-tiny seller-lines">
        {lines.map((line) => (
          <li key={line.goods_id}>
            <span className="seller-thumb">
              <ArtPicture
                art={'art' in line.picture ? line.picture.art : ''}
                color={line.picture.color_hex}
                goodsId={line.goods_id}
              />
            </span>
            <span className="stack-tiny">
              <span>
                <bdi>{unbrokenUnits(line.goods_name)}</bdi>
              </span>
              {line.returned > 0 && (
                <small className="soft">
                  {fill(line.is_canceled ? canceled : back, { n: numbers.count(line.returned) })}
                </small>
              )}
            </span>
            <span dir="ltr">
              {numbers.count(line.buy_num)} × {numbers.price(line.price, isExact)}
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
            <dd dir="ltr">
              {value < 0 && '−'}
              {numbers.price(Math.abs(value), isExact)}
            </dd>
          </div>
        ))}
      </dl>
      {sent !== null && (
        <p className="soft">
          {order.tracking
            ? fillParts<typeof labeled, ReactNode>(labeled, {
                label: sent,
                value: <bdi key="tracking">{order.tracking}</bdi>,
              })
            : sent}
        </p>
      )}
      {sent !== null && (state === 'paid' || state === 'shipped') && (
        <Correction key={order.tracking} id={order_id} tracking={order.tracking} notify={notify} />
      )}
      {ship_by !== null && (
        <p>
          <strong>{fill(texts.shipBy, { day: numbers.day(ship_by) })}</strong>
        </p>
      )}
      {ship_to !== null && <Shipping id={order_id} to={ship_to} notify={notify} />}
    </li>
  );
}
