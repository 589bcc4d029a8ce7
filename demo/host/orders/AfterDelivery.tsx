import { Link } from 'react-router';
import { storeDay } from '../../shared/delivery.js';
import { pathTo } from '../../shared/pages.js';
import type { ListedOrder } from '../../shared/replies/orders.js';
import { CAR_FAULT_DAYS, lastDayOf } from '../../shared/returns.js';
import { orderTexts } from '../texts.js';
import { isOver } from './useArrival.js';

/** The way to return some of what was delivered. */
export function ReturnLink({ order: { order_id, faulty_only } }: { order: ListedOrder }) {
  const texts = orderTexts.useTexts();
  return (
    <Link className="button button-quiet" to={pathTo('returnForm', order_id)}>
      {faulty_only ? texts.reportProblem : texts.returnItems}
    </Link>
  );
}

/** The way to report what the inspection of a delivered car has missed, for as long as the policy allows it. */
export function ReportCar({ order: { order_id, state, shipments } }: { order: ListedOrder }) {
  const texts = orderTexts.useTexts();
  const arrived = shipments.find(({ kind }) => kind === 'car')?.arrived_at ?? null;
  if (isOver(state) || arrived === null) return null;
  if (storeDay(new Date()) > lastDayOf(new Date(arrived), CAR_FAULT_DAYS)) return null;
  return (
    <Link
      className="button button-quiet"
      to={{ pathname: pathTo('contact'), search: `?topic=car&order=${order_id}` }}
    >
      {texts.reportCar}
    </Link>
  );
}
