import { storeDay } from '../../shared/delivery.js';
import type { Order } from '../../shared/replies/orders.js';
import type { DeliveryPart } from '../checkout/Deliveries.js';
import { fill, useI18n } from '../messages/i18n.js';
import { SEPARATOR } from '../messages/separator.js';
import { orderTexts } from '../texts.js';
import { isShipment } from './Timeline.js';
import { Tracking } from './Tracking.js';

type Line = Order['lines'][number];
type Shipment = Order['shipments'][number];

/**
 * Splits an order's deliveries by the packages that have been sent, each with when and how. Once there is one, what isn't
 * in any says that it hasn't shipped yet.
 */
export const packagesOf =
  ({ state, events }: Order) =>
  ({ sent }: Shipment, lines: readonly Line[]): DeliveryPart<Line>[] => {
    const isPartlySent = state === 'paid' && events.some(isShipment);
    const packed = new Set(sent.flatMap(({ goods_ids }) => goods_ids));
    // What its seller can't send is counted as returned.
    const isWaiting = ({ goods_id, returned, buy_num }: Line) =>
      isPartlySent && !packed.has(goods_id) && returned < buy_num;
    return [
      ...sent.map((each) => ({
        key: each.goods_ids.join(),
        head: <Sent {...each} />,
        lines: lines.filter(({ goods_id }) => each.goods_ids.includes(goods_id)),
      })),
      { key: 'waiting', head: <NotShipped />, lines: lines.filter(isWaiting) },
      {
        ...{ key: 'other', head: null },
        lines: lines.filter((line) => !packed.has(line.goods_id) && !isWaiting(line)),
      },
    ].filter((part) => part.lines.length > 0);
  };

function Sent({ at, note }: Shipment['sent'][number]) {
  const texts = orderTexts.useTexts();
  const { numbers } = useI18n();
  return (
    <p className="hint">
      {fill(texts.shippedOn, { day: numbers.shortDay(storeDay(new Date(at))) })}
      {note && (
        <>
          {SEPARATOR}
          <Tracking note={note} />
        </>
      )}
    </p>
  );
}

function NotShipped() {
  return <p className="hint">{orderTexts.useTexts().notShipped}</p>;
}
