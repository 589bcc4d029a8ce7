import { useI18n } from '../messages/i18n.js';
import { returnTexts } from '../texts.js';
import '../cart/summary.css';

interface RefundRowsProps {
  /** US cents: the price of the items, and what is withheld from it or added to it. */
  goods: number;
  discount: number;
  shipping: number;
  label?: number;
  refunded?: number;
  /** The number of labels. Defaults to 1. */
  labels?: number;
  points: number;
  /** US cents that go back. */
  refund: number;
}

/** How the price of what goes back comes down to the refund. */
export function RefundRows(rows: RefundRowsProps) {
  const texts = returnTexts.useTexts();
  const { numbers } = useI18n();
  const { goods, discount, shipping, label = 0, labels = 1, refunded = 0, points, refund } = rows;
  const price = (cents: number) => numbers.price(cents, true);
  return (
    <dl className="sums">
      {goods > 0 && <Row name={texts.price} value={price(goods)} />}
      {discount > 0 && <Row name={texts.discount} value={`−${price(discount)}`} />}
      {shipping > 0 && <Row name={texts.shipping} value={price(shipping)} />}
      {label > 0 && <Row name={numbers.plural(texts.label, labels)} value={`−${price(label)}`} />}
      {refunded > 0 && <Row name={texts.refunded} value={`−${price(refunded)}`} />}
      {points > 0 && <Row name={texts.points} value={numbers.count(points)} />}
      <div className="sums-total">
        <dt>{texts.card}</dt>
        <dd>{price(refund)}</dd>
      </div>
    </dl>
  );
}

const Row = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <bdi dir="ltr">{value}</bdi>
    </dd>
  </div>
);
