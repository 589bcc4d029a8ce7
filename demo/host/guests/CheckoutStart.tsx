import { isEmail } from '../../shared/email.js';
import { beginGuest } from '../api/guests.js';
import { openDialog } from '../session/openDialog.js';
import { type GuestMessages, guestTexts } from '../texts.js';
import { EmailField } from '../ui/EmailField.js';
import { Form, FormButtons, useShopForm } from '../ui/form.js';
import './guests.css';

/** Returns what the server would reject in an email. */
export const wrongEmail = (email: string, texts: GuestMessages): string | undefined =>
  email === '' ? texts.emailEmpty : isEmail(email) ? undefined : texts.emailWrong;

/** How a checkout begins without a sign-in: with an email or, beside it, by signing in. */
export function CheckoutStart() {
  const texts = guestTexts.useTexts();
  const form = useShopForm({
    defaultValues: { email: '' },
    check: ({ email }) => ({ email: wrongEmail(email.trim(), texts) }),
    send: ({ email }) => beginGuest(email.trim()),
    onSent: () => {},
  });
  return (
    <div className="checkout-start">
      <section className="card stack checkout-step" aria-labelledby="checkout-guest">
        <h2 id="checkout-guest">{texts.begin}</h2>
        <p className="checkout-hint">{texts.beginText}</p>
        <Form form={form}>
          <EmailField label={texts.email} />
          <FormButtons submit={texts.goOn} busy={texts.going} />
        </Form>
      </section>
      <section className="card stack checkout-step" aria-labelledby="checkout-sign-in">
        <h2 id="checkout-sign-in">{texts.or}</h2>
        <p className="checkout-hint">{texts.orText}</p>
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
