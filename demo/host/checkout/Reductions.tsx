import type { Choices } from '../api/checkout.js';
import { useSpeech } from '../messages/context.js';
import type { CheckoutMessages } from './messages/messages.js';
import type { Checkout } from './useCheckout.js';

interface ReductionsProps {
  texts: CheckoutMessages;
  checkout: Extract<Checkout, { status: 'ready' }>;
  onChoose: (choices: Partial<Choices>) => Promise<void>;
}

/** One coupon, and points: what makes the order cheaper. */
export function Reductions({ texts, checkout, onChoose }: ReductionsProps) {
  const { numbers } = useSpeech();
  const { summary, choices } = checkout;
  const { coupons, user_coupon_id, points_most } = summary;
  // While another answer is on its way, the choice that was clicked is shown.
  const chosen = choices.coupon ?? user_coupon_id;
  return (
    <>
      <section className="checkout-step" aria-labelledby="checkout-coupon">
        <h2 id="checkout-coupon">{texts.coupon}</h2>
        {coupons.length === 0 ? (
          <p className="checkout-hint">{texts.noneToUse}</p>
        ) : (
          <div className="choices" role="radiogroup" aria-labelledby="checkout-coupon">
            {coupons.map(({ user_coupon_id: id, name, terms, discount }) => (
              <label className="choice" key={id}>
                <input
                  type="radio"
                  name="coupon"
                  value={id}
                  checked={chosen === id}
                  onChange={() => void onChoose({ coupon: id })}
                />
                <span>
                  <strong>{name}</strong>
                  <span>{terms}</span>
                </span>
                <span className="choice-worth">{texts.off.replace('{price}', numbers.price(discount))}</span>
              </label>
            ))}
            <label className="choice">
              <input
                type="radio"
                name="coupon"
                value="0"
                checked={chosen === 0}
                onChange={() => void onChoose({ coupon: 0 })}
              />
              <span>{texts.noCoupon}</span>
            </label>
          </div>
        )}
      </section>
      <section className="checkout-step" aria-labelledby="checkout-points">
        <h2 id="checkout-points">{texts.points}</h2>
        {points_most === 0 ? (
          <p className="checkout-hint">{texts.noPoints}</p>
        ) : (
          <label className="form-check">
            <input
              type="checkbox"
              checked={choices.usePoints}
              onChange={(event) => void onChoose({ usePoints: event.target.checked })}
            />
            {texts.usePoints
              .replace('{n}', numbers.count(points_most))
              .replace('{price}', numbers.price(points_most))}
          </label>
        )}
      </section>
    </>
  );
}
