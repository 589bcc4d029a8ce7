import { EMAIL_FORM } from '../../shared/forms/forms.js';
import { beginGuest } from '../api/guests.js';
import { openDialog } from '../session/openDialog.js';
import { guestTexts } from '../texts.js';
import { TextField } from '../ui/fields.js';
import { Form, FormButtons, useShopForm } from '../ui/form.js';
import { ruled } from '../ui/rules.js';
import './guests.css';

/** How a checkout begins without a sign-in: with an email or, beside it, by signing in. */
export function CheckoutStart() {
  const texts = guestTexts.useTexts();
  const form = useShopForm({
    defaultValues: { email: '' },
    rules: ruled(EMAIL_FORM, texts),
    send: ({ email }) => beginGuest(email),
    onSent: () => {},
  });
  return (
    <div className="stack">
      <section className="card stack-small panel checkout-step" aria-labelledby="checkout-guest">
        <h2 id="checkout-guest">{texts.begin}</h2>
        <p className="soft">{texts.beginText}</p>
        <Form form={form}>
          <TextField name="email" label={texts.email} />
          <FormButtons submit={texts.goOn} busy={texts.going} />
        </Form>
      </section>
      <section className="card stack-small panel checkout-step" aria-labelledby="checkout-sign-in">
        <h2 id="checkout-sign-in">{texts.or}</h2>
        <p className="soft">{texts.orText}</p>
        <div className="form-buttons">
          <button
            type="button"
            className="button button-quiet"
            onClick={() => openDialog('storefront-sign-in')}
          >
            {texts.signIn}
          </button>
        </div>
      </section>
    </div>
  );
}
