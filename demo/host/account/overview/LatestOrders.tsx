import { Link } from 'react-router';
import { enums, is, literal, pattern, string, type, union } from 'superstruct';
import { ARTS } from '../../../shared/art.js';
import { latestOrdersQuery, type OwnOrder } from '../../api/account.js';
import { CarPicture } from '../../art/CarPicture.js';
import { GoodsPicture } from '../../art/GoodsPicture.js';
import { useSpeech } from '../../messages/context.js';
import { fill } from '../../messages/fill.js';
import { PAGES } from '../pages.js';
import { dayOf } from '../times.js';
import { overviewTexts } from './messages/load.js';
import { OwnCard } from './OwnCard.js';

const SHOWN = 3;

/** Pictures of an order that are shown of it. */
const PICTURES = 3;

/** The latest orders, or the way to the first one. */
export function LatestOrders() {
  const texts = overviewTexts.useTexts();
  return (
    <OwnCard page="orders" title={texts.orders} more={texts.allOrders} wide query={latestOrdersQuery(SHOWN)}>
      {(orders) =>
        orders.length === 0 ? (
          <div className="account-card-empty">
            <h3>{texts.noOrders}</h3>
            <p>{texts.noOrdersText}</p>
            <Link className="button" to="/categories">
              {texts.shop}
            </Link>
          </div>
        ) : (
          <ul className="account-orders">
            {orders.map((order) => (
              <li key={order.order_id}>
                <OrderLine order={order} />
              </li>
            ))}
          </ul>
        )
      }
    </OwnCard>
  );
}

function OrderLine({ order: { order_id, lines, state, created_at, total } }: { order: OwnOrder }) {
  const texts = overviewTexts.useTexts();
  const { lang, numbers } = useSpeech();
  const pieces = lines.reduce((sum, { buy_num }) => sum + buy_num, 0);
  return (
    <article className="account-order">
      <div className="account-order-pictures">
        {lines.slice(0, PICTURES).map(({ goods_id, picture }) => (
          <OrderPicture key={goods_id} picture={picture} />
        ))}
      </div>
      <div className="account-order-facts">
        <h3>
          <Link to={`${PAGES.orders}/${order_id}`}>{fill(texts.order, { n: order_id })}</Link>
        </h3>
        <p>
          {dayOf(created_at, lang)} · {numbers.plural(texts.items, pieces)}
        </p>
      </div>
      <p className="badge account-order-state" data-state={state}>
        {texts.states[state]}
      </p>
      <bdi className="account-order-total">{numbers.price(total)}</bdi>
    </article>
  );
}

const color_hex = pattern(string(), /^#[0-9a-f]{3,8}$/i);
const Picture = union([
  type({ kind: literal('goods'), art: enums(ARTS), color_hex }),
  type({ kind: literal('car'), drawing: string(), color_hex }),
]);

/** What was ordered, small; of a picture that cannot be drawn, an empty field. The name stands elsewhere. */
function OrderPicture({ picture }: { picture: unknown }) {
  return (
    <span className="account-order-picture">
      {is(picture, Picture) &&
        (picture.kind === 'car' ? (
          <CarPicture drawing={picture.drawing} color={picture.color_hex} />
        ) : (
          <GoodsPicture art={picture.art} color={picture.color_hex} />
        ))}
    </span>
  );
}
