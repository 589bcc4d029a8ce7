import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { loadOrders } from '../../api/seller-store.js';
import { CalledView } from '../CalledView.js';
import { useCall } from '../useCall.js';
import { OrderCard } from './OrderCard.js';
import { TabPages } from './TabPages.js';
import type { TabProps } from './tab-props.js';

/** The orders that hold goods of the store. */
export function OrdersTab({ token, texts, tell, onChanged }: TabProps) {
  const [search] = useSearchParams();
  const page = Number(search.get('page')) || 1;
  const [called, load] = useCall(useCallback(() => loadOrders(token, page), [token, page]));
  const { orders } = texts;
  return (
    <section aria-label={orders.list} className="seller-tab">
      <CalledView called={called} load={load} loading={texts.loading}>
        {(data) =>
          data.list.length === 0 ? (
            <div className="notice">
              <h2>{orders.empty}</h2>
              <p>{orders.emptyText}</p>
            </div>
          ) : (
            <>
              <ul className="seller-orders">
                {data.list.map((order) => (
                  <OrderCard
                    key={order.order_id}
                    token={token}
                    order={order}
                    texts={orders}
                    onShipped={async () => {
                      await load();
                      tell(orders.shipped.replace('{id}', String(order.order_id)));
                      onChanged();
                    }}
                  />
                ))}
              </ul>
              <TabPages data={data} tab="orders" texts={texts.pages} />
            </>
          )
        }
      </CalledView>
    </section>
  );
}
