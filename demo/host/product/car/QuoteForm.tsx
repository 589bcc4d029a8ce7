import { useEffect, useRef } from 'react';
import { isEmail } from '../../../shared/email.js';
import { isPhone } from '../../../shared/phone.js';
import type { Car } from '../../../shared/replies/cars.js';
import { askForQuote } from '../../api/landed-cost.js';
import { useStorefront } from '../../session/useStorefront.js';
import { carPageTexts } from '../../texts.js';
import { EmailField } from '../../ui/EmailField.js';
import { Form, FormButtons, TextField, trimmed, useShopForm, type Wrong } from '../../ui/form.js';

type Buyer = Record<'name' | 'email' | 'phone' | 'street' | 'city' | 'post_code', string>;
type Sent = { quote_id: number; total: number };

interface QuoteFormProps {
  car: Car;
  place: { readonly country: string; readonly port: string };
  onCancel: () => void;
  onSent: (sent: Sent, email: string) => void;
}

/** The form to request a quote, with a buyer's address anywhere in the world. */
export function QuoteForm({ car, place: { country, port }, onCancel, onSent }: QuoteFormProps) {
  const { form: texts } = carPageTexts.useTexts().landed;
  const shopper = useStorefront(({ user }) => user.info?.uname ?? '');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const check = (typed: Buyer): Wrong<Buyer> => {
    const { name, email, phone, street, city } = trimmed(typed);
    return {
      ...(!name && { name: texts.wrong.name }),
      ...(!isEmail(email) && { email: texts.wrong.email }),
      ...(!isPhone(phone) && { phone: texts.wrong.phone }),
      ...(!street && { street: texts.wrong.street }),
      ...(!city && { city: texts.wrong.city }),
    };
  };
  const form = useShopForm<Buyer, Sent>({
    defaultValues: { name: shopper, email: '', phone: '', street: '', city: '', post_code: '' },
    check,
    send: (typed) => askForQuote({ ...trimmed(typed), goods_id: car.goods_id, country, port }),
    onSent: (sent, typed) => onSent(sent, typed.email.trim()),
    checkText: texts.check,
  });
  return (
    <div className="landed-form">
      <h3 ref={title} tabIndex={-1}>
        {texts.title}
      </h3>
      <p>{texts.lead}</p>
      <Form form={form}>
        <TextField name="name" label={texts.name} autoComplete="name" maxLength={200} dir="auto" />
        <EmailField label={texts.email} />
        <TextField name="phone" type="tel" label={texts.phone} autoComplete="tel" dir="ltr" maxLength={40} />
        <TextField
          name="street"
          label={texts.street}
          autoComplete="street-address"
          maxLength={200}
          dir="auto"
        />
        <TextField name="city" label={texts.city} autoComplete="address-level2" maxLength={100} dir="auto" />
        <TextField
          name="post_code"
          label={texts.postCode}
          optional={texts.optional}
          autoComplete="postal-code"
          maxLength={20}
          dir="ltr"
        />
        <FormButtons submit={texts.send} busy={texts.sending}>
          <button type="button" className="button button-quiet" onClick={onCancel}>
            {texts.cancel}
          </button>
        </FormButtons>
      </Form>
    </div>
  );
}
