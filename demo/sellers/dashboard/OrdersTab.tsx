import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ConfirmDialog } from '../../host/account/ConfirmDialog.js';
import { fill, fillParts, useI18n } from '../../host/messages/i18n.js';
import { hasCents } from '../../host/messages/numbers.js';
import { AsyncView, FailureText } from '../../host/ui/AsyncView.js';
import { Notice } from '../../host/ui/Notice.js';
import { pastable } from '../../host/ui/pasting.js';
import type { SellerOrder } from '../../shared/replies/seller-store.js';
import { unbrokenUnits } from '../../shared/unbroken-units.js';
import { ArtPicture } from '../ArtPicture.js';
import { useSellerQuery } from '../api/session.js';
import { ordersQuery, refetchStore, shipOrder } from '../api/store.js';
import { Skeleton } from '../Skeleton.js';
import { storeTexts } from '../texts.js';
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
  const { order_id, state, created_at, shipped_at, ship_by, ship_to, sum, fee, lines } = order;
  const named = (text: string) => fill(text, { id: order_id });
  const isExact = hasCents([sum, fee, ...lines.map(({ price }) => price)]);
  const sent = shipped_at && fill(texts.sentOn, { day: numbers.dayOf(shipped_at) });
  const isPartSent = state === 'paid' && shipped_at !== null;

  return (
    <li className="card stack seller-order">
      <header className="row">
        <h2>{named(texts.order)}</h2>
        <span className="badge seller-state" data-state={state}>
          {isPartSent ? texts.sentPart : texts.states[state]}
        </span>
        <p>{numbers.dayOf(created_at)}</p>
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
              <bdi>{unbrokenUnits(line.goods_name)}</bdi>
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
      {ship_by !== null && (
        <p>
          <strong>{fill(texts.shipBy, { day: numbers.day(ship_by) })}</strong>
        </p>
      )}
      {ship_to !== null && <Shipping id={order_id} to={ship_to} notify={notify} />}
    </li>
  );
}

interface ShippingProps {
  /** The order ID. */
  id: number;
  to: NonNullable<SellerOrder['ship_to']>;
  notify: (text: string) => void;
}

function Shipping({ id, to, notify }: ShippingProps) {
  const { orders: texts } = storeTexts.useTexts();
  const [isAsking, setAsking] = useState(false);
  const shipping = useMutation({
    mutationFn: (tracking: string) => shipOrder(id, tracking),
    onSuccess: async () => {
      await refetchStore();
      notify(fill(texts.shipped, { id }));
    },
  });
  const ship = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const tracking = String(new FormData(event.currentTarget).get('tracking') ?? '').trim();
    if (shipping.isPending) return;
    if (tracking === '') setAsking(true);
    else shipping.mutate(tracking);
  };
  return (
    <div className="seller-ship">
      <div>
        <h3>{texts.shipTo}</h3>
        <address dir="ltr">
          {[
            to.contact_name,
            [to.street, to.unit].filter(Boolean).join(', '),
            `${to.city_name}, ${to.state} ${to.post_code}`,
            to.phone,
          ].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </div>
      <form onSubmit={ship}>
        <label htmlFor={`tracking-${id}`}>{texts.tracking}</label>
        <div className="form-beside">
          <input
            {...pastable({ dir: 'ltr', maxLength: 40, autoComplete: 'off', autoCapitalize: 'characters' })}
            id={`tracking-${id}`}
            className="input"
            name="tracking"
          />
          <button
            type="submit"
            className="button"
            aria-label={fill(texts.shipNamed, { id })}
            aria-disabled={shipping.isPending}
          >
            {texts.ship}
          </button>
        </div>
        <FailureText error={shipping.error} className="form-wrong" />
      </form>
      {isAsking && (
        <ConfirmDialog
          title={fill(texts.untracked, { id })}
          text={texts.untrackedText}
          confirm={texts.ship}
          keep={texts.addTracking}
          onConfirm={() => shipping.mutate('')}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
