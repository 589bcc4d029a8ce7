import { useRef } from 'react';
import type { Order, Returnable } from '../../shared/replies/orders.js';
import {
  isOurFault,
  partsOf,
  priceOf,
  RETURN_REASONS,
  type ReturnedLine,
  type ReturnReason,
} from '../../shared/returns.js';
import { returnItems } from '../api/orders.js';
import { newKey } from '../api/request-key.js';
import { ProductPicture } from '../cart/ProductPicture.js';
import { fill, useI18n } from '../messages/i18n.js';
import { SEPARATOR } from '../messages/separator.js';
import { returnTexts } from '../texts.js';
import { Field } from '../ui/fields.js';
import { Form, FormButtons, useShopForm } from '../ui/form.js';
import { Quantity } from '../ui/Quantity.js';
import { RefundRows } from './RefundRows.js';

/** The pieces by goods, as a form's value. */
type Pieces = Readonly<Record<string, number>>;

interface Values {
  pieces: Pieces;
  reason: string;
  note: string;
}

const MAX_NOTE = 500;

interface ReturnFormProps {
  order: Order;
  returnable: Returnable;
  onSent: (order: Order) => void;
}

export function ReturnForm({ order, returnable, onSent }: ReturnFormProps) {
  const texts = returnTexts.useTexts();
  const request = useRef({ about: '', key: '' });
  const wrongPieces = (chosen: readonly ReturnableLine[], reason: string) => {
    if (chosen.length === 0) return texts.chooseItems;
    const late = chosen.find(({ faulty_only }) => faulty_only && !isFree(reason));
    return late && fill(texts.lineTooLate, { name: placedOf(late)?.goods_name ?? '' });
  };
  const placedOf = ({ goods_id }: ReturnableLine) => order.lines.find((line) => line.goods_id === goods_id);
  const [only] = returnable.lines.length === 1 ? returnable.lines : [];
  const form = useShopForm<Values, Order>({
    // A single piece is what everybody who comes here wants to return.
    defaultValues: { pieces: only?.pieces === 1 ? { [only.goods_id]: 1 } : {}, reason: '', note: '' },
    check: ({ pieces, reason, note }) => ({
      pieces: wrongPieces(chosenOf(returnable, pieces), reason),
      reason: reason === '' ? texts.chooseReason : undefined,
      note: note.trim().length > MAX_NOTE ? texts.noteTooLong : undefined,
    }),
    send: ({ pieces, reason, note }) => {
      const items = chosenOf(returnable, pieces)
        .map((line) => `${line.goods_id}:${line.pieces}`)
        .join();
      // A second try of the same request is the same return; after a change it's another request.
      const about = JSON.stringify([items, reason, note]);
      if (request.current.about !== about) request.current = { about, key: newKey() };
      return returnItems({ order_id: order.order_id, items, reason, note, key: request.current.key });
    },
    onSent,
    checkText: texts.check,
  });
  const [pieces, reason] = form.methods.watch(['pieces', 'reason']);
  const chosen = chosenOf(returnable, pieces);
  return (
    <Form form={form} className="card form return-form">
      <Field name="pieces" label={texts.items} isGroup>
        {() => (
          <ul className="lines return-lines">
            {returnable.lines.map((line) => (
              <Line
                key={line.goods_id}
                line={line}
                placed={placedOf(line)}
                hasDay={!hasOneDay(returnable)}
                pieces={pieces[line.goods_id] ?? 0}
                onChange={(count) =>
                  form.methods.setValue(
                    'pieces',
                    { ...pieces, [line.goods_id]: count },
                    { shouldValidate: form.methods.formState.isSubmitted },
                  )
                }
              />
            ))}
          </ul>
        )}
      </Field>
      <Field name="reason" label={texts.reason} isGroup>
        {({ id: _, 'aria-required': __, 'aria-invalid': ___, ...tied }) => (
          <div className="choices">
            {RETURN_REASONS.filter((each) => !returnable.faulty_only || isOurFault(each)).map((each) => (
              <label key={each} className="choice">
                <input type="radio" {...tied} value={each} />
                <span>{texts.reasons[each]}</span>
              </label>
            ))}
          </div>
        )}
      </Field>
      <Field name="note" label={texts.note} optional={texts.optional}>
        {(tied) => <textarea {...tied} rows={3} dir="auto" maxLength={MAX_NOTE} />}
      </Field>
      <Estimate returnable={returnable} chosen={chosen} reason={reason} />
      <FormButtons submit={texts.submit} busy={texts.sending} />
    </Form>
  );
}

type ReturnableLine = Returnable['lines'][number];

const isFree = (reason: string) => RETURN_REASONS.some((each) => each === reason && isOurFault(each));

/** Returns whether all that can be returned can be returned until the same day. */
export const hasOneDay = ({ lines }: Returnable): boolean =>
  lines.every(({ until }) => until === lines[0]?.until);

/** Returns the lines of which something goes back, with the chosen number of pieces. */
const chosenOf = ({ lines }: Returnable, pieces: Pieces): ReturnableLine[] =>
  lines.flatMap((line) => {
    const count = Math.min(line.pieces, pieces[line.goods_id] ?? 0);
    return count > 0 ? [{ ...line, pieces: count }] : [];
  });

interface LineProps {
  line: ReturnableLine;
  placed: Order['lines'][number] | undefined;
  /** Whether to say until when it can be returned. */
  hasDay: boolean;
  pieces: number;
  onChange: (pieces: number) => void;
}

function Line({ line, placed, hasDay, pieces, onChange }: LineProps) {
  const texts = returnTexts.useTexts();
  const { numbers } = useI18n();
  if (placed === undefined) return null;
  const name = placed.goods_name;
  const named = (text: string) => fill(text, { name });
  return (
    <li>
      <label className="return-line">
        <input
          type="checkbox"
          className="check-box"
          checked={pieces > 0}
          onChange={({ target }) => onChange(target.checked ? line.pieces : 0)}
        />
        <ProductPicture picture={placed.picture} goodsId={placed.goods_id} />
        <span>
          <bdi>{name}</bdi>
          <small className="hint">
            {numbers.price(line.price, true)}
            {SEPARATOR}
            <bdi>{placed.store_name}</bdi>
          </small>
          {hasDay && (
            <small className="hint">
              {line.faulty_only
                ? fill(texts.lineFaulty, { day: numbers.day(line.faulty_until) })
                : fill(texts.lineUntil, { day: numbers.day(line.until) })}
            </small>
          )}
        </span>
      </label>
      {pieces > 0 && line.pieces > 1 && (
        <span className="return-quantity">
          <Quantity
            value={pieces}
            max={line.pieces}
            names={{ less: named(texts.less), more: named(texts.more), field: named(texts.pieces) }}
            onChange={onChange}
          />
          <small className="hint">{fill(texts.bought, { n: numbers.count(line.pieces) })}</small>
        </span>
      )}
    </li>
  );
}

interface EstimateProps {
  returnable: Returnable;
  chosen: readonly ReturnedLine[];
  reason: string;
}

/** What the shopper gets back, by the same rules as on the server. */
function Estimate({ returnable, chosen, reason }: EstimateProps) {
  const texts = returnTexts.useTexts();
  const chosenReason = RETURN_REASONS.find((each) => each === reason);
  if (chosenReason === undefined || chosen.length === 0)
    return <p className="return-estimate form-hint">{texts.estimateNothing}</p>;
  const { rows, refund, points } = estimateOf(returnable, chosen, chosenReason);
  return (
    <section className="stack-tiny return-estimate" aria-labelledby="return-estimate" aria-live="polite">
      <h2 id="return-estimate">{texts.estimate}</h2>
      <RefundRows {...rows} {...{ points, refund }} />
      <p className="form-hint">
        {texts.estimateText} {rows.labels > 1 && texts.labelsWhy}
      </p>
    </section>
  );
}

/** Returns the rows that lead from the price of what is returned to the refund, in US cents. */
export function estimateOf(
  { paid, before }: Returnable,
  chosen: readonly ReturnedLine[],
  reason: ReturnReason,
) {
  const parts = partsOf(paid, chosen, { before, reason });
  const sum = (of: 'refund' | 'points' | 'label' | 'shipping' | 'refunded') =>
    parts.reduce((all, part) => all + part[of], 0);
  const [refund, points, label, shipping] = [sum('refund'), sum('points'), sum('label'), sum('shipping')];
  const refunded = sum('refunded');
  const goods = priceOf(chosen);
  return {
    refund,
    points,
    rows: {
      goods,
      discount: goods - (refund + refunded + points + label - shipping),
      ...{ shipping, label, refunded, labels: isOurFault(reason) ? 0 : parts.length },
    },
  };
}
