import type { ReactNode } from 'react';
import type { Choices, Summary } from '../api/checkout.js';
import { fill, useSpeech } from '../messages/speech.js';
import { CouponCode } from './CouponCode.js';
import { checkoutTexts } from './messages/load.js';

interface ReductionsProps {
  summary: Summary;
  choices: Choices;
  onChoose: (choice: Partial<Choices>) => void;
}

/** One coupon, and points: what makes the order cheaper. */
export function Reductions({ summary, choices, onChoose }: ReductionsProps) {
  const texts = checkoutTexts.useTexts();
  const { numbers } = useSpeech();
  const { coupons, user_coupon_id, points_most } = summary;
  // While another answer is on its way, the choice that was clicked is shown.
  const chosen = choices.coupon ?? user_coupon_id;
  const coupon = (id: number, what: ReactNode) => (
    <label className="choice" key={id}>
      <input
        type="radio"
        name="coupon"
        value={id}
        checked={chosen === id}
        onChange={() => onChoose({ coupon: id })}
      />
      {what}
    </label>
  );
  return (
    <>
      <section className="card stack checkout-step" aria-labelledby="checkout-coupon">
        <h2 id="checkout-coupon">{texts.coupon}</h2>
        {coupons.length === 0 ? (
          <p className="checkout-hint">{texts.noneToUse}</p>
        ) : (
          <div className="choices" role="radiogroup" aria-labelledby="checkout-coupon">
            {coupons.map(({ user_coupon_id: id, name, terms, code, discount }) =>
              coupon(
                id,
                <>
                  <span>
                    <strong>{name}</strong>
                    <span>{terms}</span>
                    <code dir="ltr" translate="no">
                      {code}
                    </code>
                  </span>
                  <span className="choice-worth">{fill(texts.off, { price: numbers.price(discount) })}</span>
                </>,
              ),
            )}
            {coupon(0, <span>{texts.noCoupon}</span>)}
          </div>
        )}
        <CouponCode coupons={coupons} onChoose={onChoose} />
      </section>
      <section className="card stack checkout-step" aria-labelledby="checkout-points">
        <h2 id="checkout-points">{texts.points}</h2>
        {points_most === 0 ? (
          <p className="checkout-hint">{texts.noPoints}</p>
        ) : (
          <label className="form-check">
            <input
              type="checkbox"
              checked={choices.usePoints}
              onChange={(event) => onChoose({ usePoints: event.target.checked })}
            />
            {fill(texts.usePoints, { n: numbers.count(points_most), price: numbers.price(points_most) })}
          </label>
        )}
      </section>
    </>
  );
}
