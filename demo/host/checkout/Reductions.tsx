import { type ReactNode, useState } from 'react';
import { plainText } from '../../../dist/npm/pasted-text.js';
import type { Summary } from '../../shared/replies/checkout.js';
import type { CouponLists } from '../../shared/replies/coupons.js';
import type { Choices } from '../api/checkout.js';
import { couponsQuery } from '../api/coupons.js';
import { When } from '../coupons/CouponTicket.js';
import { ensure } from '../data/use-shop-query.js';
import { fill, useI18n } from '../messages/i18n.js';
import { type CheckoutMessages, checkoutTexts } from '../texts.js';
import { TextField } from '../ui/fields.js';
import { Form, useShopForm } from '../ui/form.js';

interface ReductionsProps {
  summary: Summary;
  choices: Choices;
  onChoose: (choice: Partial<Choices>) => void;
}

export function Reductions({ summary, choices, onChoose }: ReductionsProps) {
  const texts = checkoutTexts.useTexts();
  const { numbers } = useI18n();
  const { coupons, user_coupon_id, points_most } = summary;
  const off = (cents: number) => numbers.price(cents, true);
  // While a new answer loads, the choice that was clicked is shown.
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
      <section className="card stack-small panel checkout-step" aria-labelledby="checkout-coupon">
        <h2 id="checkout-coupon">{texts.coupon}</h2>
        {coupons.length === 0 ? (
          <p className="soft">{texts.noneToUse}</p>
        ) : (
          <div className="choices" role="radiogroup" aria-labelledby="checkout-coupon">
            {coupons.map(({ user_coupon_id: id, name, terms, code, discount, expires_at }) =>
              coupon(
                id,
                <span>
                  <strong>{name}</strong>
                  <span className="choice-worth">{fill(texts.off, { price: off(discount) })}</span>
                  <span>{terms}</span>
                  <span>
                    <When own={{ used_at: null, expires_at }} />
                  </span>
                  <code dir="ltr" translate="no">
                    {code}
                  </code>
                </span>,
              ),
            )}
            {coupon(0, <span>{texts.noCoupon}</span>)}
          </div>
        )}
        <CouponCode coupons={coupons} onChoose={onChoose} />
      </section>
      <section className="card stack-small panel checkout-step" aria-labelledby="checkout-points">
        <h2 id="checkout-points">{texts.points}</h2>
        {points_most === 0 ? (
          <p className="soft">{summary.total === 0 ? texts.nothingLeft : texts.noPoints}</p>
        ) : (
          <label className="form-check">
            <input
              type="checkbox"
              checked={choices.usePoints}
              onChange={(event) => onChoose({ usePoints: event.target.checked })}
            />
            {fill(numbers.plural(texts.usePoints, points_most), { price: off(points_most) })}
          </label>
        )}
      </section>
    </>
  );
}

/** Normalizes a code for comparison: drops dashes and spaces, and reads unused letters as the digits they look like. */
const plain = (code: string): string =>
  code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

/** Returns the coupon code in a text, such as "7K3-Q9F". Without one, returns all of the text. */
function couponIn(text: string): string {
  const all = plainText(text);
  return /(?<![\p{L}\d])[\dA-Z]{3}\p{Pd}[\dA-Z]{3}(?![\p{L}\d])/u.exec(all)?.[0] ?? all;
}

/** Returns why a code can't be used for this order. */
function refusal(
  code: string,
  { owned, used, expired }: CouponLists,
  texts: CheckoutMessages['code'],
): string {
  const isIt = (own: { readonly code: string }) => plain(own.code) === plain(code);
  const unfit = owned.find(isIt);
  if (unfit) return fill(texts.unfit, { terms: unfit.coupon_terms });
  if (used.some(isIt)) return texts.used;
  return expired.some(isIt) ? texts.expired : texts.unknown;
}

interface CouponCodeProps {
  coupons: Summary['coupons'];
  onChoose: (choice: { coupon: number }) => void;
}

/** The field for a coupon code. The shopper's coupons are listed anyway, but people with a code look for a field. */
function CouponCode({ coupons, onChoose }: CouponCodeProps) {
  const texts = checkoutTexts.useTexts().code;
  const [notice, setNotice] = useState('');
  const form = useShopForm({
    defaultValues: { code: '' },
    check: ({ code }) => ({ code: plain(code) ? undefined : texts.empty }),
    async send({ code }) {
      setNotice('');
      const found = coupons.find((coupon) => plain(coupon.code) === plain(code));
      return found ?? refusal(code, await ensure(couponsQuery), texts);
    },
    onSent(found) {
      if (typeof found === 'string') {
        form.methods.setError('code', { message: found }, { shouldFocus: true });
        return;
      }
      onChoose({ coupon: found.user_coupon_id });
      setNotice(fill(texts.applied, { name: found.name }));
      form.methods.reset();
    },
  });
  return (
    <Form form={form} className="coupon-code screen-only" onChange={() => setNotice('')}>
      <TextField
        name="code"
        label={texts.label}
        clean={couponIn}
        maxLength={20}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <button type="submit" className="button button-quiet">
        {texts.apply}
      </button>
      <p className="status-message" role="status">
        {notice}
      </p>
    </Form>
  );
}
